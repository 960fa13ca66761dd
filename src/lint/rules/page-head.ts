import { pageMeta } from '../../runtime/seo/page-meta.ts'
import { lookupMetadata } from '../../site/config/lookup-metadata.ts'
import { defineRule, type Found } from '../rule.ts'
import { writtenHead } from './shared/written-head.ts'

export const pageHead = defineRule({
  summary: 'Titles and descriptions have a length that search results show.',
  severity: 'warning',
  reads: 'content',
  scope: 'page',
  docs: `
    Search results cut titles after about 60 characters and descriptions after about 160. Text beyond 100 and 300 characters is never
    read. Search engines replace a description of fewer than 25 characters with other text of the page.

    Titles and descriptions are in the page's \`head\`, or in \`page-configs/metadata.json\` under the name of the page or of its kind.
    Pages with \`noindex\` may have titles and descriptions of any length.`,
  *check({ config, joined }) {
    for (const { loaded, params, bound, pathname } of joined) {
      const head = writtenHead(loaded, config)
      // Search engines do not list these pages, or their author wrote the title in the content.
      if (!head || loaded.page.noindex || pathname === '*' || Object.keys(params).length > 0) continue
      const shown = pageMeta({ head: lookupMetadata(loaded.page, config) }, bound)
      for (const part of parts) {
        const written = { file: head.file, path: [...head.path, part] }
        const place = head.isShared ? { file: loaded.file, path: ['title'] } : written
        yield* (
          tooShortOrLong(head.text[part], part, written) ?? tooShortOrLong(shown[part], part, place) ?? []
        )
      }
    }
  },
})

const lengths = { title: [5, 100], description: [25, 300] } as const
const parts = ['title', 'description'] as const
type Part = (typeof parts)[number]

function tooShortOrLong(text: string, part: Part, place: Pick<Found, 'file' | 'path'>): Found[] | undefined {
  const [least, most] = lengths[part]
  if (text.length >= least && text.length <= most) return undefined
  const expected = `a ${part} of ${least} to ${most} characters`
  return [{ ...place, expected, received: `${text.length}: ${JSON.stringify(text)}` }]
}
