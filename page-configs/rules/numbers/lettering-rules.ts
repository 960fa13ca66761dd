import { facts } from './facts.ts'
import { about, type Finding, type Reading } from './reading.ts'

const perMetre = Number(facts.letters.height.value)
const rule = `${perMetre} mm per metre of distance`

/** Checks statements of the letter height rule: per metre, per several metres, or as a share of the distance. */
export const letterRule = ({ sentence }: Reading): Finding[] => {
  const ratio =
    /(\d+(?:\.\d+)?) mm\b[^.,\d]{0,40}?\b(?:per|for (?:each|every)) (?:(\d+(?:\.\d+)?) )?(?:m\b|metres?\b)/.exec(
      sentence,
    )
  const share = /\bone (?:\w+-)?hundredth|\b1\/\d{3}\b/.exec(sentence)
  return [
    ...(ratio && Number(ratio[1]) / Number(ratio[2] ?? 1) !== perMetre
      ? [{ number: ratio[0], expected: rule }]
      : []),
    ...(share && /letter|numeral|distance/.test(sentence) ? [{ number: share[0], expected: rule }] : []),
  ]
}

/** Checks letter heights in millimetres with a reading distance in metres against the letter height rule. */
export const letterHeight = ({ sentence, here }: Reading): Finding[] => {
  if (!/\b(?:letter|numeral|capital|character|script|route number|letters?\b.*\bread)/i.test(sentence))
    return []
  const seen = here
    .filter(({ unit, kind }) => unit === 'm' && kind !== 'size')
    .flatMap(({ values }) => values)
    .filter((metres) => metres >= 5)
  return here
    .filter(({ unit, values }) => unit === 'mm' && values.every((mm) => mm >= 20))
    .filter(
      ({ values }) =>
        seen.length > 0 && !values.every((mm) => seen.some((metres) => about(mm, metres * perMetre))),
    )
    .map(({ written }) => ({
      number: written,
      expected: `${Math.min(...seen) * perMetre} mm at ${Math.min(...seen)} m: ${rule}`,
    }))
}

/** Checks the minimum pixels of a letter. */
export const letterPixels = ({ sentence, here }: Reading): Finding[] => {
  const least = /\b(?:at least|minimum|more easily with|better at|or more|smallest letter|still clear)/i.test(
    sentence,
  )
  if (!least || !/\b(?:letter|capital|script|character|vowel)/i.test(sentence)) return []
  const { latin, indian } = facts.letters
  return here
    .filter(({ unit, kind }) => unit === 'pixels' && kind !== 'size')
    .filter(({ values }) =>
      values.some((value) => value < 40 && value !== latin.value && value !== indian.value),
    )
    .map(({ written }) => ({
      number: written,
      expected: `${String(latin.value)} pixels, ${String(indian.value)} in Indian scripts`,
    }))
}
