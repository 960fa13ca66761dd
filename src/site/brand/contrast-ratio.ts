import { colorCss } from './write-css.ts'

/** A colour with red, green, blue and alpha from 0 to 1. */
type Rgba = [red: number, green: number, blue: number, alpha: number]

/** Returns the WCAG contrast ratio of a colour on an opaque ground. Colours are `#rrggbb` or `#rrggbbaa`. */
export function contrastRatio(color: string, ground: string): number {
  const [dark = 0, light = 0] = [luminance(over(color, ground)), luminance(channels(ground))].toSorted(
    (a, b) => a - b,
  )
  return (light + 0.05) / (dark + 0.05)
}

/** Whether white text is more legible than black text on a ground. */
export const isDark = (ground: string) => luminance(channels(ground)) < 0.18

/** Returns what a surface looks like, as `#rrggbb`: a transparent surface over a white and over a black picture. */
export function overAnyPicture(color: string): string[] {
  if (color.length <= 7) return [color]
  return ['#ffffff', '#000000'].map((picture) => {
    const [red, green, blue] = over(color, picture)
    return colorCss({ components: [red, green, blue], alpha: 1 })
  })
}

function over(color: string, ground: string): Rgba {
  const [red, green, blue, alpha] = channels(color)
  const below = channels(ground)
  const mix = (above: number, under: number) => above * alpha + under * (1 - alpha)
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1]
}

function luminance([red, green, blue]: Rgba): number {
  const [r, g, b] = [red, green, blue].map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

function channels(color: string): Rgba {
  const [red = 0, green = 0, blue = 0, alpha = 255] = (color.match(/[0-9a-f]{2}/gi) ?? []).map((part) =>
    Number.parseInt(part, 16),
  )
  return [red / 255, green / 255, blue / 255, alpha / 255]
}
