import type { BlockInput } from './blocks/index.ts'
import type { KindsInput } from './kinds.ts'
import type { PageInput } from './page.ts'
import type { RedirectsInput } from './redirects.ts'
import type { TitleLinksInput } from './shared/title-links.ts'
import type { SiteInput } from './site.ts'

/** Types a page config as its author writes it; the parse door checks it later. */
export const definePage = (page: PageToFill): PageToFill => page

/** Types the site settings as their author writes them. */
export const defineSite = (site: SiteInput): SiteInput => site

/** Types the redirects as their author writes them. */
export const defineRedirects = (redirects: RedirectsInput): RedirectsInput => redirects

/** Types the rule that makes addresses of titles as its author writes it; it is checked with each page that uses it. */
export const defineTitleLinks = (links: TitleLinksInput): TitleLinksInput => links

/** Types the kinds of pages as their author writes them. */
export const defineKinds = (kinds: KindsInput): KindsInput => kinds

/**
 * A page that may leave out its type where its folder says it, and whose blocks may leave out their section, which is then
 * the usual one of its kind (`page-configs/kinds.ts`).
 */
export type PageToFill = Omit<PageInput, 'type' | 'blocks'> &
  Partial<Pick<PageInput, 'type'>> & { blocks: BlockToFill<BlockInput>[] }

type BlockToFill<B> = B extends { section: infer S } ? Omit<B, 'section'> & { section?: S } : B
