import { readInputs } from '../../block-library/led/screen-planner/inputs.ts'
import { planOf, type Surroundings } from '../../block-library/led/screen-planner/plan-of.ts'
import { verdictOf } from '../../block-library/led/screen-planner/verdict.ts'
import { defineRule, type Found, type JoinedPage } from 'pagework/rules'

export default defineRule({
  summary:
    'The planner recommends the screen of each link that leads to it, with a pitch that the link’s title names.',
  severity: 'error',
  reads: 'content',
  docs: `
    A buyer who presses "Plan this" beside a screen must not read that it is too small or too near. The link's address holds
    the place, the use, the distances and the size. Change these, or the pitches in the title of the content.`,
  *check({ joined }) {
    const planners = new Map(joined.flatMap((page) => [...plannersOf(page)]))
    for (const page of joined)
      for (const { id, props } of page.bound.shown)
        for (const { to, title } of linksIn(props)) {
          const [path = '', query = ''] = to.split('?')
          const planner = query === '' ? undefined : planners.get(path)
          const index = page.loaded.page.blocks.findIndex((block) => block.id === id)
          const place = { file: page.loaded.file, path: ['blocks', ...(index < 0 ? [] : [index])] }
          if (planner)
            yield* planned(query, title, planner).map((problem) => ({ ...place, ...problem, received: to }))
        }
  },
})

function* plannersOf({ pathname, bound }: JoinedPage): Generator<[string, Surroundings]> {
  for (const { props } of bound.shown) if (isPlanner(props)) yield [pathname, props]
}

const isPlanner = (props: object): props is Surroundings => 'planning' in props && 'words' in props

/** A link, and the title of the entry that it belongs to. */
interface TitledLink {
  to: string
  title: string | undefined
}

/** Returns the links in a block's props, at any depth. */
function linksIn(value: unknown, title?: string): TitledLink[] {
  if (typeof value !== 'object' || value === null) return []
  const entries: [string, unknown][] = Object.entries(value)
  const parts = new Map(entries)
  const text = parts.get('title')
  const nearest = typeof text === 'string' ? text : title
  const to = parts.get('to')
  return [
    ...(typeof to === 'string' ? [{ to, title: nearest }] : []),
    ...entries.flatMap(([, part]) => linksIn(part, nearest)),
  ]
}

function planned(query: string, title: string | undefined, planner: Surroundings): Omit<Found, 'file'>[] {
  const parts = planOf(readInputs(query, planner.planning), planner)
  const { state, lines } = verdictOf(parts)
  const pitch = parts.plan?.chosen
  if (state === 'wrong' || state === 'open' || !pitch)
    return [{ problem: `the planner refuses this screen: ${lines.join(' ')}` }]
  const pitches = Array.from(title?.matchAll(/(?<![A-Za-z])P(\d+(?:\.\d+)?)/g) ?? [], ([, mm]) => Number(mm))
  const nominal = Number.parseFloat(pitch.name.slice(1))
  if (pitches.length === 0 || (nominal >= Math.min(...pitches) && nominal <= Math.max(...pitches))) return []
  return [{ problem: `the planner takes ${pitch.name}, and the title says "${title}"` }]
}
