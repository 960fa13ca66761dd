import type { SiteEvent } from '../../../block-library/contract/report-context.ts'

type Listener = (event: SiteEvent) => void

const listeners = new Set<Listener>([logEvent])

/** Reports a problem to all listeners. All problems of the site are reported here. */
export function report(event: SiteEvent): void {
  for (const listener of listeners) listener(event)
}

/** Calls back with every later event. Returns a function that unsubscribes. */
export function onEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function logEvent(event: SiteEvent): void {
  const { kind, ...details } = event
  console.warn(`[site] ${kind}`, details)
}
