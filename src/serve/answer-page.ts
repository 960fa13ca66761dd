import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { decodedPath } from '../../schemas/shared/address.ts'
import { headersFor } from './hosting/host-files.ts'
import { notFoundFile, pageFile, shellFile, textFile } from './hosting/published-files.ts'
import { revalidated } from './hosting/site-headers.ts'
import { sendFile } from '../site/content/send-file.ts'
import type { Served } from './published-folder.ts'
import { packings, type Encoding, type Release } from './read-release.ts'

/** Answers a request with the published page or file of its address, with a redirect, with 410, or with 404. */
export async function answerPage(c: Context, served: Served): Promise<Response> {
  const { pathname, search } = new URL(c.req.url)
  const path = decodedPath(pathname)
  const moved = path === undefined ? undefined : served.redirects.get(path)
  if (moved) return c.body(null, moved.status, { location: moved.to + search })
  const canonical = path === undefined ? pathname : oneAddress(pathname)
  if (canonical !== pathname) return c.body(null, 301, { location: canonical + search })
  if (path !== undefined && served.gone.has(path)) return notFound(c, served, 410)
  const file = path === undefined ? undefined : findFile(path, pageFile(pathname), served)
  return (file && (await sendPublished(c, file))) ?? notFound(c, served)
}

/** Returns the one address of a page, without an extension or a slash at its end. */
function oneAddress(pathname: string): string {
  if (/^\/index(\.html)?\/*$/.test(pathname)) return '/'
  return /^\/(?=[\w%])/.test(pathname) ? pathname.replace(/(\.html\/*|\/+)$/, '') : pathname
}

interface Found {
  release: Release
  file: string
}

function findFile(path: string, page: string, served: Served): Found | undefined {
  const file = path.slice(1)
  if (served.files.has(page) && page !== shellFile && !served.notFound.has(page)) {
    return { release: served, file: page }
  }
  if (served.files.has(file) && !file.endsWith('.html')) return { release: served, file }
  if (file.startsWith('assets/') && served.before?.files.has(file)) return { release: served.before, file }
  // A page that is not published at an address with parameters may be newer than the site: the app requests its
  // content.
  return served.shellRoutes.some((route) => route.test(path))
    ? { release: served, file: shellFile }
    : undefined
}

/** Sends a file in the smallest encoding that the client accepts. */
async function sendPublished(c: Context, { release, file }: Found): Promise<Response | undefined> {
  const encodings = release.files.get(file) ?? []
  const encoding = accepts(c, {
    header: 'Accept-Encoding',
    supports: encodings,
    default: '',
    match: (accepted, { supports }) => supports.find((name) => weightOf(name, accepted) > 0) ?? '',
  })
  const text = file.endsWith('.html') ? textFile(file) : ''
  return sendFile(c.req.raw, {
    folder: release.folder,
    file,
    headers: {
      'cache-control': revalidated,
      ...headersFor(`/${file}`, release.rules),
      ...(release.files.has(text) && {
        link: `</${encodeURI(text)}>; rel="alternate"; type="text/markdown"`,
      }),
      ...(encodings.length > 0 && { vary: 'Accept-Encoding' }),
      ...(isEncoding(encoding) && { 'content-encoding': encoding }),
    },
    ...(isEncoding(encoding) && { packed: packings[encoding] }),
  })
}

const isEncoding = (name: string): name is Encoding => name in packings

/** Returns the client's weight of an encoding. A star applies to encodings that the client does not name. */
function weightOf(name: string, accepted: { type: string; q: number }[]): number {
  const match = accepted.find(({ type }) => type === name) ?? accepted.find(({ type }) => type === '*')
  return match?.q ?? 0
}

const notFound = (c: Context, { notFound: pages }: Served, status: 404 | 410 = 404) =>
  c.body(pages.get(`${c.req.path.split('/')[1]}/${notFoundFile}`) ?? pages.get(notFoundFile) ?? '', status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': revalidated,
  })
