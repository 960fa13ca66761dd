import { answersOf } from './answers.ts'
import { faultsOf } from './faults.ts'
import { inputsOf, lengths, type Chosen } from './inputs.ts'
import { makePlan } from './make-plan.ts'
import type { PlannerProps } from './planner-props.ts'
import { verdictOf } from './verdict.ts'
import { wishOf } from './wish-of.ts'
import { wordingIn } from './wording.ts'

export type Surroundings = Pick<PlannerProps, 'planning' | 'pictures' | 'locale' | 'words'>
export type PlanParts = ReturnType<typeof planOf>
type Plan = ReturnType<typeof makePlan>

/** The parts of a plan from possible values. */
export type Planned = Omit<PlanParts, 'plan'> & { plan: Plan }

/** Returns the plan, its words and the faults of its values. Impossible values get no plan. */
export function planOf(chosen: Chosen, { planning, pictures, locale, words }: Surroundings) {
  const inputs = inputsOf(chosen, planning)
  const faults = faultsOf(inputs, planning)
  const wish = wishOf(inputs)
  const plan = Object.keys(faults).length > 0 ? undefined : makePlan(wish, planning)
  const say = wordingIn(locale, inputs.unit, words)
  const { fields, unknown } = words
  const viewers = [...new Set([wish.nearM, wish.farM])].filter((distance) => distance !== undefined)
  const label = (list: readonly { key: string; label: string }[], selected: string) =>
    list.find(({ key }) => key === selected)?.label ?? unknown
  const lines = [
    label(planning.places, inputs.place),
    label(planning.uses, inputs.use),
    ...lengths.map((field) => `${fields[field]} ${say.metres(wish[`${field}M`])}`),
  ]
  return { inputs, faults, plan, wish, viewers, planning, pictures, words, say, lines }
}

/** Returns the plan as plain lines, for an e-mail: its address, the buyer's input, the verdict and every answer. */
export function planText(chosen: Chosen, props: Surroundings, address: string): string {
  const parts = planOf(chosen, props)
  const { lines, say, words } = parts
  return [
    say.fill(words.plan, { address }),
    lines.join('; '),
    ...verdictOf(parts).lines,
    '',
    // The last group holds the rules, which the page at the address shows.
    ...answersOf(parts)
      .slice(0, -1)
      .flatMap(({ answers }) => answers.map(({ name, value }) => `${name}: ${value}`)),
  ].join('\n')
}
