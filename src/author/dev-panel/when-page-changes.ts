import type { ExplainedPage } from '../../lint/explain-page.ts'

/** The page as it was explained last. */
let known: { pathname: string; page: ExplainedPage | undefined } | undefined

/** Calls back with what there is to say of the page, once it is drawn and whenever it is drawn anew. */
export function whenPageChanges(changed: (page: ExplainedPage | undefined) => void): void {
  let timer: number | undefined
  const explain = async () => {
    const { pathname } = window.location
    const page = await explainedPage(pathname)
    known = { pathname, page }
    changed(page)
  }
  new MutationObserver((records) => {
    if (records.every(({ addedNodes }) => [...addedNodes].every(isNote))) return
    window.clearTimeout(timer)
    timer = window.setTimeout(explain, 300)
  }).observe(document.getElementById('root') ?? document.body, { childList: true, subtree: true })
}

/** What is said of the page that is shown now. */
export const explainedNow = () => (known?.pathname === window.location.pathname ? known.page : undefined)

const isNote = (node: Node) => node instanceof HTMLElement && node.dataset.developmentNote !== undefined

async function explainedPage(pathname: string): Promise<ExplainedPage | undefined> {
  const response = await fetch(`/__explain?path=${encodeURIComponent(pathname)}`)
  return response.ok ? response.json() : undefined
}
