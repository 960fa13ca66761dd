import type { PlannerWords } from '../../schemas/planner-words.ts'
import type { Planning } from '../../schemas/planning.ts'
import type { Plan, Wish } from './make-plan.ts'
import type { Wording } from './wording.ts'

/** One answer: what it is called, what it is, its rule, and whether an offer may change it. */
export interface Answer {
  name: string
  value: string
  note?: string
  isTypical?: boolean
}

/** All answers of a plan in words, by group; nothing where there is no pitch to speak of. */
export function answersOf(plan: Plan, wish: Wish, planning: Planning, words: PlannerWords, say: Wording) {
  const { chosen, figures, space, use, place } = plan
  if (!chosen || !figures) return []
  const { answers, notes, unknown } = words
  const { fill, figure, metres, range } = say
  const { grid, pixels, cabinet } = chosen
  const rupees = figures.rupees.perMonth
  const typical = (name: string, value: string, note?: string): Answer => ({
    name,
    value,
    // A rule that has nothing to reckon from says nothing.
    ...(note && value !== unknown && { note }),
    isTypical: value !== unknown,
  })
  const distances = figures.distances.map(({ distanceM }) => distanceM)

  return [
    {
      name: words.groups.picture,
      answers: [
        {
          name: answers.size,
          value: say.size(figures.sizeMm),
          note: space?.isSuggested ? notes.suggested : fill(notes.size, { room: say.size(space?.mm) }),
        },
        {
          name: answers.cabinets,
          value: grid ? `${figure(figures.cabinets)}: ${say.pixels(grid)}, ${cabinet.name}` : unknown,
        },
        {
          name: answers.pixels,
          value: say.pixels(pixels),
          note: fill(notes.pixels, { used: say.pixels(figures.widescreen) }),
        },
        typical(answers.brightness, range(place?.nits, 'nits'), place?.note),
      ],
    },
    {
      name: words.groups.viewers,
      answers: [
        {
          name: answers.nearest,
          value: say.span([Math.min(...distances), Math.max(...distances)]),
          note: notes.nearest,
        },
        { name: answers.melts, value: metres(figures.meltingM), note: notes.melts },
        {
          name: answers.farthest,
          value: metres(figures.farthestM, 1),
          note: fill(notes.farthest, { element: figure(use?.elementPercent, 1) }),
        },
        ...figures.letters.map(({ name, mm, source }) => ({
          name: `${answers.letters}, ${name}`,
          value: mm === undefined ? unknown : `${figure(Math.ceil(mm))} mm`,
          note: source,
        })),
      ],
    },
    {
      name: words.groups.building,
      answers: [
        typical(answers.weight, range(figures.kg, 'kg'), notes.weight),
        typical(answers.greatest, range(figures.watts.greatest, 'W'), notes.greatest),
        typical(
          answers.usual,
          range(figures.watts.usual, 'W'),
          fill(notes.usual, { share: range(cabinet.usualPercent) }),
        ),
        typical(answers.heat, range(figures.btuPerHour, 'BTU/h'), notes.heat),
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
      answers: figures.distances.map(({ name, distanceM, source, use: taken }): Answer => ({
        name,
        value: metres(distanceM),
        note: `${taken} ${source}.`,
      })),
    },
  ]
}
