import { useEffect, useState } from 'react'
import { searchPages, type Hits } from './search-index.ts'

/** Milliseconds after the last typed letter until the search begins. */
const TYPING_PAUSE_MS = 200

/** Results of a search: in the language of the page, and in the site's own. */
export interface Results {
  query: string
  pages: Hits
  others: Hits | undefined
}

interface Searching {
  query: string
  kind: string
  /** Number of results to load. */
  size: number
  language: string
  /** The site's own language, if the page has another. */
  other: string | undefined
}

/** Returns the results for a query: undefined before the first search, `failed` if the index cannot be loaded. */
export function useSearch({ query, kind, size, language, other }: Searching): Results | 'failed' | undefined {
  const [results, setResults] = useState<Results | 'failed'>()
  useEffect(() => {
    let isCurrent = true
    const search = async () => {
      try {
        const inLanguage = (tag: string) => searchPages(tag, { query, kind, size })
        const pages = await inLanguage(language)
        const others = other === undefined ? undefined : await inLanguage(other)
        if (isCurrent) setResults({ query, pages, others })
      } catch (error) {
        console.warn('[site] The search failed', error)
        if (isCurrent) setResults('failed')
      }
    }
    const timer = setTimeout(() => {
      if (query === '') setResults(undefined)
      else void search()
    }, TYPING_PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [query, kind, size, language, other])
  return results
}
