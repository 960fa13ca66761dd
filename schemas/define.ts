import type {
  AuthoredKinds,
  AuthoredPage,
  AuthoredRedirects,
  AuthoredSite,
  IndustryTilesBlock,
} from './generated/author-types.ts'

/** Types a page config as its author writes it. Reading the config checks it (`src/site/config/read-page.ts`). */
export const definePage = (page: AuthoredPage): AuthoredPage => page

/** Types the site settings as their author writes them. */
export const defineSite = (site: AuthoredSite): AuthoredSite => site

/** Types the redirects as their author writes them. */
export const defineRedirects = (redirects: AuthoredRedirects): AuthoredRedirects => redirects

/** Types the rule that makes addresses of titles as its author writes it; it is checked with each page that uses it. */
export const defineTitleLinks = (links: TitleLinks): TitleLinks => links

type TitleLinks = IndustryTilesBlock['links']

/** Types the kinds of pages as their author writes them. */
export const defineKinds = (kinds: AuthoredKinds): AuthoredKinds => kinds

declare global {
  /** The names that a site's own files give, for editors to offer: `page-configs/known.d.ts` fills it in (`npm run schemas`). */
  interface KnownNames {}
}
