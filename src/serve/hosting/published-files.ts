/** Returns the file of a published page: `/shelf/page` is `shelf/page.html`. */
export const pageFile = (pathname: string) => `${pathname === '/' ? 'index' : pathname.slice(1)}.html`

/** The file for addresses that only a visitor's link or the content service knows: the app without a page. */
export const shellFile = 'app-shell.html'

/** The file for addresses without a page. */
export const notFoundFile = '404.html'
