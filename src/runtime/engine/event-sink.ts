import type { SiteEvent } from '../../../block-library/contract/report-context.ts'

type Listener = (event: SiteEvent) => void

const listeners = new Set<Listener>([logEvent])

/** The one place where faults are reported. */
export function report(event: SiteEvent): void {
  for (const listener of listeners) listener(event)
}

/** Calls back with every event from now on; returns the way to stop. */
export function onEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function logEvent(event: SiteEvent): void {
  const { kind, ...details } = event
  console.warn(`[site] ${kind}`, details)
}
