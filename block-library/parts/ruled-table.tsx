import { css, styled } from 'styled-components'
import { theme } from './theme.ts'

/** Shows each row as a list: the first cell is its heading, and each other cell is below the name of its column. */
const stacked = css`
  tr {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
    gap: 0.375rem 1rem;
    padding-block: 0.875rem;
  }

  th,
  td {
    padding: 0;
  }

  tbody th,
  td:not([data-name]) {
    grid-column: 1 / -1;
  }

  thead {
    display: none;
  }

  [data-name]::before {
    content: attr(data-name);
    display: block;
    color: ${theme.color.muted};
    font-size: ${theme.font.micro};
  }
`

/**
 * Renders a table with thin lines. On a narrow screen each row is shown as a list, so that the table never scrolls
 * sideways. With `$wide`, this applies to all but large screens. Cells hold the name of their column in `data-name`.
 * When copied, it is still a table.
 */
export const RuledTable = styled.table<{ $wide?: boolean }>`
  width: 100%;
  margin-top: 1rem;
  border-collapse: collapse;
  /* The colour of the ground. axe finds it only here for cells of a stacked table. */
  background: ${theme.color.stage};
  font-size: ${({ $wide }) => ($wide ? theme.font.micro : theme.font.small)};
  font-variant-numeric: tabular-nums;
  text-align: left;

  th,
  td {
    padding: 0.625rem 1rem 0.625rem 0;
    vertical-align: top;
  }

  tr {
    border-bottom: 1px solid ${theme.color.line};
  }

  th {
    min-width: 6rem;
    font-weight: ${theme.weight.strong};
  }

  td,
  thead th {
    color: ${theme.color.muted};
  }

  th + td,
  [data-name] {
    color: ${theme.color.text};
  }

  a {
    color: inherit;
  }

  @media screen and (max-width: ${({ $wide }) => ($wide ? '79.99rem' : '47.99rem')}) {
    ${stacked}
  }

  @media print {
    font-size: 8pt;

    th,
    td {
      padding: 0.125rem 0.5rem 0.125rem 0;
    }
  }
`
