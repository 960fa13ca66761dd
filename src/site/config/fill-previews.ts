import type { Block, BlockOf } from '../../../schemas/blocks/index.ts'
import type { LoadedPage } from './site-config.ts'

/** Adds the first fact of its page to a link, and the picture of its page to a product, unless an author wrote others. */
export function fillPreviews(pages: LoadedPage[]): LoadedPage[] {
  const heroes = new Map(pages.map(({ path, page }) => [path, page.blocks.find(isHero)]))
  const fill = (block: Block): Block => {
    if (block.type === 'link-cards') {
      const links = block.links.map((link) => ({
        ...link,
        fact: link.fact ?? heroes.get(link.to)?.facts?.[0],
      }))
      return { ...block, links }
    }
    if (block.type !== 'spec-table' || !block.compare) return block
    const columns = block.table.columns.map((column) => {
      const preview = column.preview ?? pictureOf(heroes.get(column.to ?? ''))
      return preview === undefined ? column : { ...column, preview }
    })
    return { ...block, table: { ...block.table, columns } }
  }
  return pages.map((loaded) => ({
    ...loaded,
    page: { ...loaded.page, blocks: loaded.page.blocks.map(fill) },
  }))
}

const isHero = (block: Block): block is BlockOf<'hero'> => block.type === 'hero'

/** A banner's picture is behind a page name, and is not a picture of the page's subject. */
const pictureOf = (hero: BlockOf<'hero'> | undefined) =>
  hero?.height === 'banner' ? undefined : hero?.picture?.src
