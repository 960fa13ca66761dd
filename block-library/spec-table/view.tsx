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
  const { heading, lead, rows, typical, more, less, link } = props
  return (
    <Section heading={heading} lead={lead}>
      <Fold more={more} less={less}>
        <RuledTable>
          <tbody>
            {rows.map(({ name, note, cells: [cell] }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{cell}</td>
                <td>{note}</td>
              </tr>
            ))}
          </tbody>
        </RuledTable>
      </Fold>
      <Foot>
        {typical} {link && <Way to={link.to}>{link.label}</Way>}
      </Foot>
    </Section>
  )
}

const Foot = styled.p`
  margin-top: 1rem;
  color: ${theme.color.muted};
  font-size: ${theme.font.small};
`

const Way = styled(Link)`
  ${linkStyle}
`
