import type { ExplainedPage } from '../../../lint/explain-page.ts'
import { editAddresses } from '../../protocol/protocol.ts'
import { ask } from '../server.ts'

/** The last explanation of a page. */
let explanation: { pathname: string; page: ExplainedPage | undefined } | undefined

/** Calls `changed` with the explanation of the page after each change of its document. Returns a function that stops. */
export function whenPageChanges(changed: (page: ExplainedPage | undefined) => void): () => void {
  let timer: number | undefined
  const explain = async () => {
    const { pathname } = window.location
    const page = await explainedPage(pathname)
    explanation = { pathname, page }
    changed(page)
  }
  const observer = new MutationObserver((records) => {
    if (records.every(({ addedNodes }) => [...addedNodes].every(isNote))) return
    window.clearTimeout(timer)
    timer = window.setTimeout(explain, 300)
  })
  observer.observe(document.getElementById('root') ?? document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Returns the explanation of the current page, if it is loaded. */
export const explainedNow = () =>
  explanation?.pathname === window.location.pathname ? explanation.page : undefined

const isNote = (node: Node) => node instanceof HTMLElement && node.dataset.developmentNote !== undefined

/** Returns undefined if the server has ended, too: Vite's own script reports that. */
async function explainedPage(pathname: string): Promise<ExplainedPage | undefined> {
  return ask<ExplainedPage>(editAddresses.explain, { path: pathname }).catch(() => undefined)
}
