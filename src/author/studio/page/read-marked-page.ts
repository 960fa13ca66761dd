import { flushSync } from 'react-dom'
import { development } from '../../../runtime/app/development.ts'
import { loadParts } from '../../../runtime/app/load-parts.ts'
import type { MarkedPage } from '../../protocol/protocol.ts'
import { tracedTexts, type TracedText } from './page-texts.ts'
import { onReading, readShownPage, pageOnScreen } from './page-on-screen.ts'
import { takeMarks } from './take-marks.ts'
import { partFinder } from './text-parts.ts'

/** Milliseconds without a change of the page until its texts are collected again. */
const REST_MS = 250

interface Reading {
  /** Whether something is open that was made for the page as it is drawn. It then stays, until something is written. */
  isHeld: () => boolean
  /** Receives the sources that the author sees now. */
  saw: (marked: MarkedPage) => void
  /** Receives the texts of the page. */
  changed: (texts: TracedText[]) => void
  failed: (error: unknown) => void
}

/** Draws the page with marks, and collects its texts with their sources, now and after each change of a file or of the page. */
export function readMarkedPage(root: Element, { isHeld, saw, changed, failed }: Reading) {
  let partsOf = partFinder([])
  let latest = 0
  let timer: number | undefined
  const waiting: (() => void)[] = []
  const finish = () => {
    for (const done of waiting.splice(0)) done()
  }
  const collect = () => {
    window.clearTimeout(timer)
    changed(tracedTexts(root, partsOf))
  }
  const marks = takeMarks((nodes) => {
    if (!nodes.some((node) => root.contains(node))) return
    window.clearTimeout(timer)
    timer = window.setTimeout(collect, REST_MS)
  })
  const { drawn } = development
  development.drawn = () => {
    marks.flush()
    drawn?.()
  }
  development.open = async ({ pathname, signal, update }) => {
    try {
      const { marked } = await readShownPage(pathname, true)
      if (!marked || signal.aborted) return
      const { state, leaves } = marked
      const parts = await loadParts(state.document.page.blocks)
      if (signal.aborted) return
      partsOf = partFinder(leaves)
      flushSync(() => update({ status: 'ready', ...state, ...parts }))
      collect()
      saw(marked)
    } catch (error) {
      if (signal.aborted) return
      failed(error)
    }
    finish()
  }
  /** Draws the page as it is now. Resolves when its texts are collected. */
  const read = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve)
      void development.reload?.()
    })
  /** Draws the page if files have changed since it was drawn. Resolves as `read`. */
  const catchUp = () => (latest > (pageOnScreen.state().reading ?? 0) ? read() : undefined)
  let isOldDocument = false
  const ignoreReadings = onReading(({ reading, isSettings }) => {
    latest = reading
    isOldDocument ||= isSettings
    if (!isHeld()) void catchUp()
  })
  void read()
  return {
    read,
    catchUp,
    collect,
    /** Returns the texts of the page's head that have a source. */
    headTexts: () => tracedTexts(document.head, partsOf).filter(({ parts }) => parts.length > 0),
    stop: () => {
      ignoreReadings()
      marks.stop()
      window.clearTimeout(timer)
      finish()
      development.open = undefined
      development.drawn = drawn
      development.edits += 1
      // The settings are in the document.
      if (isOldDocument) window.location.reload()
      else void development.reload?.()
    },
  }
}
