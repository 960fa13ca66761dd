import { media, theme } from 'pagework/parts'
import { styled } from 'styled-components'
import type { PlanParts } from './plan-of.ts'
import { verdictOf, type Verdict } from './verdict.ts'

/**
 * Renders the verdict with an icon, in the colour of its state. On a phone it stays in view above the fields, so that
 * each change is answered where it is made.
 */
export function VerdictLine(parts: PlanParts) {
  const { state, lines } = verdictOf(parts)
  return (
    <Line data-state={state}>
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={signs[state]} />
      </svg>
      <p>{lines.join(' ')}</p>
    </Line>
  )
}

/** A tick, an exclamation mark, a cross and a question mark. */
const signs: Record<Verdict['state'], string> = {
  right: 'M4 13l5 5L20 6',
  fair: 'M12 4v10M12 18v2',
  wrong: 'M5 5l14 14M19 5L5 19',
  open: 'M8 8a4 4 0 1 1 5 4q-1 .5-1 3M12 19v1',
}

const Line = styled.div`
  --state: ${theme.color.text};
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.75rem;
  align-items: start;
  padding: 0.75rem 1rem;
  border: 1px solid ${theme.color.line};
  border-inline-start: 0.25rem solid var(--state);
  border-radius: ${theme.radius.small};
  background: ${theme.color.raised};
  color: var(--state);
  font-weight: ${theme.weight.strong};
  line-height: ${theme.leading.tall};

  &[data-state='right'] {
    --state: ${theme.color.right};
  }

  &[data-state='wrong'] {
    --state: ${theme.color.wrong};
  }

  svg {
    width: 1.25em;
    margin-top: 0.05em;
    fill: none;
    stroke: currentColor;
    stroke-width: 3;
  }

  ${media.noScript} {
    display: none;
  }

  @media screen and (max-width: 63.99rem) and (min-height: 34rem) {
    position: sticky;
    z-index: 1;
    top: calc(${theme.size.header} + 0.25rem);
  }
`
