import { useEffect, useState } from 'react'
import type { ExplainedPage } from '../../../lint/explain-page.ts'
import { ask } from '../server.ts'

/** Returns the explanation of the shown page, after each change of its document. */
export function useExplained(): ExplainedPage | undefined {
  const [page, setPage] = useState<ExplainedPage>()
  useEffect(() => {
    let timer: number | undefined
    const explain = async () => {
      const path = window.location.pathname
      // Vite's own script reports a server that has ended.
      const explained = await ask('explain', { path }).catch(() => undefined)
      if (path === window.location.pathname) setPage(explained)
    }
    const observer = new MutationObserver((records) => {
      if (records.every(({ addedNodes }) => [...addedNodes].every(isNote))) return
      window.clearTimeout(timer)
      timer = window.setTimeout(explain, 300)
    })
    observer.observe(document.getElementById('root') ?? document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return page
}

const isNote = (node: Node) => node instanceof HTMLElement && node.dataset.developmentNote !== undefined
