import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { createRequestListener } from '@remix-run/node-fetch-server'
import { matchRoutes } from 'react-router-dom'
import type { Plugin } from 'vite'
import { documentAddress, type MovedPage } from '../engine/page-document.ts'
import { notFoundFile, pageFile, shellFile } from './published-files.ts'

/** Serves the published site in preview as a static host does: an address without a file gets the bare app or a 404. */
export function publishedSite(): Plugin {
  return {
    name: 'published-site',
    // Vite would answer every unknown address with the home page.
    config: (_config, { isPreview }) => (isPreview ? { appType: 'custom' } : undefined),
    configurePreviewServer({ middlewares, config }) {
      const folder = join(config.root, config.build.outDir)
      const listener = createRequestListener((request) => answer(folder, new URL(request.url)))
      return () => {
        middlewares.use((request, response) => {
          listener(request, response)
        })
      }
    },
  }
}

async function answer(folder: string, { pathname, search }: URL): Promise<Response> {
  const published = join(folder, pageFile(decoded(pathname)))
  const page = published.startsWith(folder + sep)
    ? await readFile(published).catch(() => undefined)
    : undefined
  if (page) return html(page, 200)
  const paths: string[] = JSON.parse(await readFile(join(folder, 'page-data/routes.json'), 'utf8'))
  const routes = paths.map((path) => ({ path, caseSensitive: true }))
  const match = matchRoutes(routes, pathname)?.[0]?.route.path
  const isKnown = match !== undefined && match !== '/*'
  if (isKnown) {
    const document: Partial<MovedPage> = JSON.parse(
      await readFile(join(folder, documentAddress(match)), 'utf8'),
    )
    const { movedTo, status = 301 } = document
    if (movedTo !== undefined) return new Response(null, { status, headers: { location: movedTo + search } })
  }
  return html(await readFile(join(folder, isKnown ? shellFile : notFoundFile)), isKnown ? 200 : 404)
}

/** An address that cannot be decoded names nothing, and is answered so. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

function html(bytes: Buffer, status: number): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }
  return new Response(new Uint8Array(bytes), { status, headers })
}
