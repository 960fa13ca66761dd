import type { BlockOf } from '../../schemas/blocks/index.ts'
import { Hidden, type BindContext } from '../shared/binder.ts'
import type { ContentItemView } from '../shared/content-view.ts'

type Options = BlockOf<'features-grid'>

/** Five tiles, or the text that stands in their place. */
export function bindFeaturesGrid(options: Options, { section, fill }: BindContext) {
  const heading = fill(options.heading)
  if (options.items) {
    const tiles = options.items.map(({ title, description = '' }) => ({
      title,
      text: description,
      src: undefined,
    }))
    return { title: heading, tiles, notice: '' }
  }
  const source = options.section === undefined ? undefined : section(options.section)
  if (!source) {
    return options.absentText
      ? { title: heading, tiles: [], notice: options.absentText }
      : new Hidden('its section is missing')
  }
  const title = source.title || heading
  if (source.items.length === 0) return { title, tiles: [], notice: options.emptyText }
  const tiles = arrange(source.items, options).flatMap((item, index) =>
    item
      ? [
          {
            title: item.title,
            text: options.titleOnly.includes(index + 1) ? '' : item.description,
            src: item.src,
          },
        ]
      : [],
  )
  return { title, tiles, notice: '' }
}

/** Puts items on the five tiles: by title, else by position, and what is then left on the tiles still free (document 2 §2). */
function arrange(items: ContentItemView[], { titles = [] }: Options): (ContentItemView | undefined)[] {
  const left = new Set(items)
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
