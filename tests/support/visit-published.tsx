import { join } from 'node:path'
import { act } from '@testing-library/react'
import type * as Client from 'react-dom/client'
import { afterEach, vi } from 'vitest'
import { noContent } from '../../block-library/contract/content-view.ts'
import { storageAddress } from '../../src/runtime/content/storage-address.ts'
import { drawNewer as draw } from '../../src/runtime/app/draw-newer.ts'
import { renderPage } from '../../src/publish/render/entry-server.tsx'
import { loadDocument } from '../../src/runtime/app/load-document.ts'
import { newerAnswer, type NewerContent } from '../../src/runtime/app/newer-answer.ts'
import { readAnswer } from '../../src/runtime/content/fetch-content.ts'
import { answerContent } from '../../src/site/content/answer-content.ts'
import { contentHash as hashOf } from '../../src/runtime/engine/content-hash.ts'
import type { PageDocument } from '../../src/runtime/engine/page-document.ts'
import { bind } from '../../src/runtime/engine/bind.ts'
import { readPublishedPage } from '../../src/runtime/engine/published-page.ts'
import { root, site } from './site-config.ts'
import { contentCalls } from './visit-site.tsx'

const roots = vi.hoisted(() => [] as Client.Root[])
vi.mock('react-dom/client', async (importOriginal) => {
  const client = await importOriginal<typeof Client>()
  const noted = (made: Client.Root) => {
    roots.push(made)
    return made
  }
  return {
    ...client,
    createRoot: (...rest: Parameters<typeof Client.createRoot>) => noted(client.createRoot(...rest)),
    hydrateRoot: (...rest: Parameters<typeof Client.hydrateRoot>) => noted(client.hydrateRoot(...rest)),
  }
})

afterEach(async () => {
  await act(async () => {
    for (const drawn of roots.splice(0)) drawn.unmount()
  })
  document.getElementById('root')?.remove()
})

/** Renders a page as published with the embedded service's content, and puts it into the document. */
export async function showPublished(address: string) {
  const { pathname, origin } = new URL(address, window.location.origin)
  const { document: pageDocument, params } = await loadDocument(pathname)
  const { content, contentHash } = await answerOf(pageDocument)
  const storage = (path: string) => storageAddress(path, '')
  const bound = bind(pageDocument.page, { content, site, visit: { params }, storage })
  const snapshot = { pathname, origin, document: pageDocument, params, bound, contentHash }
  const { html, head, data, published } = await renderPage({ site, snapshot })
  contentCalls.length = 0
  history.replaceState(null, '', address)
  document.head.innerHTML = `${head}<script type="application/ld+json" id="structured-data">${data}</script>`
  document.body.innerHTML = `<div id="root">${html}</div>`
  const page = readPublishedPage(published, pathname)
  if (!page) throw new Error(`${pathname} was not published`)
  return page
}

async function answerOf({ page: { content: source } }: PageDocument) {
  if (!source) return { content: noContent, contentHash: '' }
  const request = new Request(`https://site.example/api/${source.endpoint}`)
  const answer = await (await answerContent(request, join(root, 'content'))).text()
  const { content } = await readAnswer(source, answer, '')
  return { content, contentHash: hashOf(answer, window.location.origin) }
}

/** Draws the blocks that newer content changes. */
export const drawNewer = (newer: NewerContent) => act(() => draw(newer, site))

/** Opens a published page as `src/runtime/app/main.ts` does: sends its content call and draws a newer answer. */
export async function visitPublished(address: string) {
  const page = await showPublished(address)
  const drawn = newerAnswer(page).then(async (answer) => {
    if (answer !== undefined) await drawNewer({ page, answer })
  })
  return { page, drawn }
}
