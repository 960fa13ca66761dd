/** The file of a published page: `/shelf/page` is `shelf/page.html`. */
export const pageFile = (pathname: string) => `${pathname === '/' ? 'index' : pathname.slice(1)}.html`

/** The file that answers addresses known only to the visitor's own link or to the content service: the bare app. */
export const shellFile = 'app-shell.html'

/** The file that answers what no page does. */
export const notFoundFile = '404.html'
