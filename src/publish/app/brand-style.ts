import { theme } from '../../../block-library/parts/theme.ts'
import { isDark } from '../../site/brand/contrast.ts'
import type { Brand } from '../../site/brand/read-brand.ts'

/** Declares all tokens as custom properties: on the page, and on each ground that is not the page's. */
export const tokenStyles = ({ values, grounds }: Brand) =>
  grounds
    .map(({ name, colors }, index) => {
      const ofGround = Object.entries(colors).map(([token, value]) => [`--${token}`, value] as const)
      const scheme = ['color-scheme', isDark(colors.stage ?? '') ? 'dark' : 'light'] as const
      return index === 0
        ? rule(':root', [...values, ...ofGround, scheme])
        : rule(`[data-ground='${name}']`, [...ofGround, scheme])
    })
    .join('\n\n  ')

/** Sets the font of headings, if it is not that of all texts. */
export const headingStyles = ({ values }: Brand) =>
  values.get('--family-heading') === values.get('--family-text')
    ? ''
    : `:where(h1, h2, h3, h4, h5, h6) {\n    font-family: ${theme.family.heading};\n  }`

const rule = (selector: string, lines: (readonly [string, string])[]) =>
  `${selector} {\n${lines.map(([name, value]) => `    ${name}: ${value};`).join('\n')}\n  }`

/** Factor by which a value must be longer than its reference until both reference and declaration are worth their bytes. */
const WORTH = 2

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
    [...values].filter(([name, value]) => !set.has(name) && value.length <= WORTH * `var(${name})`.length),
  )
  return code
    .replaceAll(/var\((--[a-z-]+)\)/g, (whole, name: string) => short.get(name) ?? whole)
    .replaceAll(/^ +(--[a-z-]+): [^;\n]+;\n/gm, (line, name: string) => (short.has(name) ? '' : line))
}
