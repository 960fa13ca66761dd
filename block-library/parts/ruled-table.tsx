import { styled } from 'styled-components'
import { media, theme } from './theme.ts'

/** Tracks of a row with one figure: beside its name where both have room. */
export const pairTracks = 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))'

/**
 * Renders a table with thin lines. On a narrow screen each row is shown as a list, so that the table never scrolls
 * sideways. When copied, it is still a table.
 */
export const RuledTable = styled.table`
  width: 100%;
  margin-top: 1rem;
  border-collapse: collapse;
  /* The colour of the ground. axe finds it only here for cells of a stacked table. */
  background: ${theme.color.stage};
  font-size: ${theme.font.small};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding-block: 0.4375rem;
    padding-inline: 0 1rem;
    text-align: inherit;
    vertical-align: top;
  }

  tr {
    border-bottom: 1px solid ${theme.color.line};
  }

  th {
    min-width: 6rem;
    font-weight: ${theme.weight.strong};
  }

  td {
    color: ${theme.color.muted};
  }

  th + td {
    color: ${theme.color.text};
  }

  ${media.small} {
    tr {
      display: grid;
      gap: 0.375rem 1rem;
      padding-block: 0.875rem;
    }

    th,
    td {
      padding: 0;
    }
  }

  ${media.print} {
    font-size: 8pt;

    th,
    td {
      padding-block: 0.125rem;
      padding-inline: 0 0.5rem;
    }
  }
`
