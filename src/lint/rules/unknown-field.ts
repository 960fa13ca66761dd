import { contentContract } from '../../../schemas/content.ts'
import { nearestName } from '../../util/nearest-name.ts'
import { show } from '../../util/problem.ts'
import { listIn } from '../../site/joined/content-parts.ts'
import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { defineRule, type Found } from '../rule.ts'

export const unknownField = defineRule({
  summary: 'Pages read every field of the content.',
  severity: 'error',
  reads: 'content',
  docs: `
    A misspelt field is ignored without an error, and visitors never see its text. The content contract (\`schemas/content.ts\`) lists
    the fields. For a content host only likely misspellings are reported, since a service may send more fields than pages read.
    With \`--fix\` a field is renamed if a similar known field is not yet used.`,
  check,
})

function* check({ answers, host }: JoinedSite): Generator<Found> {
  for (const { place: file, source, entries } of answers.values()) {
    const kind = kinds[source.kind]
    for (const { value, path } of entries) yield* unknownFields({ file, value, path, part: kind, host })
  }
}

const { parts } = contentContract()

const kinds = {
  sections: parts.section,
  gallery: parts.galleryEntry,
  articles: parts.article,
  article: parts.article,
}

/** The contract of the entries of a list, by the name of the list's field. */
const lists: Record<string, Part> = {
  images: parts.imageItem,
  faq_entries: parts.faqEntry,
  faqs: parts.faqEntry,
}

interface Part {
  shape: object
}

interface Place {
  file: string
  value: unknown
  path: PropertyKey[]
  part: Part
  host: string
}

function* unknownFields({ file, value, path, part, host }: Place): Generator<Found> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  const known = Object.keys(part.shape)
  const absent = known.filter((key) => !(key in value))
  for (const key of Object.keys(value)) {
    const list = known.includes(key) ? lists[key] : undefined
    if (list) {
      for (const [index, one] of listIn(value, key).entries())
        yield* unknownFields({ file, value: one, path: [...path, key, index], part: list, host })
    }
    if (known.includes(key) || key.startsWith('// rule-off ')) continue
    const nearest = nearestName(key, absent)
    // A service may send more fields than pages read.
    if (host !== '' && nearest === undefined) continue
    const fix = nearest === undefined ? undefined : { renameKey: nearest }
    const details = { problem: 'no page reads this field', received: show(key), nearest, fix }
    yield { file, path: [...path, key], at: 'key', ...details }
  }
}
