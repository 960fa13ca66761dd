import { childOf } from '../../config/document-order.ts'
import { nearestName } from '../../config/nearest-name.ts'
import type { Project } from '../../config/project.ts'
import { defineRule, type Found } from '../rule.ts'

export const faqSetUse = defineRule({
  summary: 'Every set of questions is the set of one page.',
  severity: 'warning',
  reads: 'configs',
  check,
})

const folder = 'page-configs/structured-data/'

function* check({ names, addresses }: Project): Generator<Found> {
  const sets = names.filter((name) => name.startsWith(folder) && name.endsWith('.json'))
  const setNames = sets.map((file) => file.slice(folder.length, -'.json'.length))
  const users = new Map<string, string>()
  for (const { file, input } of addresses) {
    const name = childOf(childOf(input, 'structuredData'), 'faqSet')
    if (typeof name !== 'string') continue
    // A set whose name is nearly written is used; that it is misspelt is told by `faq-set-name`.
    const set = setNames.includes(name) ? name : nearestName(name, setNames)
    if (set === undefined) continue
    const first = users.get(set)
    if (first === undefined) users.set(set, file)
    else {
      const problem = `${first} has this set, too: search engines take the same questions on two pages for a copy`
      yield { file, path: ['structuredData', 'faqSet'], problem, received: JSON.stringify(name) }
    }
  }
  for (const [index, file] of sets.entries())
    if (!users.has(setNames[index] ?? '')) yield { file, problem: 'no page names this set' }
}
