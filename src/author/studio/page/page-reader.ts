import type { Trace } from '../../protocol/protocol.ts'
import type { ExplainedPage } from '../../../lint/explain-page.ts'
import { matchTrace, type TracedText } from './read-trace.ts'
import { pageTexts } from './page-texts.ts'
import { ask } from '../server.ts'

/** Milliseconds without a change of the page until it is read again. */
const REST_MS = 250

/** The page that is shown, with the sources of its texts. */
export interface ReadPage {
  trace: Trace | undefined
  texts: TracedText[]
  explained: ExplainedPage | undefined
}

/**
 * Reads the page that is shown, and the sources of its texts. Reads it again when a file or the page changes, except
 * while `isBusy`. `saw` receives the sources that the author sees now.
 */
export function readPages(
  root: Element,
  isBusy: () => boolean,
  saw: (trace: Trace) => void,
  changed: (page: ReadPage) => void,
  failed: (error: unknown) => void,
) {
  let page: ReadPage = { trace: undefined, texts: [], explained: undefined }
  let isStale = true
  let isReading = false
  const waiting: (() => void)[] = []
  let timer: number | undefined
  let reading = Promise.resolve()

  const read = async () => {
    if (isBusy()) return
    if (isStale) {
      isStale = false
      const path = window.location.pathname
      isReading = true
      const [trace, explained] = await Promise.all([
        ask('trace', { path }),
        ask('explain', { path }),
      ]).finally(() => (isReading = false))
      // An author who types has seen the earlier files.
      if (isBusy()) {
        isStale = true
        return
      }
      saw(trace)
      page = { ...page, trace, explained }
      for (const run of waiting.splice(0)) run()
    }
    const { trace } = page
    page = {
      ...page,
      texts: trace ? matchTrace(trace, root) : pageTexts(root).map((text) => ({ ...text, parts: [] })),
    }
    changed(page)
  }
  /** Reads the page now. Resolves when all sources that have changed have been requested again. */
  const settled = (): Promise<void> => {
    reading = reading.then(read).catch(failed)
    return reading
  }
  /** Reads the page again when it has not changed for a moment. */
  const soon = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => void settled(), REST_MS)
  }
  const sourceChanged = () => {
    isStale = true
    soon()
  }
  // Vite searches the source for exactly this expression, so it must not be split.
  import.meta.hot?.on('site:source-changed', sourceChanged)
  const observer = new MutationObserver(soon)
  observer.observe(root, { childList: true, subtree: true, characterData: true })
  void settled()
  return {
    page: (): ReadPage => page,
    soon,
    /** Whether the sources are those of the files. */
    isCurrent: () => !isStale && !isReading,
    sourceChanged,
    settled,
    /** Calls a function once, when the sources have been requested again and the page is read. */
    afterReading: (run: () => void) => void waiting.push(run),
    stop: () => {
      for (const run of waiting.splice(0)) run()
      import.meta.hot?.off?.('site:source-changed', sourceChanged)
      observer.disconnect()
      window.clearTimeout(timer)
    },
  }
}
