import { posix } from 'node:path'
import { stateAt, type Moment } from '../../../block-library/parts/is-shown.ts'
import { openEnvelope } from '../../../schemas/shared/envelope.ts'
import { articleTiming } from '../../runtime/content/article-timing.ts'
import { endpointOf } from '../../runtime/content/content-client.ts'
import { childOf } from '../../util/document-order.ts'
import { parsed } from '../../util/parsed.ts'
import type { Unshown } from '../config/shown-config.ts'
import type { SiteConfig } from '../config/site-config.ts'
import { buildAddress } from '../content/build-client.ts'
import type { SiteContent } from '../content/site-content.ts'
import { fileOf } from './embedded-content.ts'

interface Service {
  host: string
  content: Pick<SiteContent, 'answerOf' | 'files'>
}

/** Returns the articles that are not public at a moment: those of the host's list, or of the embedded service's files. */
export async function unshownArticles(
  { pages }: Pick<SiteConfig, 'pages'>,
  moment: Moment,
  { host, content }: Service,
): Promise<Unshown[]> {
  const list = pages.find(({ page }) => page.content?.kind === 'articles')?.page.content
  const detail = pages.find(({ page }) => page.content?.kind === 'article')
  const source = detail?.page.content
  if (!list || !source) return []
  const file = (id: string) => fileOf(endpointOf(source, { id }))
  const listEndpoint = endpointOf(list, {})
  const sent = host
    ? parsed((await content.answerOf(listEndpoint)) ?? '')
    : content.files.find((listed) => listed.file === fileOf(listEndpoint))?.input
  const entries = openEnvelope(sent, list.envelope) ?? []
  const articles = entries.map((value): [string, unknown] => [String(childOf(value, 'id')), value])
  for (const article of content.files)
    if (posix.dirname(article.file) === posix.dirname(file('id')))
      articles.push([posix.basename(article.file, '.json'), article.input])
  const unshown = articles.flatMap(([id, value]): [string, Unshown][] => {
    const state = stateAt(articleTiming(value), moment)
    const path = detail.path.replace(':id', () => encodeURIComponent(id))
    const place = host ? buildAddress(host, listEndpoint) : file(id)
    return state === 'public' ? [] : [[path, { loaded: { ...detail, path, file: place }, state }]]
  })
  // An article may be hidden by the list and by its own file.
  return [...new Map(unshown).values()]
}
