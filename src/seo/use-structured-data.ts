import { useEffect } from 'react'
import type { PageState } from '../engine/page-state.ts'
import { structuredData } from './structured-data.ts'

/**
 * Keeps the document's one JSON-LD script up to date. The script stands in the page's head and only its text node
 * changes: a script made by React would break the Trusted Types policy the site is published under.
 */
export function useStructuredData(state: PageState): void {
  const json = structuredData(state)
  useEffect(() => {
    const text = document.getElementById('structured-data')?.firstChild
    if (text) text.nodeValue = json
  }, [json])
}
