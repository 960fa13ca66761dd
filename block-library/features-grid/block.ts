import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { headingOf } from '../contract/bind-section.ts'
import type { ContentItemView } from '../contract/content-view.ts'
import { defineBlock, Hidden } from '../contract/define-block.ts'
import { matchesTitle } from '../contract/matches-title.ts'
import { placedItems } from '../contract/placed-items.ts'

type Options = BlockOf<'features-grid'>

export const featuresGridBlock = defineBlock({
  type: 'features-grid',
  bind: bindFeaturesGrid,
  views: { view: () => import('./view.tsx') },
})

/** Returns five tiles, or the notice that replaces them. */
export function bindFeaturesGrid(options: Options, { section, picture }: BindContext) {
  if (options.items) {
    const tiles = options.items.map(({ title, description }) => ({
      ...noPicture,
      title,
      text: description ?? '',
    }))
    return { heading: headingOf(options, undefined), props: { tiles, hasPictures: false, notice: '' } }
  }
  const source = options.section === undefined ? undefined : section(options.section)
  const heading = headingOf(options, source)
  if (!source) {
    return options.absentText
      ? { heading, props: { tiles: [], hasPictures: false, notice: options.absentText } }
      : new Hidden('its section is missing')
  }
  if (source.items.length === 0)
    return { heading, props: { tiles: [], hasPictures: false, notice: options.emptyText } }
  const tiles = arrange(placedItems(source), options).flatMap((item, index) =>
    item ? [tileOf({ ...item, src: picture(item.src) }, options.titleOnly.includes(index + 1))] : [],
  )
  return { heading, props: { tiles, hasPictures: tiles.some(({ src }) => src), notice: '' } }
}

const noPicture = { html: undefined, src: undefined }

const tileOf = ({ title, html, description, src }: ContentItemView, titleOnly: boolean) => ({
  title,
  html: titleOnly ? undefined : html,
  text: titleOnly ? '' : description,
  src,
})

/**
 * Assigns items to the five tiles: by title, else by position. The remaining items fill the tiles that are still free
 * (document 2 §2).
 */
function arrange(
  items: (ContentItemView | undefined)[],
  { titles = [] }: Options,
): (ContentItemView | undefined)[] {
  const unused = new Set(items.filter((item) => item !== undefined))
  const take = (item: ContentItemView | undefined) => (item && unused.delete(item) ? item : undefined)
  const byTitle = Array.from({ length: 5 }, (_, tile) => {
    const matcher = titles[tile]
    return matcher && take([...unused].find((item) => matchesTitle(item, matcher)))
  })
  const byPosition = byTitle.map((item, tile) => item ?? take(items[tile]))
  return byPosition.map((item) => item ?? take([...unused][0]))
}
