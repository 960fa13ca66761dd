import { isSample } from './is-sample.ts'
import { plannedPages } from './planned-pages.ts'

/** A picture in its place on a page. */
interface Shown {
  picture: string
  /** The words that stand with it alone. */
  caption: string | undefined
}

/** A config and what the pages made of it show. */
export interface PicturesOfConfig {
  /** Its address: `/blog/:id` stands for every article. */
  path: string
  pages: { pathname: string; shown: Shown[] }[]
  /** Each once. */
  pictures: Set<string>
}

/** Every config of published pages with its pictures, from the embedded content. Pages of sample texts are omitted. */
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

/** A block's own picture is often that of one of its items, which then stands there alone. */
function shownBy(props: object): Shown[] {
  const found = [...picturesIn(props)]
  const ofItems = new Set(found.filter(({ isItem }) => isItem).map(({ picture }) => picture))
  return found.filter(({ picture, isItem }) => isItem || !ofItems.has(picture))
}

/** Captions are the words of items: a heading over a whole block says more than its picture can show. */
function* picturesIn(value: unknown, isItem = false): Generator<Shown & { isItem: boolean }> {
  if (typeof value !== 'object' || value === null) return
  if ('src' in value && typeof value.src === 'string' && !value.src.endsWith('.svg')) {
    const words = 'title' in value ? value.title : 'category' in value ? value.category : undefined
    const caption = isItem && typeof words === 'string' ? words : undefined
    yield { picture: value.src, caption, isItem }
  }
  for (const part of Object.values(value)) yield* picturesIn(part, isItem || Array.isArray(value))
}
