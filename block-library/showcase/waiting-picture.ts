import { css } from 'styled-components'
import { theme } from '../parts/theme.ts'

/**
 * Keeps the pictures of slides that were not shown yet from loading. `showcase.behaviour.ts` loads a picture before it
 * shows its slide. Paper and pages without scripts show every slide.
 */
export const waitingPicture = css`
  @media screen and (scripting: enabled) {
    &:not([aria-hidden='false']) img[loading='lazy'] {
      display: none;
      transition: display ${theme.motion.calm} allow-discrete;
    }
  }
`
