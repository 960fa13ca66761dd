import { css } from 'styled-components'
import { theme } from '../../../block-library/parts/theme.ts'

/** Styles a summary or a link that shows only an icon, as large as a fingertip. */
export const iconButton = css`
  display: grid;
  place-items: center;
  width: ${theme.size.touch};
  height: ${theme.size.touch};
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
`
