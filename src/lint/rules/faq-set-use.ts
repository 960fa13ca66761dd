import { distance } from 'fastest-levenshtein'
import { childOf } from '../../util/document-order.ts'
import { nearestName } from '../../util/nearest-name.ts'
import type { Project } from '../../site/config/project.ts'
import { brokenPages } from '../../site/joined/broken-pages.ts'
import { namesIn } from '../names-in.ts'
import { defineRule, type Found } from '../rule.ts'

export const faqSetUse = defineRule({
  summary: 'Every set of questions is the set of one page.',
  severity: 'warning',
  reads: 'configs',
  docs: `
    A set of \`page-configs/structured-data/\` that no page names is told to nobody; most often its page is missing or names another. One
    that two pages name was most often kept when a page was copied, and search engines take it for a copy, too.

    Name the set in \`structuredData.faqSet\` of its page, write a set of its own for each page, or remove the file.`,
  check,
})

const folder = 'page-configs/structured-data/'

function* check(project: Project): Generator<Found> {
  const sets = namesIn(folder, project.names)
  const users = usersOf(project, sets)
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
  for (const set of sets)
    if (!users.has(set))
      yield {
        file: `${folder}${set}.json`,
        problem: 'no page has these questions: a file is for the page of its name, or for one that names it',
      }
}

/** The files of pages by the set that each names. */
function usersOf({ addresses }: Project, sets: string[]): Map<string, string[]> {
  const users = new Map<string, string[]>()
  for (const { file, name, input } of addresses) {
    const data = childOf(input, 'structuredData')
    if (childOf(data, 'questions') !== undefined) continue
    const written = childOf(data, 'faqSet')
    // A misspelt set is in use: `faq-set-name` reports its name.
    const nearest = typeof written === 'string' ? nearestName(written, sets) : undefined
    const set = sets.find((one) => one === (written ?? name)) ?? nearest
    if (set === undefined) continue
    const before = users.get(set) ?? []
    // Of files that differ in letter case alone `address-clash` speaks.
    const isTwin = before.some((other) => other.toLowerCase() === file.toLowerCase())
    if (!isTwin) users.set(set, [...before, file])
  }
  return users
}

const unlike = (file: string, set: string) =>
  distance(file.replaceAll(/^.*\/|\.\w+$/g, '').toLowerCase(), set)
