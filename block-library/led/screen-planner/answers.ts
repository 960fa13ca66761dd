import { times } from './arithmetic.ts'
import type { PlanParts } from './plan-of.ts'

/** An answer: its label, its value, its rule and its origin. */
export interface Answer {
  name: string
  value: string
  note?: string | undefined
  /** Whether the figure is typical, or a supplier states it. */
  origin?: string | undefined
}

/** Returns all answers of a plan in words, by group; nothing if there is no pitch. */
export function answersOf({ plan, wish, planning, words, say }: PlanParts) {
  if (!plan?.chosen || !plan.figures) return []
  const { chosen, figures, space, use, place } = plan
  const { answers, groups, symbols, unknown } = words
  const notes: Partial<Record<string, string>> = {
    ...words.notes,
    ...(space?.isSuggested && { size: words.notes.suggested }),
    brightness: place?.note,
  }
  const { fill, figure, metres, range } = say
  const { grid, pixels, cabinet } = chosen
  const filling = {
    room: say.size(space?.mm),
    used: say.pixels(figures.widescreen),
    element: figure(use?.elementPercent, 1),
    share: range(cabinet.usualPercent),
    hours: figure(wish.hoursPerDay, 1),
    days: figure(planning.daysPerMonth),
    tariff: figure(wish.rupeesPerKwh, 2),
    spares: range(planning.sparePercent),
    modules: figure(figures.modules),
  }
  const suppliedUnits = new Set(cabinet.supplied.concat(place?.supplied ?? []))
  // An unknown value has neither a rule nor an origin.
  const entry = (name: string, value: string, note?: string, origin?: string): Answer => ({
    name,
    value,
    ...(value !== unknown && { note, origin }),
  })
  const answer = (key: keyof typeof answers, value: string, unit = '', origin?: string) =>
    entry(
      answers[key],
      value,
      fill(notes[key] ?? '', filling),
      suppliedUnits.has(unit) ? words.supplied : origin,
    )
  const typical = (key: keyof typeof answers, value: string, unit?: string) =>
    answer(key, value, unit, words.typical)
  /** Returns a figure in two units, of which a buyer in India uses the second. */
  const inUnits = (first: string, second: string) => (first === unknown ? unknown : `${first}; ${second}`)
  const distances = figures.distances.map(({ distanceM }) => distanceM)
  const cost = range(figures.rupeesPerMonth)

  return [
    {
      name: groups.picture,
      answers: [
        answer('size', say.size(figures.sizeMm)),
        answer(
          'cabinets',
          grid
            ? `${figure(figures.cabinets)}: ${say.pixels(grid)}, ${say.pixels(cabinet.mm)} ${symbols.mm}`
            : unknown,
          'mm',
        ),
        answer('pixels', say.pixels(pixels), `${chosen.name} px`),
        typical('brightness', range(place?.nits, symbols.nits), 'nits'),
      ],
    },
    {
      name: groups.viewers,
      answers: [
        answer('nearest', say.span([Math.min(...distances), Math.max(...distances)])),
        answer('melts', metres(figures.meltingM)),
        answer('farthest', metres(figures.farthestM, 1)),
        ...figures.letters.map(({ name, mm, source }) =>
          entry(
            `${answers.letters}, ${name}`,
            mm === undefined ? unknown : `${figure(Math.ceil(mm))} ${symbols.mm}`,
            source,
          ),
        ),
      ],
    },
    {
      name: groups.building,
      answers: [
        typical('weight', range(figures.kg, symbols.kg), 'kg'),
        typical(
          'greatest',
          inUnits(range(figures.watts.greatest, 'W'), range(times(figures.watts.greatest, 1 / 800), 'kVA')),
          'W',
        ),
        typical('mean', range(figures.watts.mean, 'W')),
        typical(
          'heat',
          inUnits(range(figures.btuPerHour, 'BTU/h'), range(times(figures.btuPerHour, 1 / 12_000), 'TR')),
          'W',
        ),
        typical(
          'circuits',
          figures.circuits
            .map(({ volts, amps, circuits, perCircuit }) =>
              fill(words.notes.supply, {
                supply: `${volts} V ${amps} A`,
                circuits: figure(circuits),
                each: figure(perCircuit),
              }),
            )
            .join('; '),
          'W',
        ),
        typical('cost', cost === unknown ? cost : `₹ ${cost}`),
        typical('spares', range(figures.spares)),
      ],
    },
    {
      name: words.rules,
      answers: figures.distances.map(({ name, distanceM, source, use: taken }) =>
        entry(name, metres(distanceM), `${taken} ${source}.`),
      ),
    },
  ]
}
