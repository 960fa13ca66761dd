import pLimit from 'p-limit'
import type { Site } from '../../../schemas/site.ts'
import type { PageDocument } from '../../runtime/engine/page-document.ts'
import type { JoinedPage } from '../../site/joined/joined-site.ts'
import { notFoundFile, pageFile, shellFile } from '../../serve/hosting/published-files.ts'
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
import { robots, sitemap } from './sitemap.ts'
import { openStyleSheets, type StyleSheets } from './style-sheets.ts'

interface PagesToPublish {
  output: Output
  pages: readonly JoinedPage[]
  /** Documents of the pages, with their pictures. */
  documents: ReadonlyMap<JoinedPage, PageDocument>
  /** Returns the text of an endpoint's answer. */
  answerOf: (endpoint: string) => string | undefined
  cache: RenderCache
  app: BuiltApp
  site: Site
  /** `index.html` with the site's settings. */
  template: string
  policy: Csp
  origin: string
  /** Compression level of pages (`pack-file.ts`). */
  packing: number
  before: PublishRecord['pages']
  /** Hash of all code, and of the environment. */
  code: string
}

/** Number of pages in work at the same time, so that pages are rendered while others are written. */
const PARALLEL_PAGES = 8

/**
 * Renders and writes the pages, and their list for search engines. A page with unchanged sources is taken from the last
 * publish. Returns the published pages by file.
 */
export async function publishPages(job: PagesToPublish): Promise<Map<string, MadePage>> {
  const { output, pages, site, template, policy, origin, packing } = job
  await output.write(shellFile, policy.guard(template))
  const { bundleHash, manifest } = job.app
  const recipe = packingRecipe(0, packing)
  const everyPages = hashOf(
    JSON.stringify([job.code, site, bundleHash, manifest, template, policy.header, origin, recipe]),
  )
  const settings = JSON.stringify(site)
  const settingsFile = assetFile('site.json', settings)
  await output.write(settingsFile, settings)
  const sheets = await openStyleSheets(output, job.app)
  const made = await pLimit(PARALLEL_PAGES).map(pages, (page) =>
    publishPage(page, { ...job, sheets, settingsFile, everyPages }),
  )

  const listed = pages.flatMap(({ pathname, loaded }, index) =>
    loaded.page.noindex ? [] : [{ address: origin + pathname, changed: made[index]?.page.changed }],
  )
  for (const [file, text] of sitemap(listed, origin)) await output.write(file, text)
  await output.write('robots.txt', robots(origin))
  return new Map(made.map(({ file, page }) => [file, page]))
}

interface PageJob extends PagesToPublish {
  sheets: StyleSheets
  /** Path of the site's settings in the published folder. */
  settingsFile: string
  /** Hash of the sources that all pages share. */
  everyPages: string
}

async function publishPage(
  page: JoinedPage,
  {
    output,
    documents,
    answerOf,
    cache,
    app,
    template,
    policy,
    origin,
    before,
    sheets,
    settingsFile,
    everyPages,
  }: PageJob,
): Promise<{ file: string; page: MadePage }> {
  const { pathname, params, bound } = page
  const file = pathname === '*' ? notFoundFile : pageFile(pathname)
  const document = documents.get(page) ?? page.document
  const answer = answerOf(page.endpoint ?? '') ?? ''
  const key = hashOf(everyPages, JSON.stringify([pathname, params, document]), answer)
  const same = before[file]
  if (same?.key === key && sheets.keep(same.sheet) && output.keep(file)) {
    return { file, page: same }
  }

  const { contentHash } = page
  const rendered = await cache.render({
    pathname,
    origin,
    document,
    params,
    bound,
    contentHash,
  })
  const { islands } = rendered
  const head = rendered.head + pagePreloads(app.manifest, { islands, needs: document.needs })
  const styles = pageStyles(rendered.styles)
  const sheet = await sheets.write(styles.shared)
  const html = fillTemplate(template, { ...rendered, head, sheet, styles, settingsFile })
  await output.write(file, policy.guard(html))
  return { file, page: { key, sheet, changed: rendered.changed } }
}
