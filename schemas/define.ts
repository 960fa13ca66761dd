import type { PageInput } from './page.ts'
import type { RedirectsInput } from './redirects.ts'
import type { SiteInput } from './site.ts'

/** Types a page config as its author writes it; the parse door checks it later. */
export const definePage = (page: PageInput): PageInput => page

/** Types the site settings as their author writes them. */
export const defineSite = (site: SiteInput): SiteInput => site

/** Types the redirects as their author writes them. */
export const defineRedirects = (redirects: RedirectsInput): RedirectsInput => redirects
