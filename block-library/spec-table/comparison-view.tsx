import { styled } from 'styled-components'
import type { ViewProps } from '../contract/define-block.ts'
import { ButtonLink, linkStyle } from '../parts/button.tsx'
import { Link } from '../parts/link.tsx'
import { Picture } from '../parts/picture.tsx'
import { Section } from '../parts/section.tsx'
import { theme } from '../parts/theme.ts'
import type { bindSpecTable } from './block.ts'
import { Chooser } from './chooser.tsx'
import { ColumnHead, ComparisonFrame, Figures } from './comparison-style.ts'

/**
 * Renders the figures of several products side by side. The checkboxes choose the shown columns by CSS alone. The
 * behaviour marks differences and folds equal rows. Without a script all products are shown.
 */
export function Comparison(props: ViewProps<typeof bindSpecTable>) {
  const { heading, lead, columns, rows, none, typical, link, compare } = props
  if (!compare) return null
  const { choose, most, all, equal, ask, enclosed } = compare
  const status = compare.status.replace('{most}', String(most))
  const isRare = (cells: string[]) => cells.filter((cell) => cell !== none).length * 2 < cells.length
  return (
    <Section heading={heading} lead={lead}>
      <ComparisonFrame
        $count={columns.length}
        data-behaviour="comparison"
        data-most={most}
        data-none={none}
        data-status={status}
        data-enclosed={enclosed}
      >
        <Chooser choose={choose} all={all} status={status} columns={columns} />
        <Figures>
          <table>
            <thead>
              <tr>
                <td aria-hidden />
                {columns.map(({ name, to, preview }, index) => (
                  <th key={index} scope="col">
                    <ColumnHead>
                      <Screen>
                        <Picture src={preview} alt="" lost="" sizes="8rem" />
                      </Screen>
                      {to && <Link to={to}>{name}</Link>}
                    </ColumnHead>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, cells }, row) => (
                <tr key={row} data-rare={isRare(cells) ? '' : undefined}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, index) => (
                    <td key={index}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <details>
            <summary>{equal}</summary>
            <table aria-label={equal}>
              <tbody />
            </table>
          </details>
        </Figures>
        <Foot>
          <ButtonLink button={ask} />
          {link && <Way to={link.to}>{link.label}</Way>}
          {typical}
        </Foot>
      </ComparisonFrame>
    </Section>
  )
}

const Screen = styled.div`
  aspect-ratio: 16 / 9;
  overflow: clip;
  border-radius: ${theme.radius.medium};
  background: ${theme.color.raised};
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1.5rem;
  align-items: center;
  margin-top: 1.5rem;
  color: ${theme.color.muted};
  font-size: ${theme.font.small};
`

const Way = styled(Link)`
  ${linkStyle}
`
