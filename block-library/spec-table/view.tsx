import { styled } from 'styled-components'
import { linkStyle } from '../shared/button.tsx'
import type { ViewProps } from '../shared/define-block.ts'
import { Link } from '../shared/link.tsx'
import { RuledTable } from '../shared/ruled-table.tsx'
import { Section } from '../shared/section.tsx'
import { theme } from '../shared/theme.ts'
import type { bindSpecTable } from './block.ts'

/** A product in figures, or several side by side. */
export function SpecTable({ heading, lead, columns, rows, typical, link }: ViewProps<typeof bindSpecTable>) {
  const isComparison = columns.length > 1
  return (
    <Section heading={heading} lead={lead}>
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
