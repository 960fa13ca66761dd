import { brandSchema, type Ground } from '../../../schemas/brand.ts'
import { valueAt, type Problem } from '../../util/problem.ts'
import { parseConfig, type ParsedConfig } from './parse-config.ts'
import type { BrandStyles } from '../brand/font-styles.ts'
import { tokensOf, type Token } from '../brand/tokens-of.ts'
import { colorCss, cssWriter } from '../brand/write-css.ts'

/** A brand, ready for style sheets. */
export interface Brand extends BrandStyles {
  /** Colours of each ground by token: `#07080b`. The first ground is that of the page. */
  grounds: { name: Ground; colors: Record<string, string> }[]
}

/** Returns the colour of the page's ground. */
export const groundColor = (brand: Brand | undefined) => brand?.grounds[0]?.colors.stage ?? ''

/** Reads design tokens. Reports invalid tokens, and references that lead nowhere, as problems. */
export function readBrand(input: unknown): ParsedConfig<Brand> {
  const parsed = parseConfig(brandSchema, input)
  if (!parsed.ok) return parsed
  const tokens = tokensOf(parsed.value)
  const problems = tokens.flatMap(hexProblem)
  const css = cssWriter(tokens, problems)
  const grounds = groundsOf(input).map((name) => ({
    name,
    colors: Object.fromEntries(
      tokens.flatMap((token) =>
        token.path[0] === 'ground' && token.path[1] === name ? [[token.path[2] ?? '', css(token)]] : [],
      ),
    ),
  }))
  const values = tokens.flatMap((token): [string, string][] =>
    token.path[0] === 'ground' ? [] : [[propertyOf(token.path), css(token)]],
  )
  if (problems.length > 0) return { ok: false, problems }
  const fonts = tokens.flatMap(({ path, $extensions }) =>
    $extensions?.fonts ? [{ ...$extensions.fonts, property: propertyOf(path) }] : [],
  )
  return { ok: true, value: { grounds, values: new Map(values), fonts } }
}

/** Returns the grounds in the order of the file. The schema's own order is another. */
function groundsOf(input: unknown): Ground[] {
  const names: Ground[] = ['noon', 'night']
  const written = Object.keys(Object(valueAt(['ground'], input)))
  return names.toSorted((a, b) => place(a) - place(b))

  function place(name: Ground): number {
    return written.includes(name) ? written.indexOf(name) : Infinity
  }
}

/** Returns the custom property of a token: `--font-small`, and without group for colours, `--on-accent`. */
export function propertyOf([group = '', name = '']: string[]): string {
  const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return group === 'color' ? `--${kebab}` : `--${group}-${kebab}`
}

/** Reports a `hex` that is another colour than its `components`. */
function hexProblem({ path, $value }: Token): Problem[] {
  if (typeof $value !== 'object' || !('components' in $value) || $value.hex === undefined) return []
  const same = colorCss({ components: $value.components, alpha: 1 })
  if (same === $value.hex.toLowerCase()) return []
  return [
    {
      path: [...path, '$value', 'hex'],
      rule: 'invalid-value',
      expected: `the colour of its components, ${same}`,
      received: JSON.stringify($value.hex),
      fix: { replace: same },
    },
  ]
}
