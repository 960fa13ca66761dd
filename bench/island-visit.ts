import type { Random } from './random.ts'

export type Action =
  /** A key typed in a field. */
  | { kind: 'key'; field: string; value: string }
  /** A choice in a list. */
  | { kind: 'choice'; field: string; value: string }
  /** A press on a button. A bare click has no pointer events: assistive technology sends such clicks. */
  | { kind: 'press' | 'bare click'; button: Button }

/** Buttons by their names for the bench: `incomplete` submits a form in which fields are missing. */
export type Button = 'submit' | 'incomplete' | 'send' | 'print'

/** Actions of a visitor on a page with an island, in their order. */
export interface Visit {
  path: '/contact' | '/screen-planner'
  actions: Action[]
}

/** Returns a random visit of a page with an island. A button is only pressed as the last action. */
export function randomVisit(random: Random): Visit {
  return random.pick([contactVisit, incompleteVisit, plannerVisit])(random)
}

/** Fills in the enquiry form and submits it. */
function contactVisit(random: Random): Visit {
  const texts = { name: 'abc', phone: '01', email: 'a@b.co', message: 'hi' }
  const actions = Object.entries(texts).map(([field, text]) => typed(field, text))
  actions.push([{ kind: 'choice', field: 'option', value: 'Customer' }])
  return { path: '/contact', actions: [...interleaved(actions, random), pressOf('submit', random)] }
}

/** Types at most four keys into the enquiry form and submits it. */
function incompleteVisit(random: Random): Visit {
  const actions = typed(random.pick(['name', 'company', 'message']), 'abcd').slice(0, random.below(5))
  return { path: '/contact', actions: [...actions, pressOf('incomplete', random)] }
}

/** Changes some fields of the planner and presses at most one of its buttons. */
function plannerVisit(random: Random): Visit {
  const fields = [
    // Keys are added to the first value, and the result is possible: the planner sends no impossible one.
    ...['near', 'far', 'width', 'height'].map((field) => typed(field, '.5')),
    [{ kind: 'choice', field: 'use', value: 'text' }] satisfies Action[],
    [{ kind: 'choice', field: 'shape', value: '16:9' }] satisfies Action[],
  ]
  const actions = interleaved(
    fields.filter(() => random.below(3) === 0),
    random,
  )
  // The third pick presses no button.
  const buttons = random.pick([['send'], ['print'], []] as const)
  return {
    path: '/screen-planner',
    actions: [...actions, ...buttons.map((button) => pressOf(button, random))],
  }
}

const typed = (field: string, text: string): Action[] =>
  Array.from(text, (value) => ({ kind: 'key', field, value }))

const pressOf = (button: Button, random: Random): Action => ({
  kind: random.pick(['press', 'bare click'] as const),
  button,
})

/** Mixes lists in bursts of one to three actions; each list keeps its order. */
function interleaved(lists: readonly Action[][], random: Random): Action[] {
  const left = lists.map((list) => [...list])
  const mixed: Action[] = []
  for (;;) {
    const filled = left.filter((list) => list.length > 0)
    if (filled.length === 0) return mixed
    mixed.push(...random.pick(filled).splice(0, 1 + random.below(3)))
  }
}
