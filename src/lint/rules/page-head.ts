import { metadataFile } from '../../site/config/project.ts'
import { lookupMetadata } from '../../site/config/lookup-metadata.ts'
import type { LoadedPage, SiteConfig } from '../../site/config/site-config.ts'
import { pageMeta } from '../../runtime/seo/page-meta.ts'
import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { defineRule, type Found } from '../rule.ts'

export const pageHead = defineRule({
  summary: 'Titles and descriptions are of a length that is shown, and each page has its own.',
  severity: 'warning',
  reads: 'content',
  docs: `
    Search results cut titles after about 60 characters and descriptions after about 160; nothing beyond 100 and 300 is ever read, and a
    description of fewer than 25 characters is replaced by whatever the search engine finds. Of two pages with one title or description
    it may list only one.

    Titles and descriptions stand in the page's \`head\`, or in \`page-configs/metadata.json\` under its name, else under its kind's. Pages
    that nobody is to find (\`noindex\`) may have any.`,
  check,
})

const lengths = { title: [5, 100], description: [25, 300] } as const
const parts = ['title', 'description'] as const
type Part = (typeof parts)[number]

function* check({ config, joined }: JoinedSite): Generator<Found> {
  const first = { title: new Map<string, string>(), description: new Map<string, string>() }
  for (const { loaded, params, bound, pathname } of joined) {
    const head = writtenHead(loaded, config)
    // What nobody finds needs no good head, and what an article is called is its author's.
    if (!head || loaded.page.noindex || pathname === '*' || Object.keys(params).length > 0) continue
    const shown = pageMeta({ head: lookupMetadata(loaded.page, config) }, bound)
    // Of pages whose addresses differ in letter case alone `address-clash` speaks.
    const isClash = (other: string | undefined) => other?.toLowerCase() === loaded.file.toLowerCase()
    const twins = parts.filter(
      (part) => first[part].has(shown[part]) && !isClash(first[part].get(shown[part])),
    )
    for (const part of parts) {
      const { file, path } = head
      const own = { file, path: [...path, part] }
      const place = head.isShared ? { file: loaded.file, path: ['title'] } : own
      yield* tooShortOrLong(head.text[part], part, own) ?? tooShortOrLong(shown[part], part, place) ?? []
      if (!twins.includes(part)) first[part].set(shown[part], loaded.file)
    }
    const [part] = twins
    if (!part) continue
    const twin = first[part].get(shown[part]) ?? ''
    const problem = `has the ${twins.join(' and the ')} of ${twin}`
    const place =
      twins.length > 1
        ? { file: loaded.file, path: ['name'] }
        : { file: head.file, path: [...head.path, part] }
    yield { ...place, problem, received: JSON.stringify(shown[part]) }
  }
}

/** Where a page's title and description are written; that they are nowhere is told by `metadata-entry`. */
function writtenHead({ file, page: { head, name, kind } }: LoadedPage, { metadata, kinds }: SiteConfig) {
  if (head) return { file, path: ['head'], text: head, isShared: false }
  const isShared = !(name in metadata)
  const entry = isShared ? (kinds[kind]?.metadata ?? '') : name
  const text = metadata[entry]
  return text && { file: metadataFile, path: [entry], text, isShared }
}

function tooShortOrLong(text: string, part: Part, place: Pick<Found, 'file' | 'path'>): Found[] | undefined {
  const [least, most] = lengths[part]
  if (text.length >= least && text.length <= most) return undefined
  const expected = `a ${part} of ${least} to ${most} characters`
  return [{ ...place, expected, received: `${text.length}: ${JSON.stringify(text)}` }]
}
