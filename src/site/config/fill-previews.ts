import { isDeepStrictEqual } from 'node:util'
import type { Block, BlockOf } from '../../../schemas/blocks/index.ts'
import type { LoadedPage } from './site-config.ts'

/**
 * Adds to each link the first fact of the page of `linked` that it leads to, and to each product the picture of that page,
 * also to those that an article may name, unless an author wrote others.
 */
export function fillPreviews(pages: LoadedPage[], linked = pages): LoadedPage[] {
  const heroes = new Map(linked.map(({ path, page }) => [path, heroOf(page)]))
  const fill = (block: Block): Block => {
    if (block.type === 'link-cards') {
      const links = block.links.map((link) => {
        const fact = heroes.get(link.to)?.facts?.[0]
        return fact === undefined ? link : { fact, ...link }
      })
      const { article } = block
      if (!article) return { ...block, links }
      const pictures = Object.fromEntries(
        [...heroes].flatMap(([path, hero]) => {
          const picture = path.startsWith(`${article.products}/`) ? pictureOf(hero) : undefined
          return picture === undefined ? [] : [[path, picture]]
        }),
      )
      return { ...block, links, article: { ...article, pictures: { ...pictures, ...article.pictures } } }
    }
    if (block.type !== 'spec-table' || !block.compare) return block
    const products = block.table.products.map((product) => {
      const preview = product.preview ?? pictureOf(heroes.get(product.to ?? ''))
      return preview === undefined ? product : { ...product, preview }
    })
    return { ...block, table: { ...block.table, products } }
  }
  return pages.map((loaded) => {
    const blocks = loaded.page.blocks.map(fill)
    const same = [loaded.page, filled.get(loaded.page)].find((page) =>
      isDeepStrictEqual(page?.blocks, blocks),
    )
    const page = same ?? { ...loaded.page, blocks }
    filled.set(loaded.page, page)
    return page === loaded.page ? loaded : { ...loaded, page }
  })
}

/** Pages as they were filled last. Results are cached by the page, so an unchanged one stays the same object. */
const filled = new WeakMap<LoadedPage['page'], LoadedPage['page']>()

export const heroOf = ({ blocks }: LoadedPage['page']): BlockOf<'hero'> | undefined =>
  blocks.find((block) => block.type === 'hero')

/** A banner's picture is behind a page name, and is not a picture of the page's subject. */
const pictureOf = (hero: BlockOf<'hero'> | undefined) =>
  hero?.height === 'banner' ? undefined : hero?.picture?.src
