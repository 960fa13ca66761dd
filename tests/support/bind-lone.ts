import type { ContentSectionView } from '../../block-library/contract/content-view.ts'
import type { BlockInput } from '../../schemas/blocks/index.ts'
import type { PageInput } from '../../schemas/page.ts'
import { bindSections } from './bind-page.ts'
import { smallestPage } from './config-problems.ts'
import { parsedPage } from './parsed-page.ts'

/** Where the page's content comes from. */
export const content = { endpoint: 'x', prefix: 'x' }

/** The page of these blocks. */
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

/** A section of one item. */
export const section = (fields: Partial<ContentSectionView> = {}): ContentSectionView => ({
  title: 'Title',
  description: '',
  html: undefined,
  items: [item],
  faqs: [],
  ...fields,
})

/** A block that shows it. */
export const strip = { type: 'pixel-pitch-strip', id: 'strip', section: 3 } satisfies BlockInput

/** Binds a page of this one block, whose section is the third. */
export const lone = (block: BlockInput, sent: ContentSectionView | undefined) =>
  bindSections(page([block]), new Map(sent ? [['x_section3', sent]] : []))
