/** Returns the folder of a language's published index, which Pagefind writes and reads (`src/publish/pages/search-index.ts`). */
export const searchFolder = (language: string): string => `/pagefind/${language.toLowerCase()}/`

/** A page that is found. */
export interface Hit {
  address: string
  title: string
  /** Name of the page's kind. */
  kind: string
  /** A passage of the page. Each second part is a searched word. */
  passage: string[]
}

/** The number of pages that are found, and the best of them. */
export interface Hits {
  count: number
  hits: Hit[]
}

/** The parts of Pagefind's answers that are read. */
interface Answer {
  results: { data: () => Promise<Page> }[]
}
interface Page {
  url: string
  excerpt: string
  meta: Record<string, string | undefined>
  filters: Record<string, string[] | undefined>
}
interface Index {
  search: (words: string, options: { filters: Record<string, string> }) => Promise<Answer>
}
interface Library {
  createInstance: (options: object) => Index
}

/** Opened indexes by language. */
const indexes = new Map<string, Promise<Index>>()

interface Search {
  query: string
  kind: string
  /** Number of hits to load. */
  size: number
}

/** Searches the published pages of a language. Loads its index with the first search. Throws if there is none. */
export async function searchPages(language: string, { query, kind, size }: Search): Promise<Hits> {
  const index = indexes.get(language) ?? openIndex(language)
  indexes.set(language, index)
  // A failed load is tried again with the next search.
  index.catch(() => indexes.delete(language))
  const { results } = await (await index).search(query, { filters: kind === '' ? {} : { kind } })
  const hits = await Promise.all(results.slice(0, size).map(async ({ data }) => hitOf(await data())))
  return { count: results.length, hits }
}

async function openIndex(language: string): Promise<Index> {
  const basePath = searchFolder(language)
  const address = `${basePath}pagefind.js`
  const library: Library = await import(/* @vite-ignore */ address)
  // A worker needs a policy of Trusted Types. The index of a site is small enough without.
  return library.createInstance({ basePath, noWorker: true, ranking })
}

/** Titles and descriptions count more, and repetition in long texts less, than by default. */
const ranking = { metaWeights: { words: 2 }, termFrequency: 0.5 }

const hitOf = ({ url, excerpt, meta, filters }: Page): Hit => ({
  address: url,
  title: meta.title ?? url,
  kind: filters.kind?.[0] ?? '',
  passage: excerpt.split(/<\/?mark>/).map(plain),
})

/** Returns the text of an escaped passage. Nothing of it is ever parsed as HTML. */
const plain = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
