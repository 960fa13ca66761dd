import { theme } from 'pagework/parts'
import { styled } from 'styled-components'
import type { Verdict } from './verdict.ts'

interface ReadingsProps {
  verdict: Verdict
  labels: Record<'arc' | 'contrast' | 'pixels', string>
}

/** Renders the figures of the verdict, as an instrument shows them. */
export const Readings = ({ verdict, labels }: ReadingsProps) => (
  <List>
    {(['arc', 'contrast', 'pixels'] as const).map((name) => (
      <div key={name}>
        <dt>{labels[name]}</dt>
        <dd data-part={name}>{verdict[name]}</dd>
      </div>
    ))}
  </List>
)

const List = styled.dl`
  /* Its words do not widen the panel. */
  contain: inline-size;
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  justify-content: space-between;
  margin: 0;
  padding-block: 0.875rem;
  border-block: 1px solid ${theme.color.line};

  /* A figure that does not fit beside the others moves to the next line. */
  > div {
    flex: 1 1 min-content;
    min-width: 0;
    max-width: max-content;
  }

  dt {
    overflow-wrap: break-word;
    color: ${theme.color.muted};
    font-size: ${theme.font.micro};
    line-height: ${theme.leading.row};
  }

  dd {
    margin: 0.25rem 0 0;
    font-size: ${theme.font.subtitle};
    font-variant-numeric: tabular-nums;
    font-weight: ${theme.weight.strong};
    letter-spacing: ${theme.tracking.subtitle};
    white-space: nowrap;
  }
`
