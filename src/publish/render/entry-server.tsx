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
import { PageHead } from '../../runtime/seo/page-head.tsx'
import { App } from '../../runtime/app/app.tsx'
import { shareCompiledStyles } from './share-compiled-styles.ts'
import { withoutUnusedNames } from './without-unused-names.ts'

/** What goes where in the published document. */
export interface RenderedPage {
  /** Title, metadata and the like. */
  head: string
  /** The style element of what this page shows. */
  styles: string
  /** The content of the root element. */
  html: string
  /** The JSON of the structured data. */
  data: string
  /** The data that it carries (`src/runtime/engine/published-page.ts`), as JSON. */
  published: string
  /** The names of its islands. */
  islands: string[]
  /** When it last changed, where its content says so. */
  changed?: string | undefined
}

/** A page and the settings of its site: one value, as it may come from another thread. */
export interface PageToRender {
  site: Site
  snapshot: Snapshot
}

/** Renders a page as it is published. The blocks are all loaded first, in one order, so that styles do not depend on what was rendered before. */
export async function renderPage({ site, snapshot }: PageToRender): Promise<RenderedPage> {
  const views = await loadEveryView()
  const { pathname, document, origin, bound } = snapshot
  const state = { pathname, status: 'ready', document, bound, views } as const
  const sheet = new ServerStyleSheet()
  shareCompiledStyles(sheet)
  const first: PictureSource[] = []
  // An island is hydrated by itself, so it is rendered by itself; the rest of the page never is.
  const renderIsland: RenderIsland = (island, identifierPrefix) =>
    renderToString(sheet.collectStyles(island), { identifierPrefix })
  try {
    const markup = renderToStaticMarkup(
      sheet.collectStyles(
        <StaticRouter location={pathname}>
          <PreloadContext value={(sources) => first.push(...sources)}>
            <RenderIslandContext value={renderIsland}>
              <App site={site} first={state} origin={origin} />
            </RenderIslandContext>
          </PreloadContext>
        </StaticRouter>,
      ),
    )
    const { preloads, html } = cutPreloads(markup)
    const styles = sheet.getStyleTags()
    const input = { ...snapshot, site, status: 'ready' } as const
    return {
      head: preloads + renderPreloads(first) + renderToString(<PageHead {...input} />),
      changed: bound.article?.date,
      html: withoutUnusedNames(html, styles),
      styles,
      data: structuredData(input),
      published: scriptJson(publishedPage(snapshot, site)),
      islands: [...new Set([...html.matchAll(/ data-island="([\w-]+)"/g)].map(([, name = '']) => name))],
    }
  } finally {
    sheet.seal()
  }
}

/** Preloads the opening picture, before the markup is read. A browser that reads no AVIF does without. */
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

/** React puts the preload of an opening picture without variants before the markup; it belongs into the head. */
function cutPreloads(markup: string): { preloads: string; html: string } {
  const preloads = /^(?:<link[^>]*>)*/.exec(markup)?.[0] ?? ''
  return { preloads, html: markup.slice(preloads.length) }
}
