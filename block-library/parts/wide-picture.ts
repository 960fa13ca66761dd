import { css } from 'styled-components'
import { media, toEdge } from './theme.ts'

/** Widths of a wide picture, and of its portrait crop on a phone. */
export const wideSizes = {
  sizes: 'max(100vw, 112vh)',
  portrait: '(min-resolution: 1.5dppx) max(67vw, 32vh), max(100vw, 48vh)',
}

/** Extends a picture from edge to edge of the screen, over most of its height. Paper shows it as other pictures. */
export const widePicture = css`
  @media screen {
    height: 60svh;
    margin-inline: ${toEdge};
    aspect-ratio: auto;
    border-radius: 0;

    ${media.medium} {
      height: max(70svh, 26rem);
    }
  }
`
