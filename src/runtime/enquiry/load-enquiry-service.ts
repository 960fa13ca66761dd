import type { EnquiryService } from '../../../block-library/contract/enquiry-context.ts'
import { draftKey, outboxKey } from './safe-storage.ts'

let isLoaded = false

/**
 * Loads the enquiry service. It is not loaded earlier: most pages have no form, and most visits leave nothing waiting.
 */
export async function loadEnquiryService(): Promise<EnquiryService> {
  const { enquiries } = await import('./enquiry-service.ts')
  isLoaded = true
  return enquiries
}

/** Sends enquiries that wait from an earlier visit, and all waiting enquiries when the network comes back. */
export function startDelivery(): void {
  window.addEventListener('online', deliver)
  deliver()
}

function deliver(): void {
  // If the browser stores nothing, waiting enquiries are in the loaded service.
  if (isLoaded || isStored(outboxKey))
    void import('./enquiry-service.ts').then(
      ({ flush }) => flush(),
      () => {},
    )
}

/** Returns whether the form has a draft that is not in the published page. */
export const draftWaits = () => isStored(draftKey)

/** Returns whether anything is stored under this key. Only the enquiry service can read it. */
function isStored(key: string): boolean {
  try {
    return !['[]', 'null'].includes(localStorage.getItem(key) ?? 'null')
  } catch {
    return false
  }
}
