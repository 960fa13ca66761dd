import type { PlannerWords } from '../../schemas/planner-words.ts'
import type { Range } from './arithmetic.ts'
import { feetFromMetres } from './units.ts'

/** Keeps a number in one line with its unit. */
const blank = '\u00a0'

/** Puts figures into words: in the visitor's unit, in the site's way of writing numbers; what is not known as such. */
export function wordingIn(locale: string, unit: string, words: PlannerWords) {
  // One for each number of digits: a plan writes a hundred numbers, and making a format costs more than writing one.
  const formats = [0, 1, 2].map((digits) => new Intl.NumberFormat(locale, { maximumFractionDigits: digits }))
  const known =
    <T, Rest extends (number | string | undefined)[]>(tell: (value: T, ...rest: Rest) => string) =>
    (value: T | undefined, ...rest: Rest) =>
      value === undefined ? words.unknown : tell(value, ...rest)
  const figure = (value: number, digits = 0) => formats[digits]?.format(value) ?? ''
  const length = (metres: number, digits = 2) =>
    unit === 'ft' ? figure(feetFromMetres(metres), 1) : figure(metres, digits)
  /** Three digits say enough of what is typical. */
  const rounded = (value: number) => figure(Number(value.toPrecision(3)), 2)
  return {
    fill,
    figure: known(figure),
    metres: known((metres: number, digits?: number) => length(metres, digits) + blank + unit),
    /** Of a size in millimetres. */
    size: known(([width, height]: readonly [number, number]) =>
      [length(width / 1000), '×', length(height / 1000), unit].join(blank),
    ),
    span: ([least, greatest]: Range, digits?: number) =>
      [length(least, digits), words.to, length(greatest, digits), unit].join(blank),
    pixels: known(([columns, rows]: readonly [number, number]) =>
      [figure(columns, 1), '×', figure(rows, 1)].join(blank),
    ),
    range: known(
      ([least, greatest]: Range, unitOf = '') =>
        [...new Set([rounded(least), rounded(greatest)])].join(blank + words.to + blank) +
        (unitOf && blank + unitOf),
    ),
  }
}

/** Fills the words in braces. */
const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
