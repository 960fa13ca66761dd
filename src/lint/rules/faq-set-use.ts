import { distance } from 'fastest-levenshtein'
import { childOf } from '../../util/document-order.ts'
import { nearestName } from '../../util/nearest-name.ts'
import { addressKey } from '../../site/config/page-address.ts'
import type { Project } from '../../site/config/project.ts'
import { brokenPages } from '../../site/joined/broken-pages.ts'
import { missedEntries } from './metadata-entry.ts'
import { namesIn } from '../names-in.ts'
import { defineRule } from '../rule.ts'

export const faqSetUse = defineRule({
  summary: 'Every set of questions belongs to exactly one page.',
  severity: 'warning',
  reads: 'configs',
  docs: `
    Nobody reads a set of \`page-configs/structured-data/\` that no page names. Usually its page is missing or names another set. If two
    pages name the same set, usually one page is a copy of the other. Search engines treat the questions as duplicates.

    Name the set in \`structuredData.faqSet\` of its page, write a separate set for each page, or remove the file.`,
  *check(project) {
    const sets = namesIn(folder, project.names)
    const users = usersOf(project, sets)
    let isShared = false
    for (const [set, files] of users) {
      // The page whose name is most similar to the set's name is its owner.
      const [owner, ...others] = files.toSorted((a, b) => unlike(a, set) - unlike(b, set))
      for (const file of others) {
        isShared = true
        const problem = `${owner} has this set, too: search engines treat the same questions on two pages as duplicates`
        yield { file, path: ['structuredData', 'faqSet'], problem, value: set }
      }
    }
    // A set may be unused only because its page shares another page's set or cannot be read. Those are reported already.
    if (isShared || brokenPages(project).some(({ isRead }) => !isRead)) return
    // `metadata-entry` reports a page whose name is misspelt.
    const missed = missedEntries(project)
    for (const set of sets)
      if (!users.has(set) && !missed.has(set))
        yield {
          file: `${folder}${set}.json`,
          problem:
            'no page has these questions: give the file the name of a page, or name it in structuredData.faqSet',
        }
  },
})

const folder = 'page-configs/structured-data/'

/** Returns the files of the pages that use each set. */
function usersOf({ addresses }: Project, sets: string[]): Map<string, string[]> {
  const users = new Map<string, string[]>()
  const taken = new Set<string>()
  for (const { file, path, name, input } of addresses) {
    // `address-clash` reports the second page at an address.
    if (taken.has(addressKey(path))) continue
    taken.add(addressKey(path))
    const data = childOf(input, 'structuredData')
    if (childOf(data, 'questions') !== undefined) continue
    const written = childOf(data, 'faqSet')
    // A misspelt set is in use: `named-file` reports its name.
    const nearest = typeof written === 'string' ? nearestName(written, sets) : undefined
    const set = sets.find((one) => one === (written ?? name)) ?? nearest
    if (set === undefined) continue
    users.set(set, [...(users.get(set) ?? []), file])
  }
  return users
}

const unlike = (file: string, set: string) =>
  distance(file.replaceAll(/^.*\/|\.\w+$/g, '').toLowerCase(), set)
