import { useEffect, type RefObject } from 'react'
import type { CheckResult } from './protocol.ts'

/** Milliseconds until entrance animations have ended and pictures have their places. */
const REST_MS = 700

/** Checks the document after each change of `drawn`, when its animations have ended. */
export function useChecks(
  shown: RefObject<Element | null>,
  drawn: unknown,
  send: (results: CheckResult[]) => void,
): void {
  useEffect(() => {
    if (drawn === undefined) return
    let isOver = false
    const timer = setTimeout(() => {
      // axe runs only one check at a time.
      running = running.then(async () => {
        if (isOver || !shown.current) return
        // Vite finds axe and the validator only when a frame is checked.
        const { checkDocument } = await import('./check-document.ts')
        const results = await checkDocument(shown.current)
        if (!isOver) send(results)
      })
      running.catch((error: unknown) => console.warn('[workbench] The checks failed', error))
    }, REST_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [shown, drawn, send])
}

let running = Promise.resolve()
