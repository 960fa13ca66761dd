import type {
  AuthoredEnquiries,
  AuthoredKinds,
  AuthoredPage,
  AuthoredRedirects,
  AuthoredSite,
  AuthoredWords,
  IndustryTilesBlock,
} from './generated/author-types.ts'

export type { BlockInputOf } from './blocks/index.ts'

/** Types a page config as its author writes it. Reading the config validates it (`src/site/config/read-page.ts`). */
export const definePage = (page: AuthoredPage): AuthoredPage => page

/** Types the site settings as their author writes them. */
export const defineSite = (site: AuthoredSite): AuthoredSite => site

/** Types the words of the site as their author writes them. */
export const defineWords = (words: AuthoredWords): AuthoredWords => words

/** Types the redirects as their author writes them. */
export const defineRedirects = (redirects: AuthoredRedirects): AuthoredRedirects => redirects

/** Types the handling of enquiries as its author writes it. Only the site's own server reads it. */
export const defineEnquiries = (enquiries: AuthoredEnquiries): AuthoredEnquiries => enquiries

/** Types the rule that makes addresses from titles. It is validated with each page that uses it. */
export const defineTitleLinks = (links: TitleLinks): TitleLinks => links

type TitleLinks = IndustryTilesBlock['links']

/** Types the kinds of pages as their author writes them. */
export const defineKinds = (kinds: AuthoredKinds): AuthoredKinds => kinds

declare global {
  /**
   * Names from the site's own files, which editors suggest. `npm run schemas` writes them to `page-configs/known.d.ts`.
   */
  interface KnownNames {}
  /** Options of the site's own blocks, by type. `npm run schemas` writes them to the same file. */
  interface OwnBlocks {}
  /** Words of the site's own blocks, by type. `npm run schemas` writes them to the same file. */
  interface OwnWords {}
}
