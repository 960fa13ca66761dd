import { css } from 'styled-components'
import { dotGrid, media, theme } from './theme.ts'

/*
 * The mark of the house: pixels of an LED module, drawn with gradients. A lit red, green and blue one say "here it
 * begins" (a section, a list entry, the page one is on); unlit ones are a screen that is still dark.
 */

/** From one pixel to the next. */
const pitch = '0.625rem'

/** A grid of such dots, as a background or a mask. */
const dots = (color: string, radius: string) =>
  `radial-gradient(circle, ${color} ${radius}, #0000 calc(${radius} + 0.5px)) 0 0 / ${pitch} ${pitch}`

const lit = (color: string, place: number) =>
  `radial-gradient(circle, ${color} 0.1875rem, ${color}40 0.2rem, #0000 55%) calc(${place} * ${pitch}) 0 / ${pitch} ${pitch} no-repeat`

/** A row's first three pixels, lit. */
export const pixel = `${lit(theme.color.red, 0)}, ${lit(theme.color.green, 1)}, ${lit(theme.color.blue, 2)}`

/** Three lit pixels alone. */
export const pixelMark = css`
  flex: none;
  width: calc(3 * ${pitch});
  height: ${pitch};
  background: ${pixel};
`

/** A rule of pixels over the whole width: three lit, the others fading into the dark. */
export const pixelRule = css`
  height: ${pitch};
  background: ${pixel}, ${dots('#ffffff2e', '0.09375rem')};
  mask-image: linear-gradient(90deg, #000, #0003 85%, #0000);
`

/** Cuts a bar into pixels, so that its lit part counts them. */
export const pixelBar = css`
  height: ${pitch};
  mask: ${dots('#000', '0.1875rem')};
`

/** Unlit pixels with a light passing over them: something is on its way. Without motion they stand still. */
export const shimmer = css`
  background: ${dotGrid}, ${theme.color.raised};

  ${media.lively} {
    background:
      linear-gradient(100deg, #fff0 35%, #ffffff12 50%, #fff0 65%) 0 0 / 300% 100%,
      ${dotGrid},
      ${theme.color.raised};
    animation: sweep ${theme.motion.sweep} linear infinite;
  }

  @keyframes sweep {
    from {
      background-position:
        100% 0,
        0 0,
        0 0;
    }

    to {
      background-position:
        0 0,
        0 0,
        0 0;
    }
  }
`
