import { nearestName } from '../../util/nearest-name.ts'
import { valueText } from '../../util/problem.ts'
import { listIn } from '../../site/joined/content-parts.ts'
import { contract } from '../../site/joined/read-answers.ts'
import { defineRule, type Found } from '../rule.ts'
import { likelyField } from './shared/likely-field.ts'

export const unknownField = defineRule({
  summary: 'Pages read every field of the content.',
  severity: 'error',
  reads: 'content',
  scope: 'page',
  docs: `
    A misspelt field is ignored without an error, and visitors never see its text. The content contract (\`schemas/content.ts\`) lists
    the fields. A content host may send more fields than pages read. If such a field cannot be renamed to an absent field, it is a
    warning, and only its first place is reported.
    With \`--fix\` a field is renamed if a similar known field is not yet used.`,
  *check({ answers, host }) {
    const all = [...answers.values()].flatMap(({ place: file, source, entries }) =>
      entries.flatMap(({ value, path }) => [
        ...unknownFields({ file, value, path, part: kinds[source.kind] }),
      ]),
    )
    if (host === '') for (const { problem } of all) yield problem
    else yield* onceEach(all)
  },
})

const { parts } = contract

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
}

interface UnknownField {
  problem: Found
  key: string
  part: Part
}

/** Reports each field that can be renamed. Reports any other field once for the host, with the number of its places. */
function* onceEach(all: UnknownField[]): Generator<Found> {
  const surplus = new Map<Part, Map<string, Found[]>>()
  for (const { problem, key, part } of all) {
    if (problem.fix !== undefined) yield problem
    else {
      const fields = surplus.get(part) ?? new Map<string, Found[]>()
      surplus.set(part, fields.set(key, [...(fields.get(key) ?? []), problem]))
    }
  }
  for (const places of [...surplus.values()].flatMap((fields) => [...fields.values()])) {
    const [first] = places
    const problem = `${first?.problem}${places.length > 1 ? ` (${places.length} places on this host)` : ''}`
    if (first) yield { ...first, problem, severity: 'warning' }
  }
}

function* unknownFields({ file, value, path, part }: Place): Generator<UnknownField> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  const keys = Object.keys(part.shape)
  for (const key of Object.keys(value)) {
    const list = keys.includes(key) ? lists[key] : undefined
    if (list) {
      for (const [index, entry] of listIn(value, key).entries())
        yield* unknownFields({ file, value: entry, path: [...path, key, index], part: list })
    }
    if (keys.includes(key) || key.startsWith('// rule-off ')) continue
    const absent = likelyField(key, value, part.shape)
    const present = absent === undefined ? nearestName(key, keys) : undefined
    const details = {
      problem: `no page reads this field${present === undefined ? '' : `, and ${valueText(present)} stands beside it: remove one`}`,
      value: key,
      nearest: absent ?? present,
      fix: absent === undefined ? undefined : { renameKey: absent },
    }
    yield { problem: { file, path: [...path, key], at: 'key', ...details }, key, part }
  }
}
