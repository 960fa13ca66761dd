import { childOf } from '../../util/document-order.ts'
import { show } from '../../util/problem.ts'
import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { defineRule, type Found } from '../rule.ts'

export const articleId = defineRule({
  summary: 'Every article has a unique id, which is also the name of its file.',
  severity: 'error',
  reads: 'content',
  docs: `
    The id is the end of an article's address. The embedded service finds the article in the file of that name:
    \`content/api/blog/led-care.json\` has the id \`led-care\`. If two articles have the same id, only one can be opened.
    The rule \`odd-content\` reports articles without an id.`,
  check,
})

function* check({ answers, contentFiles }: JoinedSite): Generator<Found> {
  const first = new Map<string, string>()
  for (const [endpoint, { source, entries, place: file }] of answers) {
    if (source.kind !== 'article' && source.kind !== 'articles') continue
    // An id may be both in a list and in an article of its own, so the two are compared separately.
    const folder = source.kind === 'article' ? endpoint.replace(/[^/]*$/, '') : `${endpoint} `
    for (const { value, path } of entries) {
      const id = idOf(value)
      if (id === undefined) continue
      const key = `${folder}${id.toLowerCase()}`
      const twin = first.get(key)
      first.set(key, twin ?? file)
      const place = { file, path: [...path, 'id'], received: show(id) }
      const name = endpoint.slice(endpoint.lastIndexOf('/') + 1)
      if (twin !== undefined) yield { ...place, problem: `${twin} has the same id` }
      else if (source.kind === 'article' && contentFiles.length > 0 && encodeURIComponent(id) !== name)
        yield {
          ...place,
          problem: 'the file has another name: no page finds it',
          expected: show(name),
          fix: { replace: name },
        }
    }
  }
}

function idOf(value: unknown): string | undefined {
  const id = childOf(value, 'id')
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? String(id) : undefined
}
