import { css } from 'styled-components'
import { media } from './theme.ts'

export interface MostColumns {
  /** The most columns that a phone, a tablet and a desktop have room for; unset, one on a phone. */
  small?: number
  medium: number
  large: number
  /** The documents fix the columns: a last row that is not full is stretched, and nothing else changes. */
  fixed?: boolean
}

/**
 * A grid without a lone card: columns that the cards fill, and a last row that is stretched where they cannot. A phone has no
 * room for a column more, so there the last row is stretched.
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
  // So many tracks that a full row and the last one both end at the edge.
  const tracks = rest === 0 ? columns : leastCommonMultiple(columns, rest)
  return css`
    grid-template-columns: repeat(${tracks}, minmax(0, 1fr));

    /* As weighty as the last row's rule, so that on a wider screen it takes that back. */
    > :nth-child(n) {
      grid-column: span ${tracks / columns};
    }

    > :nth-last-child(-n + ${rest}) {
      grid-column: span ${rest === 0 ? 1 : tracks / rest};
    }
  `
}

/** Of the columns there is room for, those that leave no gap, else those that leave no card alone. */
export function columnsFor(count: number, most: number): number {
  if (most === 1 || count <= most) return Math.max(1, Math.min(count, most))
  // Narrower cards are better than a lone one.
  const wide = [most, most + 1, most - 1].filter((columns) => columns > 1)
  const full = wide.find((columns) => count % columns === 0)
  return full ?? wide.find((columns) => count % columns !== 1) ?? most
}

function leastCommonMultiple(a: number, b: number): number {
  let multiple = a
  while (multiple % b !== 0) multiple += a
  return multiple
}
