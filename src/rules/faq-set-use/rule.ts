import { distance } from 'fastest-levenshtein'
import { childOf } from '../../config/document-order.ts'
import { nearestName } from '../../config/nearest-name.ts'
import type { Project } from '../../config/project.ts'
import { brokenPages } from '../broken-pages.ts'
import { defineRule, type Found } from '../rule.ts'

export const faqSetUse = defineRule({
  summary: 'Every set of questions is the set of one page.',
  severity: 'warning',
  reads: 'configs',
  check,
})

const folder = 'page-configs/structured-data/'

function* check(project: Project): Generator<Found> {
  const sets = project.names.filter((name) => name.startsWith(folder) && name.endsWith('.json'))
  const setNames = sets.map((file) => file.slice(folder.length, -'.json'.length))
  const users = usersOf(project, setNames)
  let isKept = false
  for (const [set, files] of users) {
    // The page that is named like it is the one that it was written for.
    const [owner, ...others] = files.toSorted((a, b) => unlike(a, set) - unlike(b, set))
    for (const file of others) {
      isKept = true
      const problem = `${owner} has this set, too: search engines take the same questions on two pages for a copy`
      yield { file, path: ['structuredData', 'faqSet'], problem, received: JSON.stringify(set) }
    }
  }
  // That a page's own set is nobody's follows from its having another's, or from its not being read.
  if (isKept || brokenPages(project).some(({ isRead }) => !isRead)) return
  for (const [index, file] of sets.entries())
    if (!users.has(setNames[index] ?? '')) yield { file, problem: 'no page names this set' }
}

/** The files of pages by the set that each names. */
function usersOf({ addresses }: Project, setNames: string[]): Map<string, string[]> {
  const users = new Map<string, string[]>()
  for (const { file, input } of addresses) {
    const name = childOf(childOf(input, 'structuredData'), 'faqSet')
    if (typeof name !== 'string') continue
    // A set whose name is nearly written is used; that it is misspelt is told by `faq-set-name`.
    const set = setNames.includes(name) ? name : nearestName(name, setNames)
    const before = users.get(set ?? '') ?? []
    // Of files that differ in letter case alone `address-clash` speaks.
    const isTwin = before.some((other) => other.toLowerCase() === file.toLowerCase())
    if (set !== undefined && !isTwin) users.set(set, [...before, file])
  }
  return users
}

const unlike = (file: string, set: string) =>
  distance(file.replaceAll(/^.*\/|\.\w+$/g, '').toLowerCase(), set)
