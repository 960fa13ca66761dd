import { useEffect, type RefObject } from 'react'
import type { Finding } from '../protocol.ts'
import { checkDocument } from './check-document.ts'

/** Until entrances are over and pictures have their places, in milliseconds. */
const rest = 700

/** Checks the document once it rests after each change of what is `drawn`. */
export function useChecks(
  shown: RefObject<Element | null>,
  drawn: unknown,
  tell: (findings: Finding[]) => void,
): void {
  useEffect(() => {
    if (drawn === undefined) return
    let isOver = false
    const timer = setTimeout(() => {
      // axe does one thing at a time.
      running = running.then(async () => {
        if (isOver || !shown.current) return
        const findings = await checkDocument(shown.current)
        if (!isOver) tell(findings)
      })
      running.catch((error: unknown) => console.warn('[workbench] The checks failed', error))
    }, rest)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [shown, drawn, tell])
}

let running = Promise.resolve()
