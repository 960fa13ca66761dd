import { styled } from 'styled-components'
import { linkStyle } from '../parts/button.tsx'
import type { ViewProps } from '../contract/define-block.ts'
import { Fold } from '../parts/fold.tsx'
import { Link } from '../parts/link.tsx'
import { RuledTable } from '../parts/ruled-table.tsx'
import { Section } from '../parts/section.tsx'
import { theme } from '../parts/theme.ts'
import type { bindSpecTable } from './block.ts'

/** Renders the figures of a product, or of several products side by side. */
export function SpecTable(props: ViewProps<typeof bindSpecTable>) {
  const { heading, lead, columns, typical, more, less, link } = props
  return (
    <Section heading={heading} lead={lead}>
      {columns.length > 1 ? (
        <Table {...props} />
      ) : (
        <Fold more={more} less={less}>
          <Table {...props} />
        </Fold>
      )}
      <Foot>
        {typical} {link && <Way to={link.to}>{link.label}</Way>}
      </Foot>
    </Section>
  )
}

function Table({ columns, rows }: Pick<ViewProps<typeof bindSpecTable>, 'columns' | 'rows'>) {
  const isComparison = columns.length > 1
  return (
    <RuledTable $wide={isComparison}>
      {isComparison && (
        <thead>
          <tr>
            <td aria-hidden />
            {columns.map(({ name, to }) => (
              <th key={name} scope="col">
                {to ? <Link to={to}>{name}</Link> : name}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ name, note, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={index} data-name={isComparison ? columns[index]?.name : undefined}>
                {cell}
              </td>
            ))}
            {!isComparison && <td>{note}</td>}
          </tr>
        ))}
      </tbody>
    </RuledTable>
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
