import type { BrandTokens } from '../../../schemas/brand.ts'
import type { FontFiles } from '../../../schemas/shared/font-token.ts'
import type {
  ColorValue,
  DimensionValue,
  DurationValue,
  GradientValue,
  ShadowValue,
  TransitionValue,
} from '../../../schemas/shared/token.ts'

/** Value of a token, or a reference to another token. */
export type TokenValue =
  | string
  | number
  | string[]
  | ColorValue
  | DimensionValue
  | DurationValue
  | GradientValue
  | ShadowValue
  | TransitionValue

/** A token and its place in the brand. */
export interface Token {
  /** `['color', 'accent']` or `['ground', 'night', 'text']`. */
  path: string[]
  type: string
  $value: TokenValue
  $extensions?: { css?: string | undefined; fonts?: FontFiles | undefined } | undefined
}

type Part = string | Omit<Token, 'path' | 'type'> | { [key: string]: Part } | undefined

/** Returns the tokens of a brand, in the order of its schema. */
export function tokensOf(brand: BrandTokens): Token[] {
  return Object.entries(brand).flatMap(([name, group]) => tokensIn(group, [name], group.$type))
}

function tokensIn(part: Part, path: string[], type: string): Token[] {
  if (typeof part !== 'object') return []
  if (isToken(part)) return [{ path, type, ...part }]
  return Object.entries(part).flatMap(([name, below]) => tokensIn(below, [...path, name], type))
}

const isToken = (part: object): part is Omit<Token, 'path' | 'type'> => '$value' in part
