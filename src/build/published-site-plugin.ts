import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { matchRoutes } from 'react-router-dom'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { headersFor, readHeaderRules, readRedirects } from './host-files.ts'
import { notFoundFile, shellFile } from './published-files.ts'
import { revalidated } from './site-headers.ts'

/** Serves the published site in preview as a deployment does: its headers, its redirects, its packed files. */
export function publishedSite(): Plugin {
  return {
    name: 'published-site',
    async configurePreviewServer({ middlewares, config }) {
      const folder = join(config.root, config.build.outDir)
      const read = (file: string) => readFile(join(folder, file), 'utf8')
      const rules = readHeaderRules(await read('_headers'))
      const redirects = readRedirects(await read('_redirects'))
      const files = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, extensions: ['html'] })

      middlewares.use((request, response) => {
        const [pathname = '/', ...query] = (request.url ?? '/').split(/(?=\?)/)
        for (const [name, value] of Object.entries(headersFor(pathname, rules)))
          response.setHeader(name, value)
        const moved = redirects.find(({ from }) => from === pathname)
        const one = oneAddress(pathname)
        if (moved) return redirect(response, moved.status, moved.to + query.join(''))
        if (one !== pathname) return redirect(response, 301, one + query.join(''))
        const missing = () => void answerMissing(folder, files, pathname, request, response)
        if (hidden.test(pathname)) missing()
        else files(request, response, missing)
      })
    },
  }
}

/** Files that are not pages of their own, and what lies there for tools. */
const hidden = /^\/(_headers|_redirects|app-shell|404)$|\/\.(?!well-known\/)/

/** A page has one address, without an ending and without a slash behind it. */
function oneAddress(pathname: string): string {
  if (/^\/index(\.html)?\/*$/.test(pathname)) return '/'
  return /^\/(?=\w)/.test(pathname) ? pathname.replace(/(\.html\/*|\/+)$/, '') : pathname
}

function redirect(response: ServerResponse, status: number, to: string): void {
  response.writeHead(status, { location: to }).end()
}

/** What is not published at an address with parameters may be newer than the site: the app looks for it. */
async function answerMissing(
  folder: string,
  files: ReturnType<typeof sirv>,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const paths: string[] = JSON.parse(await readFile(join(folder, 'page-data/routes.json'), 'utf8'))
  const routes = paths.map((path) => ({ path, caseSensitive: true }))
  const match = matchRoutes(routes, pathname)?.[0]?.route.path
  if (match?.includes(':')) {
    request.url = `/${shellFile}`
    return files(request, response)
  }
  const page = await readFile(join(folder, notFoundFile))
  response
    .writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': revalidated })
    .end(page)
}
