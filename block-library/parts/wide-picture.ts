import { css } from 'styled-components'
import { sharedWidth } from './picture-sizes.ts'
import { media, toEdge } from './theme.ts'

/** Widths of a wide picture. */
export const wideSizes = `(min-width: 48rem) max(100vw, 112vh), ${sharedWidth({ small: 1.1, frame: 3 / 2 })}`

/**
 * Extends a picture from edge to edge of the screen, over most of its height. A phone shows nearly all of it, since a
 * higher frame would crop its screen. Paper shows it as other pictures.
 */
export const widePicture = css`
  @media screen {
    margin-inline: ${toEdge};
    aspect-ratio: 3 / 2;
    border-radius: 0;

    ${media.medium} {
      height: max(70svh, 26rem);
      aspect-ratio: auto;
    }
  }
`
