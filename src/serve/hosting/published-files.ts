import { decodedPath } from '../../../schemas/shared/address.ts'

/**
 * Returns the file of a published page: `/shelf/page` is `shelf/page.html`. Its name is decoded, since servers decode
 * an address before they look for its file.
 */
export const pageFile = (pathname: string) =>
  `${pathname === '/' ? 'index' : (decodedPath(pathname) ?? pathname).slice(1)}.html`

/** The file for addresses that only a visitor's link or the content service knows: the app without a page. */
export const shellFile = 'app-shell.html'

/** Name of the page for addresses without a page, which each language of a site may have below its root. */
export const notFoundName = '404'

/** The file for addresses without a page. */
export const notFoundFile = `${notFoundName}.html`
