import { facts } from './facts.ts'
import { quantitiesOf } from './quantities.ts'
import { ends, range, within, type Finding, type Reading } from './reading.ts'

/** Checks brightness against the place that the clause names, else the sentence, else against any place. */
export const nits = ({ sentence }: Reading): Finding[] => {
  if (!/\bnits?\b/.test(sentence)) return []
  const whole = placesIn(sentence)
  return sentence.split(/, | but | while /).flatMap((clause) => {
    const places = [placesIn(clause), whole, facts.nits].find((found) => found.length > 0) ?? []
    return quantitiesOf(clause)
      .filter(
        ({ unit, kind, values }) =>
          kind !== 'size' && (unit === 'nits' || (unit === '' && within(values, [200, 10_000]))),
      )
      .filter(({ values }) => !places.some((place) => within(values, place.range)))
      .map(({ written, values }) => {
        const nearest = places.toSorted((a, b) => off(a.range, values) - off(b.range, values))[0]
        return {
          number: written,
          expected: nearest ? `${nearest.place}: ${range(nearest.range, 'nits')}` : '',
        }
      })
  })
}

const named = facts.nits.map((place) => ({
  place,
  words: new RegExp(String.raw`\b(?:${place.words.join('|')})`, 'i'),
}))

const placesIn = (text: string) => named.filter(({ words }) => words.test(text)).map(({ place }) => place)

const off = ([least, greatest]: readonly [number, number], values: readonly number[]) =>
  Math.abs(least - (values[0] ?? 0)) + Math.abs(greatest - (values.at(-1) ?? 0))

/** Checks that a refresh rate is one of three. Rates of mains, frames and cameras are 25 to 60. */
export const refresh = ({ sentence, here }: Reading): Finding[] =>
  here
    .filter(({ unit }) => unit === 'Hz')
    .filter(({ values }) => !values.every((value) => facts.refresh.some(({ hz }) => hz === value)))
    .filter(
      ({ values }) => !(within(values, [25, 60]) && /mains|frame|camera|fed|port|processor/i.test(sentence)),
    )
    .map(({ written }) => ({ number: written, expected: facts.refresh.map(({ hz }) => hz).join(', ') }))

/** Checks that a promise of no bands names the shutter: no refresh rate alone prevents bands. */
export const promiseOfNoBands = ({ sentence }: Reading): Finding[] => {
  const promise =
    /\b(?:without (?:visible )?bands|free of (?:rolling )?(?:lines|bands)|no (?:rolling |visible )?(?:lines|bands|flicker)|not flicker|flicker-free)/i.exec(
      sentence,
    )
  return !promise || /1\/\d+|shutter/.test(sentence)
    ? []
    : [{ number: promise[0], expected: facts.refresh[1]?.meaning ?? '' }]
}

/** Checks angles: at 160 degrees half of the brightness is left. Other angles are joints or sums. */
export const angles = ({ sentence, here, near }: Reading): Finding[] => {
  const [viewing, joint] = [facts.angles.viewing, facts.angles.curveLock]
  return here
    .filter(({ unit }) => unit === '°')
    .filter(({ values }) => {
      if (values.some((value) => Math.abs(value) > 60)) {
        const known = values.every((value) => value === viewing.value || value === Number(viewing.value) / 2)
        return !(known && /brightness/i.test(sentence) && !/colou?r/i.test(sentence))
      }
      return !values.every(
        (value) =>
          (value !== 0 && within([Math.abs(value)], ends(joint.value))) ||
          near().some(
            (many) =>
              many.unit === '' &&
              near().some(
                (each) => each.unit === '°' && (each.values[0] ?? 0) * (many.values[0] ?? 0) === value,
              ),
          ),
      )
    })
    .map(({ written, values }) => ({
      number: written,
      expected: values.some((value) => Math.abs(value) > 60)
        ? viewing.meaning
        : range(ends(joint.value), joint.unit),
    }))
}
