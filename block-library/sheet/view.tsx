import { styled } from 'styled-components'
import { linkStyle } from '../parts/button.tsx'
import type { ViewProps } from '../contract/define-block.ts'
import { Fold } from '../parts/fold.tsx'
import { Link } from '../parts/link.tsx'
import { pairTracks, RuledTable } from '../parts/ruled-table.tsx'
import { Section } from '../parts/section.tsx'
import { media, theme } from '../parts/theme.ts'
import { visuallyHidden } from '../parts/visually-hidden.ts'
import type { bindSheet } from './block.ts'

/** Renders a sheet to print and fill in. */
export function Sheet(props: ViewProps<typeof bindSheet>) {
  const { heading, lead, fields, columns, blank, rows, signatures, note, link, fold } = props
  const isPaired = blank.filter((isBlank) => !isBlank).length === 2
  const sheet = (
    <>
      <Lines labels={fields} />
      <Table data-paired={isPaired || undefined}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col" data-blank={blank[index] || undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }, row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={index} data-name={columns[index + 1]} data-blank={blank[index + 1] || undefined}>
                  {cell || <Field />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Lines labels={signatures} />
    </>
  )
  return (
    <Page>
      <Section heading={heading} lead={lead}>
        {fold ? <Fold {...fold}>{sheet}</Fold> : sheet}
        {(note || link) && (
          <Foot>
            {note} {link && <Way to={link.to}>{link.label}</Way>}
          </Foot>
        )}
      </Section>
    </Page>
  )
}

/** Renders labels, each with a line to write on. */
function Lines({ labels }: { labels: string[] }) {
  if (labels.length === 0) return null
  return (
    <Blanks>
      {labels.map((label, index) => (
        <li key={index}>
          {label}
          <Field />
        </li>
      ))}
    </Blanks>
  )
}

/** Begins on a page of its own, so that each sheet can be handed to somebody. The first of a page follows the logo. */
const Page = styled.div`
  ${media.print} {
    &:not(:has(h1)) {
      break-before: page;
    }
  }
`

const Table = styled(RuledTable)`
  /* A phone shows each row as a list, with the name of the column before each cell, or as a pair. */
  ${media.small} {
    [data-blank] {
      display: none;
    }

    &[data-paired] tr {
      grid-template-columns: ${pairTracks};
    }

    &:not([data-paired]) {
      thead {
        ${visuallyHidden}
      }

      [data-name]::before {
        content: attr(data-name) ': ';
      }
    }
  }

  ${media.medium} {
    tbody th {
      width: 28%;
    }
  }

  ${media.print} {
    th,
    td {
      padding-block: 0.25rem;
    }
  }
`

const Field = styled.span`
  display: block;
  min-width: 7rem;
  height: 1.5rem;
  border-bottom: 1px dotted ${theme.color.edge};

  ${media.print} {
    height: 1.5rem;
    border-bottom: 0.75pt solid #000;
  }
`

const Blanks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: 1rem ${theme.space.gap};
  margin-block: 1rem 1.5rem;
  color: ${theme.color.muted};
  font-size: ${theme.font.small};
  list-style: '';

  /* Sheets are filled in on paper. */
  ${media.small} {
    display: none;
  }
`

const Foot = styled.p`
  margin-top: 1rem;
  color: ${theme.color.muted};
  font-size: ${theme.font.small};
`

const Way = styled(Link)`
  ${linkStyle}

  ${media.print} {
    display: none;
  }
`
