import { styled } from 'styled-components'
import type { ArticleTable } from '../contract/content-view.ts'
import { pairTracks } from '../parts/ruled-table.tsx'
import { media, theme } from '../parts/theme.ts'

/**
 * Renders the figures of an article. Cells wrap, so that the table never scrolls sideways. On a phone the label of a row is above its
 * cells, so that no figure breaks, or beside its only one.
 */
export function ArticleFigures({ title, columns, rows }: ArticleTable) {
  return (
    <Table $columns={columns.length - 1}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {columns.map((column, index) =>
            column ? (
              <th key={index} scope="col">
                {column}
              </th>
            ) : (
              <td key={index}>{column}</td>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{label}</th>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Table = styled.table<{ $columns: number }>`
  width: 100%;
  margin-block: 0.75rem;
  border-collapse: collapse;
  background: ${theme.color.raised};
  font-size: ${theme.font.small};
  font-variant-numeric: tabular-nums;
  line-height: ${theme.leading.tall};
  overflow-wrap: anywhere;

  caption {
    padding-bottom: 0.75rem;
    font-size: ${theme.font.subtitle};
    font-weight: ${theme.weight.strong};
    letter-spacing: ${theme.tracking.subtitle};
    text-align: inherit;
  }

  th,
  td {
    padding: 0.625rem clamp(0.25rem, 2vw, 1rem);
    border-bottom: 1px solid ${theme.color.line};
    text-align: inherit;
    vertical-align: top;
  }

  th {
    font-weight: ${theme.weight.strong};
  }

  thead th {
    border-bottom-color: ${theme.color.edge};
  }

  tbody td {
    color: ${theme.color.muted};
  }

  ${media.small} {
    tr {
      display: grid;
      grid-template-columns: ${({ $columns }) =>
        $columns > 1 ? `repeat(${$columns}, minmax(0, 1fr))` : pairTracks};
      border-bottom: 1px solid ${theme.color.line};
    }

    th,
    td {
      border: 0;
    }

    tbody th:not(:nth-last-child(2)) {
      grid-column: 1 / -1;
      padding-bottom: 0;
    }

    td:empty {
      display: none;
    }
  }
`
