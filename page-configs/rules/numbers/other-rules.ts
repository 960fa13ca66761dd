import { facts } from './facts.ts'
import { numberWords } from './quantities.ts'
import { ends, range, within, type Finding, type Reading, type Rule } from './reading.ts'

interface Fact {
  value: number | [number, number]
  unit: string
  meaning: string
}

interface Plain {
  unit: string
  /** Matches the sentences that the fact applies to. */
  about: RegExp
  fact: Fact
}

/** Numbers with one value in all sentences about their subject. */
const plain: Plain[] = [
  { unit: '%', about: /of (?:the |day)?light\b|transparen/i, fact: facts.transparency.light },
  {
    unit: '%',
    about: /\bspare|same (?:production )?batch|extra modules|of modules is customary/i,
    fact: facts.spares.modules,
  },
  { unit: 'hours', about: /half brightness/i, fact: facts.life.halfBrightness },
  { unit: 'ms', about: /touch|software/i, fact: facts.touch.response },
  { unit: '°C', about: /ambient|working|rated from|−20/i, fact: facts.temperature.outdoor },
  { unit: 'm²', about: /\bshift\b/i, fact: facts.crew.shift },
  { unit: 'inches', about: /beyond|up to|above/i, fact: facts.touch.flatPanel },
]

export const plainFacts: Rule = ({ sentence, here }: Reading): Finding[] =>
  plain.flatMap(({ unit, about, fact }) =>
    about.test(sentence)
      ? here
          .filter(
            (one) =>
              one.unit === unit &&
              !(unit === 'hours' && one.values.every((value) => value < 10_000)) &&
              !within(one.values, ends(fact.value)),
          )
          .map(({ written }) => ({
            number: written,
            expected: `${range(ends(fact.value), fact.unit)}: ${fact.meaning}`,
          }))
      : [],
  )

const ratings = [...new Set(Object.values(facts.ingress).flatMap(({ value }) => value))]

/** Checks that a rating against dust and water is listed. The front outdoors has the highest. */
export const ingress: Rule = ({ sentence }) =>
  [...sentence.matchAll(/\b(IP\d\d)\b(?: (?:at the )?(front|face))?/g)]
    .filter(([, rating = '', face]) => {
      const outside = face && /outdoor|monsoon|rain/i.test(sentence)
      return !(outside ? facts.ingress.outdoorFront.value : ratings).includes(rating)
    })
    .map(([, rating = '']) => ({
      number: rating,
      expected: Object.values(facts.ingress)
        .map(({ value, meaning }) => `${value.join(' or ')}: ${meaning}`)
        .join('; '),
    }))

const counted: [RegExp, Fact][] = [
  [/(\d+)(?: to (\d+))? (?:touch points|points|contacts)\b/, facts.touch.points],
  [/(\d+)(?: to (\d+)) bits?\b/, facts.greyScale.bits],
  [/(\d) to (\d+)(?: times)?(?: the)? picture height/, facts.viewing.farthest],
]

/** Checks counts without a unit: touch points, bits, picture heights. */
export const countedFacts: Rule = ({ sentence }) =>
  counted.flatMap(([pattern, fact]) => {
    const [written, ...values] = pattern.exec(sentence) ?? []
    const numbers = values.filter(Boolean).map(Number)
    return written && !within(numbers, ends(fact.value))
      ? [{ number: written, expected: `${range(ends(fact.value), fact.unit)}: ${fact.meaning}` }]
      : []
  })

const counts: [RegExp, Fact][] = [
  [/^(\d+|\w+) sectors\b/i, facts.counts.sectors],
  [/^(\d+|\w+) product lines\b/i, facts.counts.productLines],
  [/^(\d+|\w+) offices\b/i, facts.counts.offices],
]

/** Checks the numbers of sectors, product lines and offices. */
export const howMany: Rule = ({ sentence }) =>
  counts.flatMap(([pattern, fact]) => {
    const [written, count = ''] = pattern.exec(sentence) ?? []
    const value = numberWords.get(count.toLowerCase()) ?? Number(count)
    return written && Number.isFinite(value) && value !== fact.value
      ? [{ number: written, expected: `${String(fact.value)} ${fact.unit}: ${fact.meaning}` }]
      : []
  })

/** Wrong spellings of numbers, each with the right one. */
export const spellings: [RegExp, string][] = [
  [/\d(?: ?m)? by \d/, 'N × N'],
  [/\d ?x ?\d/, 'N × N'],
  [/\d ?%|\bpercent\b/, 'N per cent'],
  [/(?<![\d.,/–-])\d{4,}(?= (?:mm|nits|Hz|pixels|hours|kg|W)| ×)/, 'a comma after the thousands: 3,840'],
  [/\d(?:mm|kg|kW|kVA|Hz|nits|m²)\b/, 'a blank between number and unit'],
  [/\bRs\.?(?= ?\d)|\bINR\b/, '₹'],
  [/\bP \d|\bp\d\.\d|\bP-\d/, 'P2.5'],
]

/** Checks spellings: `640 × 480 mm`, `3,840 Hz`, `per cent`, a space before the unit. */
export const writing: Rule = ({ sentence }) =>
  spellings.flatMap(([pattern, expected]) => {
    const [number] = pattern.exec(sentence) ?? []
    return number ? [{ number, expected }] : []
  })
