import pLimit from 'p-limit'
import type { BuiltApp } from '../app/build-app.ts'
import type { Csp } from '../hosting/csp.ts'
import { fillTemplate } from './fill-template.ts'
import type { RenderCache } from './render-cache.ts'
import { pagePreloads } from './page-preloads.ts'
import { pageProblems } from './page-problems.ts'
import type { PlannedPage } from './plan-pages.ts'
import { AuthorError, type PlaceProblems } from '../../config/author-error.ts'
import { shellFile } from '../hosting/published-files.ts'
import { robots, sitemap } from './sitemap.ts'
import { duplicateMeta } from './duplicate-meta.ts'
import { writePage } from './write-page.ts'

/** What search engines may list. */
interface FoundPage {
  pathname: string
  title: string
  description: string
  /** When it last changed, where its content says so. */
  changed: string | undefined
}

/** While a page is being written, others are rendered. */
const writesAtOnce = 8

/** Renders and writes the pages, and for search engines the list of them. Throws an `AuthorError` of all that is wrong. */
export async function publishPages(
  folder: string,
  plan: PlannedPage[],
  cache: RenderCache,
  { template, manifest }: Pick<BuiltApp, 'template' | 'manifest'>,
  guard: Csp['guard'],
): Promise<void> {
  const found: FoundPage[] = []
  const problems: PlaceProblems[] = []
  await writePage(folder, shellFile, guard(template))
  const pages = await pLimit(writesAtOnce).map(plan, async ({ file, snapshot }) => {
    const page = await cache.render(snapshot)
    const { needs } = snapshot.document
    const head = page.head + pagePreloads(manifest, { views: page.views, needs })
    const html = fillTemplate(template, { ...page, head })
    await writePage(folder, file, guard(html))
    const { title, description, changed } = page
    return { snapshot, wrong: pageProblems(snapshot, page), title, description, changed }
  })
  for (const { snapshot, wrong, ...texts } of pages) {
    const { pathname, document } = snapshot
    if (wrong.length > 0) problems.push({ place: pathname, problems: wrong })
    if (!document.page.noindex) found.push({ pathname, ...texts })
  }
  problems.push(...duplicateMeta(found))
  if (problems.length > 0) throw new AuthorError('Some pages are not fit to be published', problems)

  const origin = plan[0]?.snapshot.origin ?? ''
  const listed = found.map(({ pathname, changed }) => ({ address: origin + pathname, changed }))
  await writePage(folder, 'sitemap.xml', sitemap(listed))
  await writePage(folder, 'robots.txt', robots(origin))
  await cache.removeUnused()
}
