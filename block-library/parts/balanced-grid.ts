import { css } from 'styled-components'
import { media } from './theme.ts'

export interface MostColumns {
  /** Maximum number of columns on a phone, a tablet and a desktop. Unset, a phone has one column. */
  small?: number
  medium: number
  large: number
  /** Whether the documents prescribe the number of columns. Then only a last row that is not full is stretched. */
  fixed?: boolean
}

/**
 * Returns a grid that leaves no single card in its last row. It chooses a number of columns that the cards fill,
 * or else stretches the last row. A phone has no room for an additional column, so it always stretches.
 */
export const balancedGrid = (count: number, { small = 1, medium, large, fixed = false }: MostColumns) => css`
  ${rowsOf(count, small, true)}

  ${media.medium} {
    ${rowsOf(count, medium, fixed)}
  }

  ${media.large} {
    ${rowsOf(count, large, fixed)}
  }
`

function rowsOf(count: number, most: number, fixed: boolean) {
  const columns = fixed ? most : columnsFor(count, most)
  const rest = count % columns
  // With this number of tracks, a full row and the last row both end at the edge.
  const tracks = rest === 0 ? columns : leastCommonMultiple(columns, rest)
  return css`
    grid-template-columns: repeat(${tracks}, minmax(0, 1fr));

    /* Has the same specificity as the rule of the last row, so that on a wider screen it overrides that rule. */
    > :nth-child(n) {
      grid-column: span ${tracks / columns};
    }

    > :nth-last-child(-n + ${rest}) {
      grid-column: span ${rest === 0 ? 1 : tracks / rest};
    }
  `
}

/**
 * Returns the number of columns, near the maximum, that leaves no gap in the last row; else one that leaves no single
 * card.
 */
export function columnsFor(count: number, most: number): number {
  if (most === 1 || count <= most) return Math.max(1, Math.min(count, most))
  // Narrower cards are better than a single card in the last row.
  const wide = [most, most + 1, most - 1].filter((columns) => columns > 1)
  const full = wide.find((columns) => count % columns === 0)
  return full ?? wide.find((columns) => count % columns !== 1) ?? most
}

function leastCommonMultiple(a: number, b: number): number {
  let multiple = a
  while (multiple % b !== 0) multiple += a
  return multiple
}
