import { useEffect, useReducer, useState } from 'react'
import { errorLine, fetchContent } from '../content/fetch-content.ts'
import { report } from '../engine/event-sink.ts'
import type { PageDocument } from '../engine/page-document.ts'
import type { PageState } from '../engine/page-state.ts'
import { onSourceChange } from './on-source-change.ts'
import { loadDocument } from './page-documents.ts'

/** Loads the page at this address, and its content once; leaving aborts. */
export function usePage(pathname: string): PageState {
  const [state, setState] = useState<PageState>({ pathname, status: 'loading' })
  const [version, reload] = useReducer((count: number) => count + 1, 0)
  useEffect(() => onSourceChange(reload), [])

  useEffect(() => {
    const controller = new AbortController()
    const update = (next: Omit<PageState, 'pathname'>) => {
      if (!left) setState({ ...next, pathname })
    }
    let left = false
    void openPage(pathname, controller, update)
    return () => {
      left = true
      controller.abort()
    }
  }, [pathname, version])

  return state
}

async function openPage(
  pathname: string,
  controller: AbortController,
  update: (state: Omit<PageState, 'pathname'>) => void,
): Promise<void> {
  let document: PageDocument | undefined
  try {
    document = await loadDocument(pathname)
    const { content: source, states } = document.page
    if (!source) return update({ status: 'ready', document, content: new Map() })
    update({ status: 'loading', document })
    const { sections, oddities } = await fetchContent(source, states.badStatus, controller)
    if (oddities.length > 0) report({ kind: 'content-odd', endpoint: source.endpoint, oddities })
    update({ status: 'ready', document, content: sections })
  } catch (error) {
    const aborted = error instanceof DOMException && error.name === 'AbortError'
    if (aborted) return
    report({ kind: 'content-failed', endpoint: document?.page.content?.endpoint ?? pathname, error })
    const message = errorLine(error, document?.page.states ?? { error: 'Error: {message}' })
    update({ status: 'failed', ...(document && { document }), message })
  }
}
