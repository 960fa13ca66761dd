import type { PlannerWords } from '../../schemas/planner-words.ts'
import type { Planning } from '../../schemas/planning.ts'
import type { Plan, Wish } from './make-plan.ts'
import type { Wording } from './wording.ts'

/** One answer: what it is called, what it is, its rule, and whether an offer may change it or a supplier says so. */
export interface Answer {
  name: string
  value: string
  note?: string | undefined
  /** Whose figure it is. */
  origin?: string | undefined
}

/** All answers of a plan in words, by group; nothing where there is no pitch to speak of. */
export function answersOf(plan: Plan, wish: Wish, planning: Planning, words: PlannerWords, say: Wording) {
  const { chosen, figures, space, use, place } = plan
  if (!chosen || !figures) return []
  const { answers, notes, unknown } = words
  const { fill, figure, metres, range } = say
  const { grid, pixels, cabinet } = chosen
  const rupees = figures.rupees.perMonth
  // A rule that has nothing to reckon from says nothing, and nobody has said it.
  const answer = (name: string, value: string, note?: string, origin?: string): Answer => ({
    name,
    value,
    ...(value !== unknown && { note, origin }),
  })
  const said = new Set(cabinet.supplied.concat(place?.supplied ?? []))
  const supplied = (what: string) => (said.has(what) ? words.supplied : undefined)
  const typical = (name: string, value: string, note?: string, unit = '') =>
    answer(name, value, note, supplied(unit) ?? words.typical)
  const distances = figures.distances.map(({ distanceM }) => distanceM)

  return [
    {
      name: words.groups.picture,
      answers: [
        answer(
          answers.size,
          say.size(figures.sizeMm),
          space?.isSuggested ? notes.suggested : fill(notes.size, { room: say.size(space?.mm) }),
        ),
        answer(
          answers.cabinets,
          grid ? `${figure(figures.cabinets)}: ${say.pixels(grid)}, ${say.pixels(cabinet.mm)} mm` : unknown,
          '',
          supplied('mm'),
        ),
        answer(
          answers.pixels,
          say.pixels(pixels),
          fill(notes.pixels, { used: say.pixels(figures.widescreen) }),
          supplied(`${chosen.name} px`),
        ),
        typical(answers.brightness, range(place?.nits, 'nits'), place?.note, 'nits'),
      ],
    },
    {
      name: words.groups.viewers,
      answers: [
        answer(answers.nearest, say.span([Math.min(...distances), Math.max(...distances)]), notes.nearest),
        answer(answers.melts, metres(figures.meltingM), notes.melts),
        answer(
          answers.farthest,
          metres(figures.farthestM, 1),
          fill(notes.farthest, { element: figure(use?.elementPercent, 1) }),
        ),
        ...figures.letters.map(({ name, mm, source }) =>
          answer(
            `${answers.letters}, ${name}`,
            mm === undefined ? unknown : `${figure(Math.ceil(mm))} mm`,
            source,
          ),
        ),
      ],
    },
    {
      name: words.groups.building,
      answers: [
        typical(answers.weight, range(figures.kg, 'kg'), notes.weight, 'kg'),
        typical(answers.greatest, range(figures.watts.greatest, 'W'), notes.greatest, 'W'),
        typical(
          answers.usual,
          range(figures.watts.usual, 'W'),
          fill(notes.usual, { share: range(cabinet.usualPercent) }),
        ),
        typical(answers.heat, range(figures.btuPerHour, 'BTU/h'), notes.heat, 'W'),
        typical(
          answers.circuits,
          figures.circuits
            .map(({ volts, amps, circuits, perCircuit }) =>
              fill(notes.supply, {
                supply: `${volts} V ${amps} A`,
                circuits: figure(circuits),
                each: figure(perCircuit),
              }),
            )
            .join('; '),
          notes.circuits,
          'W',
        ),
        typical(
          answers.cost,
          rupees ? `₹ ${range(rupees)}` : unknown,
          fill(notes.cost, {
            hours: figure(wish.hoursPerDay, 1),
            days: figure(planning.daysPerMonth),
            tariff: figure(wish.rupeesPerKwh, 2),
          }),
        ),
        typical(
          answers.spares,
          range(figures.spares),
          fill(notes.spares, { share: range(planning.sparePercent), modules: figure(figures.modules) }),
        ),
      ],
    },
    {
      name: words.rules,
      answers: figures.distances.map(({ name, distanceM, source, use: taken }) =>
        answer(name, metres(distanceM), `${taken} ${source}.`),
      ),
    },
  ]
}
