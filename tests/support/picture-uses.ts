import { isSample } from './is-sample.ts'
import { plannedPages } from './planned-pages.ts'

/** A picture on a page. */
interface Shown {
  picture: string
  /** Words that belong only to this picture. */
  caption: string | undefined
}

/** A config and the pictures on its pages. */
export interface PicturesOfConfig {
  /** Address of the config. `/blog/:id` is the one for every article. */
  path: string
  pages: { pathname: string; shown: Shown[] }[]
  /** Pictures without duplicates. */
  pictures: Set<string>
}

/**
 * Returns every config of published pages with its pictures, from the embedded content. Omits pages with sample texts.
 */
export async function pictureUses(): Promise<PicturesOfConfig[]> {
  const plan = await plannedPages('https://site.example')
  const byPath = new Map<string, PicturesOfConfig>()
  for (const { pathname, document, bound } of plan) {
    if (isSample([document, bound.shown])) continue
    const shown = bound.shown.flatMap(({ props }) => shownBy(props))
    const { path } = document
    const of = byPath.get(path) ?? { path, pages: [], pictures: new Set() }
    of.pages.push({ pathname, shown })
    for (const { picture } of shown) of.pictures.add(picture)
    byPath.set(path, of)
  }
  return [...byPath.values()]
}

/** A block's picture is often one of its items' pictures, and then counts only there. */
function shownBy(props: object): Shown[] {
  const found = [...picturesIn(props)]
  const ofItems = new Set(found.filter(({ isItem }) => isItem).map(({ picture }) => picture))
  return found.filter(({ picture, isItem }) => isItem || !ofItems.has(picture))
}

/** Only items have captions: a heading of a block says more than its picture can show. */
function* picturesIn(value: unknown, isItem = false): Generator<Shown & { isItem: boolean }> {
  if (typeof value !== 'object' || value === null) return
  if ('src' in value && typeof value.src === 'string' && !value.src.endsWith('.svg')) {
    const words = 'title' in value ? value.title : 'category' in value ? value.category : undefined
    const caption = isItem && typeof words === 'string' ? words : undefined
    yield { picture: value.src, caption, isItem }
  }
  for (const part of Object.values(value)) yield* picturesIn(part, isItem || Array.isArray(value))
}
