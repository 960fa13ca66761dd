import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { RenderIslandContext, type RenderIsland } from '../../../block-library/parts/island.tsx'
import { PreloadContext } from '../../../block-library/contract/pictures-context.ts'
import type { PictureSource } from '../../../block-library/contract/picture-variants.ts'
import { scriptJson } from '../../../block-library/contract/script-json.ts'
import { loadEveryView } from '../../../block-library/views.ts'
import type { Site } from '../../../schemas/site.ts'
import { publishedPage } from '../../runtime/engine/published-page.ts'
import type { Snapshot } from '../../runtime/engine/snapshot.ts'
import { structuredData } from '../../runtime/seo/structured-data.ts'
import { PageHead } from '../../runtime/seo/head-tags.tsx'
import { App } from '../../runtime/app/app.tsx'
import { WithoutShellContext } from '../../runtime/shell/shell.tsx'
import { shareCompiledStyles, type ClassRules } from './share-compiled-styles.ts'
import { sharedShell, withAddresses } from './shared-shell.tsx'
import { toMarkdown } from './to-markdown.ts'
import { withoutUnusedNames } from './without-unused-names.ts'

/** Parts of a published document. */
export interface RenderedPage {
  /** Content of the head: title, metadata and preloads. */
  head: string
  /** Style element with the rules of this page. */
  styles: string
  /** Content of the root element. */
  html: string
  /** Structured data, as JSON. */
  data: string
  /** Data for the app in the browser (`src/runtime/engine/published-page.ts`), as JSON. */
  published: string
  /** Names of its islands. */
  islands: string[]
  /** Date of its last change, if its content has one. */
  changed?: string | undefined
  /** Its text for programs. Undefined for a page that search engines must not list. */
  markdown?: string | undefined
}

/** A page and the settings of its site, in one value that can be sent to a thread. */
export interface PageToRender {
  site: Site
  snapshot: Snapshot
}

/**
 * Renders a page for publishing. Loads all blocks first, in a fixed order, so that styles do not depend on earlier
 * pages.
 */
export async function renderPage({ site, snapshot }: PageToRender): Promise<RenderedPage> {
  const views = await loadEveryView()
  const { pathname, document, origin, bound } = snapshot
  const state = { pathname, status: 'ready', document, bound, views } as const
  const shell = sharedShell(site, pathname, document.alternates)
  const sheet = new ServerStyleSheet()
  shareCompiledStyles(sheet)
  const first: PictureSource[] = []
  // Islands are rendered separately, because each is hydrated separately. The rest of the page is never hydrated.
  const renderIsland: RenderIsland = (island, identifierPrefix) =>
    renderToString(sheet.collectStyles(island), { identifierPrefix })
  try {
    addClasses(sheet, shell.before.classes)
    const markup = renderToStaticMarkup(
      sheet.collectStyles(
        <StaticRouter location={pathname}>
          <PreloadContext value={(sources) => first.push(...sources)}>
            <RenderIslandContext value={renderIsland}>
              <WithoutShellContext value>
                <App site={site} first={state} origin={origin} />
              </WithoutShellContext>
            </RenderIslandContext>
          </PreloadContext>
        </StaticRouter>,
      ),
    )
    addClasses(sheet, shell.after.classes)
    const { preloads, html: content } = cutPreloads(markup)
    const html = withAddresses(shell.before.html, document.alternates) + content + shell.after.html
    const styles = sheet.getStyleTags()
    const input = { ...snapshot, site, status: 'ready' } as const
    return {
      head: preloads + renderPreloads(first) + renderToString(<PageHead {...input} />),
      changed: bound.article?.date,
      markdown:
        site.markdown && !document.page.noindex && pathname !== '*' ? toMarkdown(content, origin) : undefined,
      html: withoutUnusedNames(html, styles),
      styles,
      data: structuredData(input),
      published: scriptJson(publishedPage(snapshot, site)),
      islands: [...new Set([...content.matchAll(/ data-island="([\w-]+)"/g)].map(([, name = '']) => name))],
    }
  } finally {
    sheet.seal()
  }
}

/** Renders pages that a thread receives in one message. */
export const renderPages = (pages: PageToRender[]) => Promise.all(pages.map(renderPage))

/** Adds classes to a sheet in this order. */
function addClasses({ instance }: ServerStyleSheet, classes: ClassRules[]): void {
  for (const [id, name, rules] of classes)
    if (!instance.hasNameForId(id, name)) instance.insertRules(id, name, rules)
}

/** Returns preloads of the opening picture. Browsers without AVIF ignore them. */
function renderPreloads(sources: PictureSource[]): string {
  const links = sources
    .filter(({ type }) => type === 'image/avif')
    .map(({ srcSet, sizes, ...rest }) => (
      <link
        key={srcSet}
        rel="preload"
        as="image"
        imageSrcSet={srcSet}
        imageSizes={sizes}
        fetchPriority="high"
        {...rest}
      />
    ))
  return renderToStaticMarkup(links)
}

/**
 * Cuts off the preloads that React puts before the markup, for opening pictures without variants. They belong to the
 * head.
 */
function cutPreloads(markup: string): { preloads: string; html: string } {
  const preloads = /^(?:<link[^>]*>)*/.exec(markup)?.[0] ?? ''
  return { preloads, html: markup.slice(preloads.length) }
}
