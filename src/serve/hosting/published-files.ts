import { decodedPath } from '../../../schemas/shared/address.ts'

/**
 * Returns the file of a published page: `/shelf/page` is `shelf/page.html`. Its name is decoded, since servers decode
 * an address before they look for its file.
 */
export const pageFile = (pathname: string) =>
  `${pathname === '/' ? 'index' : (decodedPath(pathname) ?? pathname).slice(1)}.html`

/** The file with the text of a page as Markdown. */
export const textFile = (page: string) => page.replace(/html$/, 'md')

/** The file for addresses that only a visitor's link or the content service knows: the app without a page. */
export const shellFile = 'app-shell.html'

/** The file for addresses without a page. A language has one of the same name below its root. */
export const notFoundFile = '404.html'

/** Returns the file of a page at an address. `path` is its path with parameters. */
export const publishedFile = (pathname: string, path: string): string =>
  pathname === '*' ? path.slice(1).replace('*', notFoundFile) : pageFile(pathname)
