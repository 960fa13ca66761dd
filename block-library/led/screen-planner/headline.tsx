import { media, theme } from 'pagework/parts'
import { styled } from 'styled-components'
import type { PlanParts } from './plan-of.ts'

/** Renders what a buyer asks first: pitch, size and power. */
export function Headline({ plan, words: { fields, answers }, say }: PlanParts) {
  const figures = plan?.figures
  return (
    <Three>
      {(
        [
          [fields.pitch, plan?.chosen?.name],
          [answers.size, figures?.sizeMm && say.size(figures.sizeMm)],
          [answers.greatest, figures?.watts.greatest && say.range(figures.watts.greatest, 'W')],
        ] as const
      ).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </Three>
  )
}

const Three = styled.dl`
  display: grid;
  grid-template-columns: fit-content(5rem) 1fr;
  gap: 0.5rem 1.5rem;
  align-items: start;
  margin: 1rem 0 1.5rem;
  font-variant-numeric: tabular-nums;
  /* A column is as wide as its longest word. */
  overflow-wrap: break-word;

  /* Enlarged figures have no room side by side. */
  @media (max-width: 19.5rem) {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.medium} {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem ${theme.space.columns};
    align-items: end;
  }

  /* The pitch is as high as the other two figures on a phone. */
  > :first-child {
    grid-row: span 2;
  }

  dt {
    color: ${theme.color.muted};
    font-size: ${theme.font.small};
  }

  dd {
    margin: 0;
    font-size: ${theme.font.subtitle};
    line-height: ${theme.leading.row};
  }

  > :first-child dd {
    font-size: ${theme.font.figure};
    font-weight: ${theme.weight.heavy};
    letter-spacing: ${theme.tracking.display};
    line-height: ${theme.leading.solid};
    white-space: nowrap;
  }

  ${media.medium} {
    dd {
      font-size: ${theme.font.row};
    }
  }

  ${media.noScript} {
    display: none;
  }

  ${media.print} {
    display: flex;
    justify-content: space-between;
    margin: 0.5rem 0;

    > :first-child dd {
      font-size: ${theme.font.row};
    }
  }
`
