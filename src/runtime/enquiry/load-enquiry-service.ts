import type { EnquiryService } from '../../../block-library/contract/enquiry-context.ts'
import { draftKey, outboxKey } from './safe-storage.ts'

let isLoaded = false

/** Loads the enquiry service: most pages have no form, and most visits leave nothing waiting. */
export async function loadEnquiryService(): Promise<EnquiryService> {
  const { enquiries } = await import('./enquiry-service.ts')
  isLoaded = true
  return enquiries
}

/** Sends what still waits from an earlier visit, and whatever waits when the network comes back. */
export function startDelivery(): void {
  window.addEventListener('online', deliver)
  deliver()
}

function deliver(): void {
  // Where the browser stores nothing, what waits is in the service that is loaded.
  if (isLoaded || isStored(outboxKey))
    void import('./enquiry-service.ts').then(
      ({ flush }) => flush(),
      () => {},
    )
}

/** Whether the form has a text to show that is not in the published page. */
export const draftWaits = () => isStored(draftKey)

/** Whether anything is stored under this key; what exactly, only the enquiry service can tell. */
function isStored(key: string): boolean {
  try {
    return !['[]', 'null'].includes(localStorage.getItem(key) ?? 'null')
  } catch {
    return false
  }
}
