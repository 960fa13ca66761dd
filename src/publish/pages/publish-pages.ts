import pLimit from 'p-limit'
import type { Site } from '../../../schemas/site.ts'
import type { PageDocument } from '../../runtime/engine/page-document.ts'
import type { BuiltApp } from '../app/load-app.ts'
import type { Output } from '../files/output.ts'
import { hashOf } from '../../util/hash-of.ts'
import type { Csp } from '../../serve/hosting/csp.ts'
import type { MadePage, PublishRecord } from '../files/record.ts'
import { packingRecipe } from '../files/pack-file.ts'
import { assetFile } from '../files/asset-file.ts'
import { fillTemplate } from './fill-template.ts'
import type { RenderCache } from './render-cache.ts'
import { pagePreloads } from './page-preloads.ts'
import { pageStyles } from './page-styles.ts'
import { pageProblems } from './page-problems.ts'
import { snapshotOf, type StudiedPage } from './study-pages.ts'
import { AuthorError, type PlaceProblems } from '../../util/author-error.ts'
import { shellFile } from '../../serve/hosting/published-files.ts'
import { robots, sitemap } from './sitemap.ts'
import { openStyleSheets, type StyleSheets } from './style-sheets.ts'
import { duplicateMeta } from './duplicate-meta.ts'

/** A page that knows of its pictures. */
export interface DescribedPage {
  page: StudiedPage
  document: PageDocument
}

interface PagesToPublish {
  output: Output
  pages: DescribedPage[]
  cache: RenderCache
  app: BuiltApp
  site: Site
  /** `index.html` with the site's settings. */
  template: string
  policy: Csp
  origin: string
  /** How well pages are packed (`pack-file.ts`). */
  packing: number
  before: PublishRecord['pages']
}

/** While a page is being written, others are rendered. */
const writesAtOnce = 8

/**
 * Renders and writes the pages, and for search engines the list of them. A page that is made of what it was made of
 * before is taken as it lies there. Throws an `AuthorError` of all that is wrong. Returns what was made, by file.
 */
export async function publishPages(job: PagesToPublish): Promise<Map<string, MadePage>> {
  const { output, pages, cache, site, template, policy, origin, packing } = job
  await output.write(shellFile, policy.guard(template))
  const { bundleHash, manifest } = job.app
  const recipe = packingRecipe(0, packing)
  const everyPages = hashOf(JSON.stringify([bundleHash, manifest, template, policy.header, origin, recipe]))
  const settings = JSON.stringify(site)
  const settingsFile = assetFile('site.json', settings)
  await output.write(settingsFile, settings)
  const sheets = await openStyleSheets(output, job.app)
  const made = await pLimit(writesAtOnce).map(pages, (page) =>
    publishPage(page, { ...job, sheets, settingsFile, everyPages }),
  )

  const problems: PlaceProblems[] = made.flatMap(({ wrong }, index) =>
    wrong.length > 0 ? [{ place: pages[index]?.page.pathname ?? '', problems: wrong }] : [],
  )
  const found = pages.flatMap(({ page: { pathname, document } }, index) => {
    const texts = made[index]?.page
    return texts && !document.page.noindex ? [{ ...texts, pathname }] : []
  })
  problems.push(...duplicateMeta(found))
  if (problems.length > 0) throw new AuthorError('Some pages are not fit to be published', problems)

  const listed = found.map(({ pathname, changed }) => ({ address: origin + pathname, changed }))
  await output.write('sitemap.xml', sitemap(listed))
  await output.write('robots.txt', robots(origin))
  await cache.removeUnused()
  return new Map(made.map(({ page }, index) => [pages[index]?.page.file ?? '', page]))
}

interface PageJob extends PagesToPublish {
  sheets: StyleSheets
  /** Where the site's settings are, from the published folder. */
  settingsFile: string
  /** The hash of what all pages are made of. */
  everyPages: string
}

async function publishPage(
  { page, document }: DescribedPage,
  { output, cache, app, template, policy, origin, before, sheets, settingsFile, everyPages }: PageJob,
): Promise<{ page: MadePage; wrong: string[] }> {
  const { file, pathname } = page
  const key = hashOf(everyPages, pathname, page.key, JSON.stringify(document))
  const same = before[file]
  if (same?.key === key && cache.has(same.rendering) && sheets.keep(same.sheet) && output.keep(file))
    return { page: same, wrong: [] }

  const snapshot = snapshotOf(page, document, origin)
  const { rendering, ...rendered } = await cache.render(snapshot)
  const { islands } = rendered
  const head = rendered.head + pagePreloads(app.manifest, { islands, needs: document.needs })
  const styles = pageStyles(rendered.styles)
  const sheet = await sheets.write(styles.shared)
  const html = fillTemplate(template, { ...rendered, head, sheet, styles, settingsFile })
  await output.write(file, policy.guard(html))
  const { title, description, changed } = rendered
  return {
    page: { key, rendering, sheet, title, description, changed },
    wrong: pageProblems(snapshot, rendered),
  }
}
