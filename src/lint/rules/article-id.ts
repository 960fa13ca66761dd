import { decodedPath } from '../../../schemas/shared/address.ts'
import { childOf } from '../../util/document-order.ts'
import { nameProblem } from '../../util/name-problem.ts'
import { valueText } from '../../util/problem.ts'
import { lookAlike } from '../look-alike.ts'
import { defineRule } from '../rule.ts'

export const articleId = defineRule({
  summary: 'Every article has a unique id, which can be an address and is also the name of its file.',
  severity: 'error',
  reads: 'content',
  docs: `
    The id is the end of an article's address. The embedded service finds the article in the file of that name:
    \`content/api/blog/lamp-care.json\` has the id \`lamp-care\`. If two articles have the same id, only one can be opened.
    An id may have all letters, digits, blanks and most signs: \`a b\` is \`a%20b\` in the address. No file on Windows can have the
    signs \`" * / : < > ? \\ |\`, so no id can. An id cannot be the address of another page.
    The rule \`odd-content\` reports articles without an id.`,
  *check(site) {
    const { answers, contentFiles, addresses } = site
    const first = new Map<string, { file: string; id: string }>()
    const pages = new Map(addresses.map(({ path, file }) => [path.toLowerCase(), file]))
    const detail = site.config.pages.find(({ page }) => page.content?.kind === 'article')
    for (const [endpoint, { source, entries, place: file }] of answers) {
      if (source.kind !== 'article' && source.kind !== 'articles') continue
      // An id may be both in a list and in an article of its own, so the two are compared separately.
      const folder = source.kind === 'article' ? endpoint.replace(/[^/]*$/, '') : `${endpoint} `
      for (const { value, path } of entries) {
        const id = idOf(value)
        if (id === undefined) continue
        // Some disks and hosts distinguish neither letter case nor the two ways to write an accent.
        const key = `${folder}${id.normalize('NFC').toLowerCase()}`
        const twin = first.get(key)
        first.set(key, twin ?? { file, id })
        const place = { file, path: [...path, 'id'], value: id }
        const name = decodedPath(endpoint.slice(endpoint.lastIndexOf('/') + 1)) ?? ''
        const problem = nameProblem(id)
        const page = pages.get(detail?.path.replace(/:\w+/, () => id).toLowerCase() ?? '')
        if (problem !== undefined) yield { ...place, problem: `it cannot be an address: ${problem}` }
        else if (page !== undefined) yield { ...place, problem: `${page} is the page of this address` }
        else if (twin !== undefined) yield { ...place, problem: twinProblem(twin, id) }
        else if (source.kind === 'article' && contentFiles.length > 0 && id !== name)
          yield {
            ...place,
            problem: `the file has another name: no page finds it${lookAlike(id, name)}`,
            expected: valueText(name),
            fix: { replace: name },
          }
      }
    }
  },
})

const twinProblem = (twin: { file: string; id: string }, id: string) =>
  twin.id === id
    ? `${twin.file} has the same id`
    : `${twin.file} has the same id but for letter case or accents, which some disks do not distinguish`

function idOf(value: unknown): string | undefined {
  const id = childOf(value, 'id')
  return typeof id === 'number' || (typeof id === 'string' && id.trim() !== '')
    ? String(id).trim()
    : undefined
}
