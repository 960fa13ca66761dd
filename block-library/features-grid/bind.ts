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
  const tiles = arrange(source.items, options).map((item, index) => ({
    title: item.title,
    text: options.titleOnly.includes(index + 1) ? '' : item.description,
    src: item.src,
  }))
  return { title, tiles, notice: '' }
}

/** Puts items on tiles: by title first, then what is left takes the free tiles in its own order (document 2 §2). */
function arrange(items: ContentItemView[], { titles = [] }: Options): ContentItemView[] {
  const matched = titles.map((matcher) => {
    const wanted = matcher.text.toLowerCase()
    return items.find(({ title }) => {
      const actual = title.trim().toLowerCase()
      return matcher.how === 'equals' ? actual === wanted : actual.includes(wanted)
    })
  })
  const left = items.filter((item) => !matched.includes(item))
  const tiles = Array.from({ length: 5 }, (_, index) => matched[index] ?? left.shift())
  return tiles.filter((tile) => tile !== undefined)
}
