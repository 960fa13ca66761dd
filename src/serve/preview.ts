import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { documentAddress } from '../runtime/engine/page-document.ts'
import { openProxies } from './embedded/proxies.ts'
import { readPreviewKey, type PreviewPass } from './preview-key.ts'
import type { PublishedFolder, Served } from './published-folder.ts'

/** Address of a link to the preview. */
export const previewPath = '/preview'

interface PreviewOptions {
  published: PublishedFolder
  secret: string
  proxies?: readonly string[] | undefined
}

/** Headers of every answer of the preview: no search results, no copies. */
export const previewHeaders = {
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Cache-Control': 'private, no-store',
} as const

/** A published preview, which a link with a key opens, and then a cookie. */
export type Preview = ReturnType<typeof openPreview>

export function openPreview({ published, secret, ...options }: PreviewOptions) {
  const proxies = openProxies(options.proxies)
  const passOf = (key = '') => readPreviewKey(key, secret, Date.now())
  return {
    /** Returns the preview for a visitor with its cookie; undefined for all others. */
    async servedTo(c: Context): Promise<Served | undefined> {
      const pass = passOf(getCookie(c, cookie))
      return pass && opens(pass, c.req.path) ? published.current() : undefined
    },
    /** Answers a link: with its page and the cookie, or with 403. `/preview?end` ends the preview in this browser. */
    answerLink(c: Context): Response {
      for (const [name, value] of Object.entries(previewHeaders)) c.header(name, value)
      if (c.req.query('end') !== undefined) {
        deleteCookie(c, cookie, { path: '/' })
        return c.redirect('/', 302)
      }
      const key = c.req.query('key')
      const pass = passOf(key)
      if (key === undefined || !pass) return c.text('This link has ended, or it is not complete.', 403)
      setCookie(c, cookie, key, {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: proxies.wasHttps(c),
        expires: new Date(pass.end),
      })
      return c.redirect(pass.page || '/', 302)
    },
    close: published.close,
  }
}

const cookie = 'preview'

/** Whether a pass opens an address: that of its page, of a file that the page needs, or of a form that it sends. */
const opens = ({ page }: PreviewPass, path: string) =>
  page === '' ||
  path === page ||
  path === encodeURI(documentAddress(page)) ||
  /^\/(?:assets|media|api\/v1\.0)\//.test(path)
