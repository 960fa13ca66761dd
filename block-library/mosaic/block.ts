import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { bindSection } from '../contract/bind-section.ts'
import type { ContentItemView, SafeHtml } from '../contract/content-view.ts'
import { defineBlock, Hidden, type Shown } from '../contract/define-block.ts'

export const mosaicBlock = defineBlock({
  type: 'mosaic',
  bind: bindMosaic,
  views: { view: () => import('./view.tsx') },
})

/** Returns the section's pictures. With links, each picture is at the position of its link. */
export function bindMosaic(options: BlockOf<'mosaic'>, context: BindContext): Shown<MosaicProps> | Hidden {
  const bound = bindSection(options, context)
  if (bound instanceof Hidden) return bound
  const { heading, lead } = bound
  if (options.links) {
    const { places } = bound
    const tiles = options.links.flatMap(({ to, place }): LinkTile[] => {
      if (place >= places.length) {
        context.refuse({ option: ['links', place] })
        return []
      }
      // Undefined if the service sent an unreadable item. Its place stays empty, so that the other links do not move.
      const item = places[place]
      return [{ to, fact: options.facts?.[place], picture: item && tileOf(item, context) }]
    })
    if (places.length > 0 && tiles.length === 0) return new Hidden('its links lead to no public page')
    return { heading, props: { lead, layout: 'links', tiles } }
  }
  // One large picture and two pairs make five at most.
  const pictured = bound.items.filter(({ src }) => src).slice(0, options.large === 'first' ? 5 : undefined)
  if (bound.items.length > 0 && pictured.length === 0) return new Hidden('its items have no pictures')
  return {
    heading,
    props: { lead, layout: options.large, tiles: pictured.map((item) => tileOf(item, context)) },
  }
}

interface PictureTile {
  src: string | undefined
  title: string
}

/** A picture with the page that it leads to, and a line about that page. */
export interface LinkTile {
  to: string
  fact: string | undefined
  picture: PictureTile | undefined
}

type MosaicProps = { lead: string | SafeHtml } & (
  | { layout: 'links'; tiles: LinkTile[] }
  | { layout: 'first' | 'ends'; tiles: PictureTile[] }
)

const tileOf = ({ src, title }: ContentItemView, { picture }: BindContext): PictureTile => ({
  src: picture(src),
  title,
})
