import { css } from 'styled-components'
import { media, theme } from './theme.ts'

/** Signs a summary as one that opens: a plus at its end. Open, it is a minus, and the summary is bright. */
export const openSign = css`
  &::after {
    content: '';
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    background:
      linear-gradient(currentcolor 0 0) center / 100% 2px no-repeat,
      linear-gradient(currentcolor 0 0) center / 2px 100% no-repeat;
    color: ${theme.color.signal};
    transition: rotate ${theme.motion.calm};
  }

  ${media.forced} {
    &::after {
      color: CanvasText;
      forced-color-adjust: none;
    }
  }

  [open] > & {
    color: ${theme.color.signal};
  }

  [open] > &::after {
    background: linear-gradient(currentcolor 0 0) center / 100% 2px no-repeat;
    rotate: 180deg;
  }
`
