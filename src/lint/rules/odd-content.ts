import * as z from 'zod/mini'
import { contentContract } from '../../../schemas/content.ts'
import type { ContentSource } from '../../../schemas/page.ts'
import { childOf } from '../../util/document-order.ts'
import { valueAt } from '../../util/problem.ts'
import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { defineRule, type Found } from '../rule.ts'
import { unplaced } from './shared/unplaced.ts'

export const oddContent = defineRule({
  summary: 'What the service sends is shown as it was sent: nothing is repaired or dropped.',
  severity: 'error',
  reads: 'content',
  docs: `
    Content is read leniently: a number in place of a text is written out, an item that cannot be read is left out by itself, of two
    sections with one key the first counts. Visitors see a page with something missing; here is what, and where. An entry must
    have its key: a section \`section\`, a category of the gallery \`title\`, an article \`id\`, a question both \`question\` and \`answer\`.`,
  check,
})

function* check({ answers }: JoinedSite): Generator<Found> {
  for (const answer of answers.values()) {
    // What was read without an oddity need not be read again.
    if (answer.oddities?.length === 0) continue
    const { kind } = answer.source
    const placed: string[] = []
    const found: Found[] = []
    const contract = contentContract((what, [_list, index, ...path]) => {
      const entry = answer.entries[Number(index)]
      placed.push(what)
      const at = [...(entry?.path ?? []), ...path]
      const { problem, key } = said(what, path, kind, entry?.value)
      found.push({ file: answer.place, path: key === undefined ? at : [...at, key], problem })
    })
    const list = answer.entries.map(({ value }) => value)
    z.parse(contract[kind === 'article' ? 'articles' : kind], list)
    yield* found
    yield* unplaced(answer, placed)
  }
}

/** What is left out, and what it lacks, at the key of that where it is there and empty; a text or a list that was repaired says so itself. */
function said(
  what: string,
  path: PropertyKey[],
  kind: ContentSource['kind'],
  entry: unknown,
): { problem: string; key?: string | undefined } {
  const last = path.at(-1)
  if (last !== undefined && typeof last !== 'number') return { problem: what }
  const list = String(path.at(-2) ?? kind)
  const value = valueAt(path, entry)
  const needs = typeof value === 'object' && value !== null ? (needed[list] ?? []) : []
  const lacks = needs.filter((key) => isEmpty(childOf(value, key)))
  const why =
    lacks.length > 0 ? `has no ${lacks.map((key) => `"${key}"`).join(' and no ')}` : 'is of another shape'
  const key = lacks.find((name) => childOf(value, name) !== undefined)
  const problem = key === undefined ? `is left out: it ${why}` : 'is empty: what it belongs to is left out'
  return { problem, key }
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** What an entry of a list must say. */
const needed: Record<string, string[]> = {
  sections: ['section'],
  gallery: ['title'],
  articles: ['id'],
  article: ['id'],
  faq_entries: ['question', 'answer'],
  faqs: ['question', 'answer'],
}
