import { css } from 'styled-components'
import { sharedWidth } from './picture-sizes.ts'
import { toEdge } from './theme.ts'

/** Widths of a wide picture. On a phone it is a card of a swiped row. */
export const wideSizes = `(min-width: 48rem) max(100vw, 112vh), ${sharedWidth({})}`

/** Extends a picture from edge to edge of the screen, over most of its height. Phones and paper show it as other pictures. */
export const widePicture = css`
  @media screen and (min-width: 48rem) {
    height: max(70svh, 26rem);
    margin-inline: ${toEdge};
    aspect-ratio: auto;
    border-radius: 0;
  }
`
