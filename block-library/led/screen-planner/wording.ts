import type { PlannerWords } from './words-schema.ts'
import type { Range } from './arithmetic.ts'
import { feetFromMetres } from './units.ts'

/** Keeps a number on one line with its unit. */
const blank = '\u00a0'

/**
 * Returns functions that format figures in the visitor's unit and the site's locale. Unknown values become the word for
 * unknown.
 */
export function wordingIn(locale: string, unit: string, words: PlannerWords) {
  // One format for each number of digits: a plan formats a hundred numbers, and creating a format costs more than using
  // it.
  const formats = [0, 1, 2].map((digits) => new Intl.NumberFormat(locale, { maximumFractionDigits: digits }))
  const whenKnown =
    <T, Rest extends (number | string | undefined)[]>(format: (value: T, ...rest: Rest) => string) =>
    (value: T | undefined, ...rest: Rest) =>
      value === undefined ? words.unknown : format(value, ...rest)
  const symbol = unit === 'ft' ? words.symbols.ft : words.symbols.m
  const figure = (value: number, digits = 0) => formats[digits]?.format(value) ?? ''
  const length = (metres: number, digits = 2) =>
    unit === 'ft' ? figure(feetFromMetres(metres), 1) : figure(metres, digits)
  /** Rounds a typical figure to three digits. */
  const rounded = (value: number) => figure(Number(value.toPrecision(3)), 2)
  return {
    fill,
    symbol,
    figure: whenKnown(figure),
    metres: whenKnown((metres: number, digits?: number) => length(metres, digits) + blank + symbol),
    /** Rounds a length up to a tenth, so that a buyer who follows it has enough. */
    atLeast: (metres: number) => {
      const tenths = (unit === 'ft' ? feetFromMetres(metres) : metres) * 10
      return figure(Math.ceil(tenths - 1e-6) / 10, 1) + blank + symbol
    },
    /** Formats a size in millimetres. */
    size: whenKnown(([width, height]: readonly [number, number]) =>
      [length(width / 1000), '×', length(height / 1000), symbol].join(blank),
    ),
    span: ([least, greatest]: Range, digits?: number) =>
      [length(least, digits), words.to, length(greatest, digits), symbol].join(blank),
    pixels: whenKnown(([columns, rows]: readonly [number, number]) =>
      [figure(columns, 1), '×', figure(rows, 1)].join(blank),
    ),
    range: whenKnown(
      ([least, greatest]: Range, unitOf = '') =>
        [...new Set([rounded(least), rounded(greatest)])].join(blank + words.to + blank) +
        (unitOf && blank + unitOf),
    ),
  }
}

/** Replaces the names in braces. */
const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
