import { pageMeta } from '../../runtime/seo/page-meta.ts'
import { lookupMetadata } from '../../site/config/lookup-metadata.ts'
import type { SiteConfig } from '../../site/config/site-config.ts'
import type { JoinedPage } from '../../site/joined/joined-site.ts'
import { defineRule, type Found } from '../rule.ts'
import { writtenHead } from './shared/written-head.ts'

export const duplicateHead = defineRule({
  summary: 'Each page has a title and a description of its own.',
  severity: 'error',
  reads: 'content',
  docs: `
    Of two pages with one title or description a search engine may list only one, and a visitor cannot tell them apart.

    Titles and descriptions stand in the page's \`head\`, or in \`page-configs/metadata.json\` under the page's name, else under its
    kind's. An article has its own title and its \`desc\`. Pages with \`noindex\` are not compared.`,
  *check({ config, joined, answers }) {
    const first = { title: new Map<string, JoinedPage>(), description: new Map<string, JoinedPage>() }
    for (const page of joined) {
      const { loaded, bound } = page
      // `metadata-entry` reports a page without a head.
      if (loaded.page.noindex || page.pathname === '*' || !writtenHead(loaded, config)) continue
      const shown = pageMeta({ head: lookupMetadata(loaded.page, config) }, bound)
      const twins = parts.flatMap((part) => {
        const twin = first[part].get(shown[part])
        if (!twin) first[part].set(shown[part], page)
        return twin && !isClash(twin, page) ? [{ part, twin }] : []
      })
      const [firstTwin] = twins
      if (!firstTwin) continue
      yield {
        ...placeOf(page, firstTwin.part, twins.length, config, answers.get(page.endpoint ?? '')?.place),
        problem: `has the ${twins.map(({ part }) => part).join(' and the ')} of ${nameOf(firstTwin.twin)}`,
        received: JSON.stringify(shown[firstTwin.part]),
      }
    }
  },
})

const parts = ['title', 'description'] as const

/** Whether two pages have one address, or files that differ in letter case alone. Other rules report both. */
const isClash = (page: JoinedPage, other: JoinedPage) =>
  page.pathname === other.pathname ||
  (page.loaded.file !== other.loaded.file &&
    page.loaded.file.toLowerCase() === other.loaded.file.toLowerCase())

/** Whether one config answers several addresses, each with content of its own. */
const isOpen = ({ params }: JoinedPage) => Object.keys(params).length > 0

const nameOf = (page: JoinedPage) => (isOpen(page) ? page.pathname : page.loaded.file)

/** Where the text that is not unique is written: the content of an article, else the page's head, else its name. */
function placeOf(
  page: JoinedPage,
  part: (typeof parts)[number],
  count: number,
  config: SiteConfig,
  content: string | undefined,
): Pick<Found, 'file' | 'path'> {
  const { loaded, bound } = page
  if (isOpen(page) && bound.article && content !== undefined)
    return { file: content, path: [part === 'title' ? 'title' : 'desc'] }
  const head = count > 1 ? undefined : writtenHead(loaded, config)
  return head ? { file: head.file, path: [...head.path, part] } : { file: loaded.file, path: ['name'] }
}
