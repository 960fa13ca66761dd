import { css } from 'styled-components'
import { theme } from '../../block-library/shared/theme.ts'

/** A button that is an icon alone, as large as a finger. */
export const iconButton = css`
  display: grid;
  place-items: center;
  width: ${theme.size.touch};
  height: ${theme.size.touch};
  border: 0;
  background: none;
  cursor: pointer;
`
