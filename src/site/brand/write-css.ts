import type { ColorValue } from '../../../schemas/shared/token.ts'
import { nearestName } from '../../util/nearest-name.ts'
import type { Problem } from '../../util/problem.ts'
import { familyCss } from './font-styles.ts'
import type { Token, TokenValue } from './tokens-of.ts'

/** Place of a value, for messages, and the tokens whose references led to it. */
interface Place {
  path: PropertyKey[]
  type: string
  seen: readonly string[]
}

/**
 * Returns a function that writes a token as CSS, with the values of the tokens that it refers to. Adds a problem for
 * each reference that leads nowhere.
 */
export function cssWriter(tokens: readonly Token[], problems: Problem[]) {
  const byName = new Map(tokens.map((token) => [nameOf(token), token]))

  function ofToken(token: Token, seen: readonly string[]): string {
    const { $value, $extensions, path, type } = token
    if ($extensions?.css !== undefined) return $extensions.css
    const text = ofValue($value, { path: [...path, '$value'], type, seen: [...seen, nameOf(token)] })
    if (path[0] === 'tracking' && typeof $value === 'number') return `${text}em`
    return $extensions?.fonts && Array.isArray($value) ? familyCss(text, $extensions.fonts) : text
  }

  function ofValue(value: TokenValue, at: Place): string {
    if (typeof value === 'number') return String(value)
    if (typeof value === 'string') return value.startsWith('#') ? value.toLowerCase() : ofReference(value, at)
    if (Array.isArray(value)) {
      const last = value.length - 1
      const parts = value.map((part, index) =>
        typeof part === 'string'
          ? fontCss(part)
          : `${ofColor(part.color, at, [index, 'color'])}${stopPlace(part.position, index / last)}`,
      )
      return parts.join(',')
    }
    if ('components' in value) return colorCss(value)
    if ('offsetX' in value) {
      const { offsetX, offsetY, blur, spread } = value
      const lengths = [offsetX, offsetY, blur, spread].map((length) =>
        length.value === 0 ? '0' : ofValue(length, at),
      )
      if (spread.value === 0) lengths.pop()
      return [...lengths, ofColor(value.color, at, ['color'])].join(' ')
    }
    if ('timingFunction' in value) {
      const { duration, delay, timingFunction } = value
      const curve = timingFunction.join(',')
      const parts = [ofValue(duration, at), easings[curve] ?? `cubic-bezier(${curve})`]
      return [...parts, ...(delay.value === 0 ? [] : [ofValue(delay, at)])].join(' ')
    }
    // A length of zero needs a unit in `calc()`.
    return `${value.value}${value.unit}`
  }

  const ofColor = (value: ColorValue | string, { path, seen }: Place, below: PropertyKey[]) =>
    ofValue(value, { path: [...path, ...below], type: 'color', seen })

  function ofReference(value: string, { path, type, seen }: Place): string {
    const name = value.slice(1, -1)
    const target = byName.get(name)
    const problem = { path, rule: 'invalid-value', received: JSON.stringify(value) }
    if (target?.type === type && !seen.includes(name)) return ofToken(target, seen)
    if (target?.type === type)
      problems.push({ ...problem, problem: `refers to itself: ${[...seen, name].join(' → ')}` })
    else if (target)
      problems.push({ ...problem, problem: `refers to a token of the type ${target.type}`, expected: type })
    else {
      const names = tokens.filter((token) => token.type === type).map((token) => `{${nameOf(token)}}`)
      const nearest = nearestName(value, names)
      const fix = nearest === undefined ? undefined : { replace: nearest }
      problems.push({ ...problem, expected: `a token of the type ${type}`, nearest, fix })
    }
    return value
  }

  return (token: Token) => ofToken(token, [])
}

const nameOf = ({ path }: Pick<Token, 'path'>) => path.join('.')

/** Returns a colour as `#rrggbb` or `#rrggbbaa`. */
export function colorCss({ components, alpha }: Pick<ColorValue, 'components' | 'alpha'>): string {
  const parts = alpha < 1 ? [...components, alpha] : components
  return `#${parts
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Curves that CSS has names for. */
const easings: Partial<Record<string, string>> = {
  '0,0,1,1': 'linear',
  '0.25,0.1,0.25,1': 'ease',
  '0.42,0,1,1': 'ease-in',
  '0,0,0.58,1': 'ease-out',
  '0.42,0,0.58,1': 'ease-in-out',
}

/** Returns the place of a gradient's stop, empty for the first and the last stop at their usual places. */
const stopPlace = (position: number, defaultPlace: number) =>
  position === defaultPlace && (defaultPlace === 0 || defaultPlace === 1) ? '' : ` ${position * 100}%`

/** Names of fonts that CSS defines, which must not be quoted. */
const generic = /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+|math|emoji)$/

const fontCss = (name: string) => (generic.test(name) ? name : `'${name}'`)
