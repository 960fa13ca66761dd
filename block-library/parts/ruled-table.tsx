import { css, styled } from 'styled-components'
import { theme } from './theme.ts'

/** Each row by itself, its first cell as its heading, each other under the name of its column. */
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
 * A table in hairlines. On a narrow screen, for a `$wide` one on any but a large one, its rows stand by themselves, so that
 * nothing has to be moved sideways (a cell says the name of its column in `data-name`); it stays a table for who copies it.
 */
export const RuledTable = styled.table<{ $wide?: boolean }>`
  width: 100%;
  margin-top: 1rem;
  border-collapse: collapse;
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
