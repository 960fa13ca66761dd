import { report } from '../engine/event-sink.ts'
import { createDesk } from './create-desk.ts'
import { createKeep } from './keep.ts'
import { visitSource } from './visit.ts'

/** The site's sales desk, and the way to send all that waits. */
export const { desk, flush } = createDesk({
  keep: createKeep(() => window.localStorage),
  // What sends loads when there is something to send.
  transmit: async (enquiry) => (await import('./transmit.ts')).transmit(enquiry),
  source: visitSource,
  // Where a browser has no locks, two tabs may both try; the enquiry's id tells the desk that it is one.
  alone: (name, task) => navigator.locks?.request(name, task) ?? task(),
  onFailure: (error) => report({ kind: 'enquiry-failed', error }),
})
