import { report } from '../engine/event-sink.ts'
import { createEnquiryService } from './create-enquiry-service.ts'
import { createSafeStorage } from './safe-storage.ts'
import { sendFiles } from './send-files.ts'
import { transmit } from './transmit.ts'
import { visitedBefore, visitSource } from './visit.ts'

const { isAtRisk, ...opened } = createEnquiryService({
  storage: createSafeStorage(() => window.localStorage),
  transmit,
  // The e-mail service takes no files; the site's own server does.
  attach: import.meta.env.VITE_EMAILJS_KEY ? undefined : sendFiles,
  source: visitSource,
  cameFrom: visitedBefore,
  // In a browser without locks, two tabs may both send an enquiry. The sales desk recognises it by its id.
  alone: (name, task) => navigator.locks?.request(name, task) ?? task(),
  onFailure: (error) => report({ kind: 'enquiry-failed', error }),
})

/** The site's enquiry service, and the function that sends all waiting enquiries. */
export const { enquiries, flush } = opened

// An enquiry that waits only in this page is lost with it, so the browser asks before it leaves. A page with this
// listener is slower to restore, so the listener is added only when it is needed.
enquiries.subscribe(() => {
  if (isAtRisk()) window.addEventListener('beforeunload', askBeforeLeaving)
})

function askBeforeLeaving(event: Event): void {
  if (isAtRisk()) event.preventDefault()
}
