import { report } from '../engine/event-sink.ts'
import { createEnquiryService } from './create-enquiry-service.ts'
import { createSafeStorage } from './safe-storage.ts'
import { visitedBefore, visitSource } from './visit.ts'

const { isAtRisk, ...opened } = createEnquiryService({
  storage: createSafeStorage(() => window.localStorage),
  // What sends loads when there is something to send.
  transmit: async (enquiry) => (await import('./transmit.ts')).transmit(enquiry),
  source: visitSource,
  cameFrom: visitedBefore,
  // Where a browser has no locks, two tabs may both try; the enquiry's id tells the sales desk that it is one.
  alone: (name, task) => navigator.locks?.request(name, task) ?? task(),
  onFailure: (error) => report({ kind: 'enquiry-failed', error }),
})

/** The site's sales enquiries, and the way to send all that waits. */
export const { enquiries, flush } = opened

// What waits on this page alone is gone with it, so the browser asks before it leaves. A page that listens for that is
// slower to come back to: it does so only once there is a reason.
enquiries.subscribe(() => {
  if (isAtRisk()) window.addEventListener('beforeunload', askBeforeLeaving)
})

function askBeforeLeaving(event: Event): void {
  if (isAtRisk()) event.preventDefault()
}
