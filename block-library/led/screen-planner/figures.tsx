import { media, theme } from 'pagework/parts'
import { styled } from 'styled-components'
import type { answersOf } from './answers.ts'
import { FoldGroup } from './fold-group.tsx'

/** Renders the answers by group, each with its rule. Typical figures are marked, and groups are folded. */
export function Figures({ groups }: { groups: ReturnType<typeof answersOf> }) {
  return (
    <Groups>
      {groups.map(({ name, answers }, group) => (
        <FoldGroup key={group} heading={name}>
          <dl>
            {answers.map((answer, index) => (
              <div key={index}>
                <dt>{answer.name}</dt>
                <dd>
                  {answer.value} {answer.origin && <small>{answer.origin}</small>}
                </dd>
                {answer.note && <dd>{answer.note}</dd>}
              </div>
            ))}
          </dl>
        </FoldGroup>
      ))}
    </Groups>
  )
}

const Groups = styled.div`
  dl {
    columns: 13rem;
    column-gap: 1.25rem;
    margin: 0 0 1rem;
  }

  dl > div {
    break-inside: avoid;
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
    columns: 3;

    dl {
      display: block;
    }
  }
`
