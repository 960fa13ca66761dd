import type { ContentSectionView } from '../../block-library/contract/content-view.ts'
import type { BlockInput } from '../../schemas/blocks/index.ts'
import type { PageInput } from '../../schemas/page.ts'
import { bindSections } from './bind-page.ts'
import { smallestPage } from './config-problems.ts'
import { parsedPage } from './parsed-page.ts'

/** Content source of the test pages. */
export const content = { endpoint: 'x', prefix: 'x' }

/** Returns a page with these blocks. */
export const page = (blocks: BlockInput[], more: Partial<PageInput> = {}) =>
  parsedPage({ ...smallestPage, content, blocks, ...more })

export const item = {
  src: '/storage/a.webp',
  hoverSrc: undefined,
  title: 'A',
  description: 'About A',
  html: undefined,
  faqs: [],
}

/** Returns a section with one item. */
export const section = (fields: Partial<ContentSectionView> = {}): ContentSectionView => ({
  title: 'Title',
  description: '',
  html: undefined,
  items: [item],
  faqs: [],
  ...fields,
})

/** A block that shows the third section. */
export const strip = { type: 'strip', id: 'strip', section: 3 } satisfies BlockInput

/** Binds a page with only this block, and `sent` as its third section. */
export const lone = (block: BlockInput, sent: ContentSectionView | undefined) =>
  bindSections(page([block]), new Map(sent ? [['x_section3', sent]] : []))
