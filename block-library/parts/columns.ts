import { css, styled } from 'styled-components'
import { media, theme } from './theme.ts'

interface ColumnsProps {
  /** Shares of a large screen's width: `5fr 6fr`. */
  $large: string
  /** Alignment of the lower column beside the higher one. */
  $align?: 'start' | 'center'
}

/** Renders two columns on a large screen, and one below the other on a smaller one. */
export const Columns = styled.div<ColumnsProps>`
  display: grid;
  gap: ${theme.space.columns};

  /* Chromium prints a picture that does not fit a page over the next block. */
  ${media.print} {
    display: block;
  }

  ${media.large} {
    grid-template-columns: ${({ $large }) => $large};
    ${({ $align }) =>
      $align &&
      css`
        align-items: ${$align};
      `}
  }
`
