import { css, styled } from 'styled-components'
import { media, theme } from './theme.ts'

interface ColumnsProps {
  /** How a large screen's width is shared: `5fr 6fr`. */
  $large: string
  /** How the lower of the two stands beside the higher. */
  $align?: 'start' | 'center'
}

/** Two columns on a large screen, one below the other on a smaller one. */
export const Columns = styled.div<ColumnsProps>`
  display: grid;
  gap: ${theme.space.columns};

  ${media.large} {
    grid-template-columns: ${({ $large }) => $large};
    ${({ $align }) =>
      $align &&
      css`
        align-items: ${$align};
      `}
  }
`
