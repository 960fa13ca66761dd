import { css } from 'styled-components'
import { theme, way } from './theme.ts'

/*
 * The graphic element of sites: dots, drawn with gradients. A lit red, green and blue dot mark the start of a section, a
 * list entry or the current page.
 */

/** Distance from one dot to the next. */
const step = '0.625rem'

/** Returns a grid of dots, as a background or a mask. */
const dots = (color: string, radius: string) =>
  `radial-gradient(circle, ${color} ${radius}, #0000 calc(${radius} + 0.5px)) 0 0 / ${step} ${step}`

const lit = (color: string, halo: string, place: number) =>
  `radial-gradient(circle, ${color} 0.1875rem, ${halo} 0.2rem, #0000 55%) calc(${place} * ${step}) 0 / ${step} ${step} no-repeat`

/** The first three dots of a row, lit. */
const three = [
  lit(theme.color.red, theme.color.redHalo, 0),
  lit(theme.color.green, theme.color.greenHalo, 1),
  lit(theme.color.blue, theme.color.blueHalo, 2),
].join(', ')

/** Styles three lit dots without others. */
export const dotMark = css`
  flex: none;
  width: calc(3 * ${step});
  height: ${step};
  background: ${three};
  scale: ${way} 1;
`

/** Styles a line of dots over the whole width: three lit dots, then unlit dots that fade out. */
export const dotRule = css`
  height: ${step};
  background: ${three}, ${dots(theme.color.dot, '0.09375rem')};
  mask-image: linear-gradient(90deg, #000, #0003 85%, #0000);
  scale: ${way} 1;
`

/** Cuts a bar into dots. */
export const dotBar = css`
  height: ${step};
  mask: ${dots('#000', '0.1875rem')};
`
