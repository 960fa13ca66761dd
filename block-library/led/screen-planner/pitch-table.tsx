import { theme } from 'pagework/parts'
import { styled } from 'styled-components'
import { FoldGroup } from './fold-group.tsx'
import type { PlanParts } from './plan-of.ts'

/** Renders every available pitch, with its viewing distance and its uses. It needs no script. */
export function PitchTable({ planning, words: { table }, say }: PlanParts) {
  const [least, greatest] = planning.best
  return (
    <Ground data-screen-only>
      <FoldGroup heading={table.heading}>
        <table>
          <thead>
            <tr>
              {[table.pitch, table.nearest, table.best, table.places].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {planning.table.map(({ name, nearM, places }, row) => (
              <tr key={row}>
                <th scope="row">{name}</th>
                <td>{say.metres(nearM)}</td>
                <td>{say.span([nearM * least, nearM * greatest], 1)}</td>
                <td>{places}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </FoldGroup>
    </Ground>
  )
}

/** Is not printed: a plan on paper needs no other pitches. */
const Ground = styled.div`
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${theme.font.small};
  }

  th,
  td {
    padding-block: 0.5rem;
    padding-inline: 0 0.5rem;
    text-align: inherit;
    border-bottom: 1px solid ${theme.color.line};
    vertical-align: top;
  }
`
