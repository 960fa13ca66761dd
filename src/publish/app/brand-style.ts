import { theme } from '../../../block-library/parts/theme.ts'
import { openMenu } from '../../runtime/shell/open-menu.ts'
import { isDark } from '../../site/brand/contrast-ratio.ts'
import type { Brand } from '../../site/config/read-brand.ts'

/** Declares all tokens as custom properties: on the page, and on each ground that is not the page's. */
export const tokenStyles = ({ values, grounds }: Brand) =>
  grounds
    .map(({ name, colors }, index) => {
      const scheme = ['color-scheme', isDark(colors.stage ?? '') ? 'dark' : 'light'] as const
      return index === 0
        ? rule(':root', [...values, ...properties(colors), scheme])
        : `${rule(`[data-ground='${name}'], ${headerAbove(name)}`, [...properties(colors), scheme])}
  ${rule(headerAbove(name), [['background', 'none']])}`
    })
    .join('\n\n  ')

/** Makes the header solid, and gives its words the colours of the page's own ground if they can have others. */
export const solidHeader = ({ grounds: [first, second] }: Brand) =>
  `@keyframes turn-solid {\n  ${rule('to', [['--ground', theme.color.bar], ...properties((second && first?.colors) ?? {})])}\n  }`

/** The transparent header over a first block on another ground than the page's. */
const headerAbove = (name: string) =>
  `header:has(~ main > [data-ground='${name}']:first-child):not([data-solid], :has(${openMenu}))`

const properties = (colors: Record<string, string>) =>
  Object.entries(colors).map(([token, value]) => [`--${token}`, value] as const)

/** Sets the font of headings, if it is not that of all texts. */
export const headingStyles = ({ values }: Brand) =>
  values.get('--family-heading') === values.get('--family-text')
    ? ''
    : `:where(h1, h2, h3, h4, h5, h6) {\n    font-family: ${theme.family.heading};\n  }`

const rule = (selector: string, lines: (readonly [string, string])[]) =>
  `${selector} {\n${lines.map(([name, value]) => `    ${name}: ${value};`).join('\n')}\n  }`

/** Factor by which a value must be longer than its reference until both reference and declaration are worth their bytes. */
const MIN_LENGTH_RATIO = 2

/**
 * Writes short values in the place of their custom properties, and removes the declarations. Publishing does so,
 * because a declaration and references that are longer than the value make every page larger.
 */
export function writeShortValues(code: string, { values, fonts }: Brand): string {
  // A language with fonts of its own sets the property again.
  const set = new Set(
    fonts.flatMap(({ property, languages }) => (Object.keys(languages).length > 0 ? [property] : [])),
  )
  const short = new Map(
    [...values].filter(
      ([name, value]) => !set.has(name) && value.length <= MIN_LENGTH_RATIO * `var(${name})`.length,
    ),
  )
  return code
    .replaceAll(/var\((--[a-z-]+)\)/g, (whole, name: string) => short.get(name) ?? whole)
    .replaceAll(/^ +(--[a-z-]+): [^;\n]+;\n/gm, (line, name: string) => (short.has(name) ? '' : line))
}
