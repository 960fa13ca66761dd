import { join } from 'node:path'
import type { FontFiles } from '../../../schemas/shared/font-token.ts'

/** Values and fonts of a brand. */
export interface BrandStyles {
  /** Values of all tokens but the colours of grounds, as CSS, by the name of their custom property: `--font-small`. */
  values: Map<string, string>
  fonts: (FontFiles & { property: string })[]
}

/** Returns the path of a font file of a package of the site, or of the site itself. */
export const fontFile = (root: string, file: string) =>
  join(root, file.startsWith('/') ? '' : 'node_modules', file)

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

/** Returns the languages that have fonts of their own. */
export const fontLanguages = ({ fonts }: BrandStyles) => [
  ...new Set(fonts.flatMap(({ languages }) => Object.keys(languages))),
]

/** Returns the fonts of a language. */
export const languageFonts = ({ fonts }: BrandStyles, language: string) =>
  fonts.flatMap(({ languages }) => languages[language] ?? [])

const [poster, display, title] = ['--font-poster', '--font-display', '--font-title']

/** Share of the usual size that letters have in a language with long words: they look larger than Latin ones. */
const LETTERS = 0.92

/** Share of the usual size that headings have on a phone in such a language. */
const PHONE_HEADINGS = { '--font-title': 0.8, '--font-subtitle': 0.92 }

/**
 * Styles of a phone in a language with long words: smaller headings, closer lines, one card in a row. A device that knows
 * the syllables of the language breaks texts there.
 */
function longWords({ values }: BrandStyles, language: string): string {
  const sizes = Object.entries(PHONE_HEADINGS).map(
    ([name, share]) => `${name}: calc(${values.get(name)} * ${share})`,
  )
  return `@media (max-width: 30rem) {
  :root:lang(${language}) { ${sizes.join('; ')} }
  :lang(${language}) [data-tall] { line-height: 1.25 }
  :lang(${language}) body { line-height: 1.45 }
  :lang(${language}) :is(p, li, dd) { hyphens: auto; hyphenate-limit-chars: 12 4 4 }
  :root:lang(${language}) [data-pairs] > * { grid-column: 1 / -1 }
}`
}

/**
 * Returns the styles of pages in a language with fonts of its own. Additional space between letters is for the brand's
 * own font: it would tear apart letters that are joined.
 */
export function languageStyles(
  brand: BrandStyles,
  language: string,
  addressOf: (file: string) => string,
): string {
  const faces = languageFonts(brand, language).map(({ family, file, weight, range, size }) =>
    face(family, [
      `font-weight: ${weight}`,
      ...(size ? [`size-adjust: ${percent(LETTERS)}`] : []),
      'font-display: swap',
      `src: url('${addressOf(file)}') format('woff2')`,
      `unicode-range: ${range}`,
    ]),
  )
  if (faces.length === 0) return ''
  // On a narrow phone, no heading is larger than its longest words allow.
  const sizes = languageFonts(brand, language).flatMap(({ size }) =>
    size
      ? [
          `${poster}: min(${brand.values.get(poster)} * ${size}, 13vw)`,
          `${display}: min(${brand.values.get(display)} * ${size}, 13vw)`,
          `${title}: min(${brand.values.get(title)}, 8vw)`,
        ]
      : [],
  )
  const lists = brand.fonts.flatMap(({ property, languages }) =>
    languages[language]
      ? [`${property}: ${quoted(languages[language]).join()},${brand.values.get(property)}`]
      : [],
  )
  return [
    ...faces,
    `:root:lang(${language}) { ${[...lists, ...sizes].join('; ')} }`,
    `:lang(${language}) { letter-spacing: 0 !important }`,
    ...(sizes.length > 0 ? [longWords(brand, language)] : []),
  ].join('\n')
}

/** Returns the names of fonts, each once, in quotes. */
const quoted = (fonts: readonly { family: string }[]) =>
  [...new Set(fonts.map(({ family }) => family))].map((family) => `'${family}'`)

const face = (family: string, lines: string[]) =>
  `@font-face {\n${[`font-family: '${family}'`, ...lines].map((line) => `  ${line};`).join('\n')}\n}`

const source = (fonts: string[]) => `src: ${fonts.map((font) => `local('${font}')`).join(', ')}`

const percent = (value: number) => `${(value * 100).toFixed(1)}%`
