import pLimit from 'p-limit'
import { runsWasm } from '../../../block-library/blocks.ts'
import type { Site } from '../../../schemas/site.ts'
import type { PageDocument } from '../../runtime/engine/page-document.ts'
import type { JoinedPage } from '../../site/joined/joined-site.ts'
import { publishedFile, shellFile, textFile } from '../../serve/hosting/published-files.ts'
import type { BuiltApp } from '../app/load-app.ts'
import type { Output } from '../files/output.ts'
import { groupBy } from '../../util/group-by.ts'
import { hashOf } from '../../util/hash-of.ts'
import type { Csp } from '../../serve/hosting/csp.ts'
import type { MadePage, PublishRecord } from '../files/record.ts'
import { packingRecipe } from '../files/pack-file.ts'
import { assetFile } from '../files/asset-file.ts'
import { pagePreloads } from '../app/page-scripts.ts'
import { appShell } from '../app/fill-settings.ts'
import { marksIn } from '../../util/marks.ts'
import { onceFor } from '../../util/once-for.ts'
import type { LanguageFonts } from './language-fonts.ts'
import { feedsOfPage } from './feeds.ts'
import { fillTemplate } from './fill-template.ts'
import { llmsText } from './llms-text.ts'
import { markFallbacks } from './mark-fallbacks.ts'
import { writeMissingWords } from './missing-words.ts'
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
  app: BuiltApp
  /** Publishes the fonts of the language of a site. */
  fontsOf: (site: Site) => Promise<LanguageFonts>
  site: Site
  /** `index.html` without the site's settings. */
  template: string
  policy: Csp
  origin: string
  /** Compression level of pages (`pack-file.ts`). */
  packing: number
  before: PublishRecord['pages']
  /** Hash of all code, of the environment, and of what is not shown: it decides which cards a page has. */
  code: string
}

/** Number of pages in work at the same time, so that a thread renders many while others are written. */
const PARALLEL_PAGES = 24

/**
 * Renders and writes the pages, and their list for search engines. A page with unchanged sources is taken from the last
 * publish. Returns the pages by file, and the number of rendered pages.
 */
export async function publishPages(job: PagesToPublish) {
  const { output, pages, site, policy, origin, packing } = job
  const { bundleHash, manifest } = job.app
  const recipe = packingRecipe(0, packing)
  const everyPages = hashOf(
    JSON.stringify([job.code, bundleHash, manifest, policy.header, origin, recipe, job.template]),
  )
  const settingsOf = onceFor(async (of: Site): Promise<Settings> => {
    const text = JSON.stringify(of)
    const fonts = await job.fontsOf(of)
    const file = assetFile('site.json', text)
    await output.write(file, text)
    return { file, fonts, hash: hashOf(everyPages, text, JSON.stringify(fonts)) }
  })
  await output.write(shellFile, policy.guard(appShell(job.template, site)))
  const sheets = await openStyleSheets(output, job.app)
  const addMissingWords = await writeMissingWords(output)
  const byAddress = new Map(pages.map((page) => [page.pathname, page]))
  const feedsOf = (page: JoinedPage) => feedsOfPage(page, byAddress, origin)
  const made = await pLimit(PARALLEL_PAGES).map(pages, async (page) =>
    publishPage(page, { ...job, sheets, feedsOf, addMissingWords, settings: await settingsOf(page.site) }),
  )
  for (const { address, text } of pages.flatMap(feedsOf)) await output.write(address.slice(1), text())
  const texts = pages.flatMap((page, index) => {
    const text = made[index]?.page.text
    return text === undefined ? [] : [{ page, address: `${origin}/${encodeURI(text)}` }]
  })
  for (const [of, list] of groupBy(texts, ({ page }) => page.site)) {
    const file = `${of.local?.root ?? ''}/llms.txt`.slice(1)
    if (!output.files[file]) await output.write(file, llmsText(list, of))
  }

  const listed = pages.flatMap(({ pathname, loaded, alternates }, index) =>
    loaded.page.noindex
      ? []
      : [
          {
            address: origin + pathname,
            changed: made[index]?.page.changed,
            alternates: alternates.map(({ tag, path }) => ({ tag, address: origin + path })),
          },
        ],
  )
  const maps = listed.length > 0 ? sitemap(listed, origin) : new Map<string, string>()
  for (const [file, text] of maps) await output.write(file, text)
  await output.write('robots.txt', robots(origin, maps.size > 0))
  return {
    pages: Object.fromEntries(made.map(({ file, page }) => [file, page])),
    rendered: made.filter(({ isRendered }) => isRendered).length,
  }
}

interface PageJob extends PagesToPublish {
  sheets: StyleSheets
  settings: Settings
  addMissingWords: (html: string) => string
  feedsOf: (page: JoinedPage) => ReturnType<typeof feedsOfPage>
}

/** Published parts that all pages of a language share, also unchanged pages. */
interface Settings {
  /** Path of the site's settings in the published folder. */
  file: string
  fonts: LanguageFonts
  /** Hash of the sources that all pages of the language share. */
  hash: string
}

async function publishPage(
  page: JoinedPage,
  job: PageJob,
): Promise<{ file: string; page: MadePage; isRendered: boolean }> {
  const { output, documents, answerOf, before, sheets, settings } = job
  const { pathname, params } = page
  const file = publishedFile(pathname, page.loaded.path)
  const document = documents.get(page) ?? page.document
  const answer = answerOf(page.endpoint ?? '') ?? ''
  // A page in another language also depends on translations, and on the answer in the source language.
  const translated = page.site.local && [page.bound, page.fallbacks]
  // A host sends articles before and after they are public, too.
  const articles = page.content.articles.map(({ id }) => id)
  const key = hashOf(
    settings.hash,
    JSON.stringify([pathname, params, document, translated, articles]),
    answer,
  )
  const same = before[file]
  if (
    same?.key === key &&
    sheets.keep(same.sheet) &&
    (same.text === undefined || output.keep(same.text)) &&
    output.keep(file)
  ) {
    return { file, page: same, isRendered: false }
  }

  const { html, sheet, changed, markdown } = await makePage(page, document, job)
  await output.write(file, html)
  const text = markdown === undefined ? undefined : textFile(file)
  if (text !== undefined) await output.write(text, markdown ?? '')
  return { file, page: { key, sheet, changed, text }, isRendered: true }
}

async function makePage(
  page: JoinedPage,
  document: PageDocument,
  { app, template, origin, policy, sheets, settings, feedsOf, addMissingWords, site: { language } }: PageJob,
): Promise<Omit<MadePage, 'key' | 'text'> & { html: string; markdown?: string | undefined }> {
  const { pathname, params, loaded, bound, contentHash, site, fallbacks } = page
  const snapshot = { pathname, origin, document, params, bound, contentHash }
  const rendered = await app.renderPage({ site, snapshot })
  const { islands, changed, markdown } = rendered
  const marked = markFallbacks(rendered.html, fallbacks, language, site.language)
  const { fonts } = settings
  const text = { address: `/${textFile(publishedFile(pathname, loaded.path))}`, type: 'text/markdown' }
  const links = [...feedsOf(page), ...(markdown === undefined ? [] : [text])].map(
    ({ address, type }) => `<link rel="alternate" type="${type}" href="${encodeURI(address)}">`,
  )
  const head =
    rendered.head +
    links.join('') +
    fonts.preloads +
    pagePreloads(app.manifest, { islands, needs: document.needs })
  const styles = pageStyles(rendered.styles)
  const sheet = await sheets.write(styles.shared + fonts.styles)
  const filled = fillTemplate(template, {
    ...rendered,
    language: site.language,
    html: marked,
    head,
    sheet,
    styles,
    settingsFile: settings.file,
  })
  const html = pathname === '*' ? addMissingWords(filled) : filled
  if (marksIn(html).length > 0)
    throw new Error(`${pathname} has a mark of the editor. Report this as a fault of the engine.`)
  return { html: policy.guard(html, runsWasm(loaded.page.blocks)), sheet, changed, markdown }
}
