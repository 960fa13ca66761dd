import { styled } from 'styled-components'
import { ItemTitle } from '../parts/heading.tsx'
import { media, theme } from '../parts/theme.ts'
import type { answersOf } from './answers.ts'

/** Renders the answers by group, each with its rule. Typical figures are marked. */
export function Figures({ groups }: { groups: ReturnType<typeof answersOf> }) {
  return (
    <Groups>
      {groups.map(({ name, answers }) => (
        <div key={name}>
          <ItemTitle>{name}</ItemTitle>
          <dl>
            {answers.map((answer) => (
              <div key={answer.name}>
                <dt>{answer.name}</dt>
                <dd>
                  {answer.value} {answer.origin && <small>{answer.origin}</small>}
                </dd>
                {answer.note && <dd>{answer.note}</dd>}
              </div>
            ))}
          </dl>
        </div>
      ))}
    </Groups>
  )
}

const Groups = styled.div`
  display: grid;
  /* Three columns at most: a fourth would stay empty. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(12rem, 30%)), 1fr));
  gap: ${theme.space.gap};

  dl {
    margin: 0.5rem 0 0;
  }

  > :last-child {
    grid-column: 1 / -1;

    /* The last row is full, whatever the number of answers. */
    dl {
      display: flex;
      flex-wrap: wrap;
      gap: 0 1.25rem;
    }

    dl > div {
      flex: 1 1 11rem;
    }
  }

  dl > div {
    padding-block: 0.75rem;
    border-top: 1px solid ${theme.color.line};
  }

  dt,
  dd + dd {
    color: ${theme.color.muted};
    font-size: ${theme.font.small};
  }

  dd {
    margin: 0;
  }

  dd + dd {
    font-size: ${theme.font.micro};
  }

  small {
    padding: 0 0.375rem;
    border: 1px solid ${theme.color.edge};
    border-radius: ${theme.radius.small};
    color: ${theme.color.muted};
    font-size: ${theme.font.micro};
  }

  ${media.print} {
    display: block;
    columns: 3;
  }
`
