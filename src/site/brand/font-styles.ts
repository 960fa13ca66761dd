import type { FontFiles } from '../../../schemas/shared/font-token.ts'

/** Adds the fallback fonts to a list of fonts, after the first one. */
export function familyCss(list: string, { fallbacks, characters }: FontFiles): string {
  const [first = '', ...rest] = list.split(',')
  return [...quoted(characters), first, ...quoted(fallbacks), ...rest].join(',')
}

/**
 * Returns the styles of the fallback fonts. They have the font's metrics, so that loading the font moves nothing and
 * breaks no line differently.
 */
export function fallbackFaces({ metrics, fallbacks, characters }: FontFiles): string {
  const faces = fallbacks.map(({ family, weight, local, width }) =>
    face(family, [
      `font-weight: ${weight}`,
      source(local),
      `size-adjust: ${percent(width)}`,
      ...(metrics
        ? [
            `ascent-override: ${percent(metrics.ascent / width)}`,
            `descent-override: ${percent(metrics.descent / width)}`,
            'line-gap-override: 0%',
          ]
        : []),
    ]),
  )
  const others = characters.map(({ family, range, local }) =>
    face(family, [source(local), `unicode-range: ${range}`]),
  )
  return [...faces, ...others].join('\n')
}

/** Returns the names of fonts, each once, in quotes. */
const quoted = (fonts: readonly { family: string }[]) =>
  [...new Set(fonts.map(({ family }) => family))].map((family) => `'${family}'`)

const face = (family: string, lines: string[]) =>
  `@font-face {\n${[`font-family: '${family}'`, ...lines].map((line) => `  ${line};`).join('\n')}\n}`

const source = (fonts: string[]) => `src: ${fonts.map((font) => `local('${font}')`).join(', ')}`

const percent = (value: number) => `${(value * 100).toFixed(1)}%`
