import { defineRule } from '../rule.ts'

export const oddContent = defineRule({
  summary: 'Content is shown as it was sent: nothing is repaired or dropped.',
  severity: 'error',
  reads: 'content',
  scope: 'page',
  docs: `
    Content is read leniently. A number in place of a text is written out. An entry that cannot be read is omitted by itself. Of two
    sections with one key the first counts. Visitors see a page with something missing: this rule says what is missing, and where. An
    entry must have its key: a section \`section\`, a category of the gallery \`title\`, an article \`id\`, a question both \`question\`
    and \`answer\`.`,
  *check({ answers }) {
    for (const { place: file, entries, oddities } of answers.values()) {
      for (const {
        what,
        path: [, index, ...path],
      } of oddities) {
        const expected = expectedType(what)
        yield { file, path: [...(entries[Number(index)]?.path ?? []), ...path], problem: what, expected }
      }
    }
  },
})

/** Returns the type of a field whose value has another type. */
function expectedType(oddity: string): string | undefined {
  const [, field = ''] = /^(\w+) is (?:number|string|boolean|a list|an object|JSON)/.exec(oddity) ?? []
  return field === '' ? undefined : (types[field] ?? 'a text in quotes, "…"')
}

const list = 'a list, [ … ], also of a single entry'
const object = 'an object, { … }'
const types: Record<string, string> = {
  images: list,
  faq_entries: list,
  faqs: list,
  rows: list,
  table: object,
  product: object,
  next: object,
}
