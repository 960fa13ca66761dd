import { styled } from 'styled-components'
import { media, theme } from '../parts/theme.ts'

/** Renders the figures that buyers ask for first, side by side. */
export function HeroFacts({ facts }: { facts: { value: string; label: string }[] }) {
  return (
    <List>
      {facts.map(({ value, label }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  )
}

/** A wide screen, or one too narrow for three figures side by side. */
const rows = '@media (min-width: 64rem), (max-width: 19.5rem)'

/** Shows each figure above its label. */
const List = styled.dl`
  display: grid;
  grid-auto-flow: column;
  gap: clamp(0.875rem, 2vw, 2rem);
  margin: 0;

  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: 0.25rem;
  }

  > div + div {
    padding-inline-start: clamp(0.875rem, 2vw, 2rem);
    border-inline-start: 1px solid ${theme.color.line};
  }

  dt {
    color: ${theme.color.muted};
    font-size: ${theme.font.micro};
    line-height: ${theme.leading.row};
  }

  dd {
    margin: 0;
    font-size: ${theme.font.lead};
    font-weight: ${theme.weight.strong};
    font-variant-numeric: tabular-nums;
    letter-spacing: ${theme.tracking.subtitle};
    line-height: ${theme.leading.row};
  }

  /* A figure with a long word gets more of a phone's width than the others. */
  ${media.small} {
    overflow-wrap: break-word;

    > div {
      max-width: 33vw;
    }
  }

  /* Beside the picture, and with enlarged text, each figure is a row. Beside the picture the rows end with it. */
  ${rows} {
    display: block;
    width: 100%;
    margin-top: auto;

    > div,
    > div + div {
      flex-direction: row-reverse;
      max-width: none;
      align-items: baseline;
      justify-content: space-between;
      padding: min(0.875rem, 1vh) 0;
      border: 0;
      border-top: 1px solid ${theme.color.line};
    }

    > div:last-child {
      padding-bottom: 0;
    }

    dt {
      font-size: ${theme.font.small};
    }

    dd {
      font-size: ${theme.font.subtitle};
    }
  }
`
