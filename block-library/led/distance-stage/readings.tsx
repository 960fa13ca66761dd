import { theme } from 'pagework/parts'
import { styled } from 'styled-components'
import type { Verdict } from './verdict.ts'

interface ReadingsProps {
  verdict: Verdict
  labels: Record<'contrast' | 'pixels', string>
}

/** Renders the figures of the verdict, as an instrument shows them. */
export const Readings = ({ verdict, labels }: ReadingsProps) => (
  <List>
    {(['contrast', 'pixels'] as const).map((name) => (
      <div key={name}>
        <dt>{labels[name]}</dt>
        <dd data-part={name}>{verdict[name]}</dd>
      </div>
    ))}
  </List>
)

const List = styled.dl`
  margin: 0;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    align-items: baseline;
    justify-content: space-between;
    padding-block: 0.625rem;
    border-bottom: 1px solid ${theme.color.line};
  }

  dt {
    color: ${theme.color.muted};
    font-size: ${theme.font.micro};
    line-height: ${theme.leading.row};
  }

  dd {
    margin: 0;
    font-size: ${theme.font.subtitle};
    font-variant-numeric: tabular-nums;
    font-weight: ${theme.weight.strong};
    letter-spacing: ${theme.tracking.subtitle};
    white-space: nowrap;
  }
`
