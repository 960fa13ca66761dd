import { styled } from 'styled-components'
import { linkStyle } from '../parts/button.tsx'
import type { ViewProps } from '../contract/define-block.ts'
import { Fold } from '../parts/fold.tsx'
import { Link } from '../parts/link.tsx'
import { RuledTable } from '../parts/ruled-table.tsx'
import { Section } from '../parts/section.tsx'
import { theme } from '../parts/theme.ts'
import type { bindSpecTable } from './block.ts'

/** Renders the figures of a product, with a note on each. */
export function SpecTable(props: ViewProps<typeof bindSpecTable>) {
  const { heading, lead, rows, typical, more, less, link, sheet } = props
  return (
    <Section heading={heading} lead={lead}>
      <Fold more={more} less={less}>
        <Figures>
          <tbody>
            {rows.map(({ name, note, cells: [cell] }, index) => (
              <tr key={index}>
                <th scope="row">{name}</th>
                <td>{cell}</td>
                <td>{note}</td>
              </tr>
            ))}
          </tbody>
        </Figures>
      </Fold>
      <Foot>
        {typical} {link && <Way to={link.to}>{link.label}</Way>}{' '}
        {sheet && <Way to={sheet.to}>{sheet.label}</Way>}
      </Foot>
    </Section>
  )
}

/** Columns of rows on a large screen, with each note under its figure. */
const Figures = styled(RuledTable)`
  @media screen and (min-width: 64rem) {
    tbody {
      display: block;
      columns: 24rem;
      column-gap: ${theme.space.gap};
    }

    tr {
      display: grid;
      grid-template-columns: 8.5rem 1fr;
      align-content: start;
      break-inside: avoid;
    }

    td:last-child {
      grid-column: 2;
      margin-top: -0.4375rem;
      padding-top: 0;
    }
  }
`

const Foot = styled.p`
  margin-top: 1rem;
  color: ${theme.color.muted};
  font-size: ${theme.font.small};
`

const Way = styled(Link)`
  ${linkStyle}
  margin-inline-end: 1rem;
`
