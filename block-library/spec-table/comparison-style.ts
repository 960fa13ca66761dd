import { css, styled } from 'styled-components'
import { linkStyle } from '../parts/button.tsx'
import { media, theme, way } from '../parts/theme.ts'

/** Applies where a script runs: the checkboxes choose the columns. */
const chosen = '@media (scripting: enabled)'

/** Hides the column of each product whose checkbox is not checked, as soon as one is checked. */
const columnsOf = (count: number) =>
  Array.from(
    { length: count },
    (_, place) => css`
      &:has(:checked):not(:has([data-place='${place}']:checked)) tr > :nth-child(${place + 2}) {
        display: none;
      }
    `,
  )

/** Shows the name of a row above its values, which share the width. */
const stacked = css`
  table,
  thead,
  tbody {
    display: block;
  }

  table {
    font-size: ${theme.font.micro};
  }

  tr {
    display: flex;
    flex-wrap: wrap;
    padding-block: 0.625rem;
    border-bottom: 1px solid ${theme.color.line};
  }

  tr > * {
    flex: 1 1 0;
    min-width: 0;
    padding: 0.125rem 0.5rem;
    border: 0;
  }

  tbody th {
    flex-basis: 100%;
    padding-bottom: 0.25rem;
    color: ${theme.color.muted};
    font-weight: ${theme.weight.body};
  }

  thead td {
    display: none;
  }
`

/** Scrolls sideways within its frame: all products are wider than a small screen. */
const scrolled = css`
  overflow-x: auto;

  table {
    width: max-content;
  }

  tr > *,
  tr > :first-child {
    width: 9rem;
  }

  tbody th {
    position: sticky;
    inset-inline-start: 0;
    background: ${theme.color.stage};
  }
`

/** Holds the table and the equal rows below it. */
export const Figures = styled.div`
  details:has(tbody:empty) {
    display: none;
  }

  summary {
    ${linkStyle}
    cursor: pointer;

    &::after {
      content: '+' / '';
      margin-inline-start: 0.625rem;
      font-size: ${theme.font.subtitle};
    }
  }

  [open] > summary::after {
    content: '−' / '';
  }
`

/** Holds the picture and the name of a product. With a few products they are side by side, so that the head is low. */
export const ColumnHead = styled.div`
  display: grid;
  gap: 0.5rem 1rem;
`

const narrow = '@media screen and (max-width: 79.99rem)'

/** Holds the choice and the figures. `$count` is the number of products. */
export const ComparisonFrame = styled.div<{ $count: number }>`
  table {
    width: 100%;
    table-layout: fixed;
    border-spacing: 0;
    font-size: ${theme.font.micro};
    font-variant-numeric: tabular-nums;
  }

  tr > * {
    padding: 0.75rem;
    text-align: inherit;
    border-bottom: 1px solid ${theme.color.line};
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  th {
    font-weight: ${theme.weight.strong};
  }

  thead a {
    color: inherit;
  }

  tr > :first-child {
    width: 9%;
    padding-inline-start: 0;
  }

  &:not(:has(:checked)) {
    [data-rare] {
      display: none;
    }

    ${narrow} {
      ${Figures} {
        ${scrolled}
      }
    }
  }

  /* The checkboxes are not shown, and all products are. */
  ${media.noScript} {
    [data-rare] {
      display: none;
    }

    ${narrow} {
      ${Figures} {
        ${scrolled}
      }
    }
  }

  ${chosen} {
    ${({ $count }) => columnsOf($count)}

    &:has(:checked) table {
      font-size: ${theme.font.small};
    }

    &:has(:checked) tr > :first-child {
      width: 20%;
    }

    &:has(:checked) thead {
      position: sticky;
      z-index: 1;
      top: ${theme.size.header};
      background: ${theme.color.stage};
    }

    ${media.medium} {
      &:has(:checked) ${ColumnHead} {
        grid-template-columns: minmax(0, 8rem) minmax(0, 1fr);
        align-items: center;
      }
    }

    ${media.small} {
      &:has(:checked) {
        ${stacked}
      }
    }

    ${media.cramped}, print {
      thead {
        position: static !important;
      }
    }
  }

  /* A value that no other chosen product has, beside values that some of them share. */
  [data-lit] {
    box-shadow: inset calc(${way} * 0.125rem) 0 ${theme.color.signal};
    font-weight: ${theme.weight.strong};
  }

  :has([data-lit]) > td:not([data-lit]) {
    color: ${theme.color.muted};
  }

  [hidden] {
    display: none !important;
  }
`
