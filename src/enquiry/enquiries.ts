import { report } from '../engine/event-sink.ts'
import { notePage, readVisit } from './attribution.ts'
import { createDesk } from './create-desk.ts'
import { createKeep } from './keep.ts'
import { transmit } from './transmit.ts'

const kept = createKeep(() => window.localStorage)
const visit = createKeep(() => window.sessionStorage)

const { desk, flush } = createDesk({
  keep: kept,
  transmit,
  source: () => readVisit(visit) ?? {},
  // Where a browser has no locks, two tabs may both try; the enquiry's id tells the desk that it is one.
  alone: (name, task) => navigator.locks?.request(name, task) ?? task(),
  onFailure: (error) => report({ kind: 'enquiry-failed', error }),
})

/** The site's sales desk. */
export { desk }

/** Notes that a page was opened. */
export const visitPage = (pathname: string) => notePage(visit, pathname)

/** Sends what still waits from an earlier visit, and whatever waits when the network comes back. */
export function startDelivery(): void {
  window.addEventListener('online', () => void flush())
  void flush()
}
