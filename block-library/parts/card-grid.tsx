import { Children, type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { balancedGrid, type MostColumns } from './balanced-grid.ts'
import { media, theme } from './theme.ts'

interface CardGridProps extends MostColumns {
  /** Accessible name of the row to swipe through on a phone. Unset, a phone shows columns too. */
  swipe?: string | undefined
  /** Number of first cards that take the full width where there are columns. */
  apart?: number
  children: ReactNode
  className?: string
}

/**
 * Renders cards in columns, without a single card in the last row. On a phone they may be a row to swipe through, which
 * shows the edge of the next card and stops at each card. The row takes the focus, so that a keyboard can scroll it.
 */
export function CardGrid({ swipe, apart = 0, children, className, ...columns }: CardGridProps) {
  const row = swipe === undefined ? undefined : { role: 'group', 'aria-label': swipe, tabIndex: 0 }
  return (
    <Grid
      className={className}
      // A language with long words shows one card in a row (src/site/brand/font-styles.ts).
      data-pairs={columns.small === 2 || undefined}
      $count={Children.count(children) - apart}
      $apart={apart}
      $columns={columns}
      $swipe={row !== undefined}
      {...row}
    >
      {children}
    </Grid>
  )
}

/** Makes a row scroll sideways on a phone, from edge to edge of the screen. */
export const sideways = css`
  ${media.small} {
    margin-inline: calc(-1 * ${theme.space.gutter});
    padding: 0 ${theme.space.gutter} 0.75rem;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-color: ${theme.color.edge} transparent;
    scrollbar-width: thin;
  }
`

const swipeRow = css`
  ${sideways}

  ${media.small} {
    grid-template-columns: none;
    grid-auto-columns: min(88%, 22rem);
    grid-auto-flow: column;
    scroll-padding-inline: ${theme.space.gutter};
    scroll-snap-type: x mandatory;

    > * {
      scroll-snap-align: start;
    }
  }
`

/** Returns the least width of a column on paper, for three columns or, without a single last card, for two. */
const paperWidth = (count: number) => (count % 3 === 1 ? '40%' : '30%')

const Grid = styled.div<{ $count: number; $apart: number; $columns: MostColumns; $swipe: boolean }>`
  display: grid;
  gap: ${theme.space.gap};
  ${({ $count, $columns }) => balancedGrid($count, $columns)}
  ${({ $swipe }) => $swipe && swipeRow}

  ${media.medium} {
    > :nth-child(-n + ${({ $apart }) => $apart}) {
      grid-column: 1 / -1;
    }
  }

  ${media.print} {
    gap: 0.75rem;
    ${({ $count, $columns }) =>
      $columns.medium > 1 && `grid-template-columns: repeat(auto-fit, minmax(${paperWidth($count)}, 1fr));`}

    > :nth-child(n) {
      grid-column: auto;
    }
  }
`
