import type { BlockOf } from '../../schemas/blocks/index.ts'
import { Hidden, type BindContext } from '../shared/binder.ts'
import type { ContentItemView } from '../shared/content-view.ts'
import { placedItems } from '../shared/placed-items.ts'

type Options = BlockOf<'features-grid'>

/** Five tiles, or the text that stands in their place. */
export function bindFeaturesGrid(options: Options, { section, fill }: BindContext) {
  const heading = fill(options.heading)
  if (options.items) {
    const tiles = options.items.map(({ title, description = '' }) => ({
      title,
      html: undefined,
      text: description,
      src: undefined,
    }))
    return { title: heading, tiles, hasPictures: false, notice: '' }
  }
  const source = options.section === undefined ? undefined : section(options.section)
  if (!source) {
    return options.absentText
      ? { title: heading, tiles: [], hasPictures: false, notice: options.absentText }
      : new Hidden('its section is missing')
  }
  const title = source.title || heading
  if (source.items.length === 0) return { title, tiles: [], hasPictures: false, notice: options.emptyText }
  const tiles = arrange(placedItems(source), options).flatMap((item, index) =>
    item ? [tileOf(item, options.titleOnly.includes(index + 1))] : [],
  )
  return { title, tiles, hasPictures: tiles.some(({ src }) => src), notice: '' }
}

const tileOf = ({ title, html, description, src }: ContentItemView, titleOnly: boolean) => ({
  title,
  html: titleOnly ? undefined : html,
  text: titleOnly ? '' : description,
  src,
})

/** Puts items on the five tiles: by title, else by position, and what is then left on the tiles still free (document 2 §2). */
function arrange(
  items: (ContentItemView | undefined)[],
  { titles = [] }: Options,
): (ContentItemView | undefined)[] {
  const left = new Set(items.filter((item) => item !== undefined))
  const take = (item: ContentItemView | undefined) => (item && left.delete(item) ? item : undefined)
  const byTitle = Array.from({ length: 5 }, (_, tile) => {
    const matcher = titles[tile]
    return matcher && take([...left].find(({ title }) => matches(title, matcher)))
  })
  const byPosition = byTitle.map((item, tile) => item ?? take(items[tile]))
  return byPosition.map((item) => item ?? take([...left][0]))
}

function matches(title: string, { how, text }: NonNullable<Options['titles']>[number]): boolean {
  const [actual, wanted] = [title.trim().toLowerCase(), text.toLowerCase()]
  return how === 'equals' ? actual === wanted : actual.includes(wanted)
}
