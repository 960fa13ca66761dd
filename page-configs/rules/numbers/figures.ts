/** A number of a text with its unit, such as `600 to 1,000 nits`, `640 × 480 mm`, `P2.5` or `IP65`. */
export interface Figure {
  /** The figure in the text's spelling. */
  written: string
  /** Short name of the unit, with `× ` before that of a size. The unit of `P2.5` is `P`. */
  unit: string
  /** The number, both ends of a range, or both sides of a size. */
  values: number[]
}

/** Spellings of units by their short names, the longest first. */
const spellings = {
  'mm per metre': 'mm (?:of (?:letter )?height )?per metre',
  'kg/m²': 'kg/m²|kg per square metre',
  't/m²': 't/m²|tonnes per square metre',
  'W/m²': 'W/m²|(?:watts|W) per square metre',
  'm²': 'm²|square metres?',
  mm: 'mm',
  ms: 'ms|milliseconds?',
  kVA: 'kVA',
  W: 'W|watts?',
  nits: 'nits?',
  Hz: 'Hz',
  '°C': '°C',
  degrees: '°|degrees?',
  'per cent': 'per cent|percent|%',
  kg: 'kg',
  m: 'metres?|m',
  V: 'V',
  hours: 'hours?',
  bit: 'bits?',
  points: 'touch points|contacts',
}

const number = String.raw`[−+±]?\d+(?:,\d{3})*(?:\.\d+)?`
const unit = Object.values(spellings).join('|')
const pattern = new RegExp(
  String.raw`(?<![\p{L}\d.,:/-])(?:` +
    String.raw`(?<code>IP|P)(?<one>\d+(?:\.\d+)?)(?: to \k<code>(?<end>\d+(?:\.\d+)?)| × (?<down>\d+(?:\.\d+)?))?` +
    String.raw`|(?<first>${number})(?: ?(?<join>to|–|×|x|by) ?(?<second>${number}))?[ -]?(?<unit>${unit})` +
    String.raw`)(?![\p{L}\d²])`,
  'gu',
)

/** Returns the figures of a text. Numbers without a unit are omitted. */
export function* figuresIn(text: string): Generator<Figure> {
  for (const { 0: written, groups = {} } of text.matchAll(pattern)) {
    const { code, one: single, end, down, first, join, second } = groups
    const isSize = down !== undefined || /^(?:×|x|by)$/.test(join ?? '')
    const name = code ?? shortNames.find(([, spelling]) => spelling.test(groups.unit ?? ''))?.[0]
    const values = [single, end, down, first, second].filter((value) => value !== undefined).map(valueOf)
    yield { written, unit: `${isSize ? '× ' : ''}${name}`, values }
  }
}

const shortNames = Object.entries(spellings).map(
  ([name, spelling]) => [name, new RegExp(`^(?:${spelling})$`)] as const,
)

const valueOf = (written: string) => Number(written.replaceAll(/[,+±]/g, '').replace('−', '-'))
