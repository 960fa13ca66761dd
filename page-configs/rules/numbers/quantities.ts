/** A number of a text with its unit, such as `600 to 1,000 nits` or `640 × 480 mm`. `P2.5` is not one. */
export interface Quantity {
  /** The quantity in the text's spelling, for messages. */
  written: string
  /** Short name of the unit. Empty for a number without a unit. */
  unit: string
  kind: 'one' | 'range' | 'size'
  /** The number, both ends of a range, or both sides of a size. */
  values: number[]
}

/** Spellings of units by their short names, the longest first. */
const spellings: Record<string, string> = {
  'kg/m²': 'kg/m²|kg per square metre',
  't/m²': 't/m²|tonnes per square metre',
  'W/m²': 'W/m²|(?:watts|W) per square metre',
  'm²': 'm²|square metres?',
  mm: 'mm',
  cm: 'cm',
  ms: 'ms|milliseconds?',
  kW: 'kW(?!h)',
  kVA: 'kVA',
  W: 'W|watts?',
  nits: 'nits?',
  lux: 'lux',
  Hz: 'Hz',
  pixels: 'pixels?',
  '°C': '°C',
  '°': '°|degrees?',
  '%': 'per cent',
  kg: 'kg',
  t: 'tonnes?',
  m: 'metres?|m',
  V: 'V',
  inches: 'inch(?:es)?',
  hours: 'hours',
  cabinets: 'cabinets|modules|panels',
}

const unit = (name: string) => `(?<${name}>${Object.values(spellings).join('|')})(?![\\p{L}²])`
const number = (name: string) => String.raw`(?<${name}>[−+±]?\d+(?:,\d{3})*(?:\.\d+)?)(?![\d:/])`
const pattern = new RegExp(
  String.raw`(?<![\p{L}\d.,:/])${number('first')}(?:[ -]?${unit('unit1')})?(?: ?(?<join>×|to|–|or|and) ?${number('second')}(?:[ -]?${unit('unit2')})?)?`,
  'gu',
)

/** Returns every number of a text, also words such as 'eight by five'. */
export function quantitiesOf(text: string): Quantity[] {
  const found: Quantity[] = []
  const read = digits(text)
  pattern.lastIndex = 0
  for (let match = pattern.exec(read); match; match = pattern.exec(read)) {
    const { first = '', unit1, join, second, unit2 } = match.groups ?? {}
    const both =
      second !== undefined &&
      (join !== 'and' || /between (?:about |roughly )?$/i.test(read.slice(0, match.index)))
    if (second !== undefined && !both) pattern.lastIndex = match.index + first.length
    const written = match[0].trim()
    const [one, two] = [shortOf(unit1), shortOf(unit2)]
    if (!both)
      found.push({
        written: written.split(/ (?:×|to|–|or|and) /)[0] ?? written,
        unit: one,
        kind: 'one',
        values: [valueOf(first)],
      })
    else if (join === 'or' || (one && two && one !== two))
      found.push(
        { written, unit: one || two, kind: 'one', values: [valueOf(first)] },
        { written, unit: two, kind: 'one', values: [valueOf(second)] },
      )
    else {
      const values = [valueOf(first), valueOf(second)]
      found.push({ written, unit: two || one, kind: join === '×' ? 'size' : 'range', values })
    }
  }
  return found
}

const valueOf = (written: string) => Number(written.replaceAll(',', '').replace('−', '-').replace(/[+±]/, ''))

const shortNames = Object.entries(spellings).map(
  ([name, spelling]) => [name, new RegExp(`^(?:${spelling})$`)] as const,
)

const shortOf = (spelling: string | undefined) =>
  spelling === undefined ? '' : (shortNames.find(([, known]) => known.test(spelling))?.[0] ?? '')

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
/** Values of number words. */
export const numberWords = new Map([
  ...small.map((word, value) => [word, value] as const),
  ['twenty-four', 24],
  ['thirty', 30],
  ['thirty-five', 35],
  ['thirty-six', 36],
  ['fifty', 50],
] as const)
const word = new RegExp(
  String.raw`\b(?:${[...numberWords.keys()].toSorted((a, b) => b.length - a.length).join('|')})\b(?!-)`,
  'gi',
)

/**
 * Replaces number words with digits, 'eight by five' with a size, and gives '240 × 120 or 320 × 160 mm' the unit twice.
 */
const digits = (text: string) => {
  const read = text.replaceAll(word, (found) => String(numberWords.get(found.toLowerCase()) ?? found))
  if (!/ by |×/.test(read)) return read
  return read
    .replaceAll(/(?<=\d(?: m)?) by (?=\d)/g, ' × ')
    .replaceAll(/(× [\d.,]+)(?= (?:or|and) [\d.,]+ × [\d.,]+ (mm|m)\b)/g, '$1 $2')
}
