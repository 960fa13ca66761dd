import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { loadBlocks } from '../../block-library/components.ts'
import { binders } from '../../block-library/binders.ts'
import type { BlockType } from '../../schemas/blocks/index.ts'
import type { Site } from '../../schemas/site.ts'
import type { Snapshot } from '../engine/snapshot.ts'
import { structuredData } from '../seo/structured-data.ts'
import { headTexts } from '../seo/head-texts.ts'
import { PageHead } from '../seo/page-head.tsx'
import { App } from './app.tsx'
import { publishedPage } from './open-page.ts'

/** What goes where in the published document. */
export interface RenderedPage {
  /** Title, metadata and the like. */
  head: string
  /** The style tags of what this page shows. */
  styles: string
  /** The content of the root element. */
  html: string
  /** The JSON of the structured data. */
  data: string
  /** What search results show of it. */
  title: string
  description: string
  /** When it last changed, where its content says so. */
  changed?: string | undefined
}

/** Renders a page as it is published. The blocks are all loaded first, in one order, so that styles do not depend on what was rendered before. */
export async function renderPage(site: Site, snapshot: Snapshot): Promise<RenderedPage> {
  await loadBlocks(everyBlock)
  const sheet = new ServerStyleSheet()
  try {
    const markup = renderToString(
      sheet.collectStyles(
        <StaticRouter location={snapshot.pathname}>
          <App site={site} snapshot={snapshot} origin={snapshot.origin} />
        </StaticRouter>,
      ),
    )
    const { preloads, html } = cutPreloads(markup)
    const { bound } = publishedPage(snapshot, site)
    const told = { ...snapshot, site, bound, status: 'ready' } as const
    return {
      head: preloads + renderToString(<PageHead {...told} />),
      ...headTexts(snapshot.document, bound),
      changed: bound.article?.date,
      html,
      styles: sheet.getStyleTags(),
      data: structuredData(told),
    }
  } finally {
    sheet.seal()
  }
}

/** React puts the preload of the first picture before the markup; it belongs into the head. */
function cutPreloads(markup: string): { preloads: string; html: string } {
  const preloads = /^(?:<link[^>]*>)*/.exec(markup)?.[0] ?? ''
  return { preloads, html: markup.slice(preloads.length) }
}

const everyBlock = Object.keys(binders)
  .filter((type): type is BlockType => type in binders)
  .map((type) => ({ type }))
