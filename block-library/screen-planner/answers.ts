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
  const typical = (name: string, value: string, note?: string): Answer => ({
    name,
    value,
    // A rule that has nothing to reckon from says nothing.
    ...(note && value !== unknown && { note }),
    isTypical: value !== unknown,
  })
  const ask = <T>(value: T | undefined, tell: (value: T) => string) =>
    value === undefined ? unknown : tell(value)
  const distances = figures.distances.map(({ distanceM }) => distanceM)
  const room = space && say.size(space.mm)

  return [
    {
      name: words.groups.picture,
      answers: [
        {
          name: answers.size,
          value: ask(figures.sizeMm, say.size),
          note: space?.isSuggested ? notes.suggested : fill(notes.size, { room: room ?? unknown }),
        },
        {
          name: answers.cabinets,
          value: ask(
            grid,
            ([across, down]) => `${figure(across * down)}: ${say.pixels([across, down])}, ${cabinet.name}`,
          ),
        },
        {
          name: answers.pixels,
          value: ask(pixels, say.pixels),
          note: ask(figures.widescreen, (used) => fill(notes.pixels, { used: say.pixels(used) })),
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
          value: ask(figures.farthestM, (far) => metres(far, 1)),
          note: fill(notes.farthest, {
            element: ask(use, ({ elementPercent }) => figure(elementPercent, 1)),
          }),
        },
        ...figures.letters.map(({ name, mm, source }) => ({
          name: `${answers.letters}, ${name}`,
          value: ask(mm, (height) => `${figure(Math.ceil(height))} mm`),
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
                circuits: ask(circuits, figure),
                each: ask(perCircuit, figure),
              }),
            )
            .join('; '),
          notes.circuits,
        ),
        typical(
          answers.cost,
          ask(figures.rupees.perMonth, (rupees) => `₹ ${range(rupees)}`),
          fill(notes.cost, {
            hours: ask(wish.hoursPerDay, (hours) => figure(hours, 1)),
            days: figure(planning.daysPerMonth),
            tariff: ask(wish.rupeesPerKwh, (tariff) => figure(tariff, 2)),
          }),
        ),
        typical(
          answers.spares,
          range(figures.spares),
          fill(notes.spares, { share: range(planning.sparePercent), modules: ask(figures.modules, figure) }),
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
