import type { EnquiryDesk } from '../../block-library/shared/enquiry-context.ts'
import { draftKey, outboxKey } from './kept-keys.ts'

let opened: EnquiryDesk | undefined

/** Loads the sales desk: most pages have no form, and most visits leave nothing waiting. */
export async function openDesk(): Promise<void> {
  opened = (await import('./enquiries.ts')).desk
}

/** The desk, once it was opened. */
export const deskInHand = () => opened

/** Sends what still waits from an earlier visit, and whatever waits when the network comes back. */
export function startDelivery(): void {
  window.addEventListener('online', deliver)
  deliver()
}

function deliver(): void {
  // A browser that keeps nothing has what waits in its open desk.
  if (opened || keeps(outboxKey))
    void import('./enquiries.ts').then(
      ({ flush }) => flush(),
      () => {},
    )
}

/** Whether the form has a text to show that is not in the published page. */
export const draftWaits = () => keeps(draftKey)

/** Whether there is anything under this key; what exactly, only the desk can tell. */
function keeps(key: string): boolean {
  try {
    return !['[]', 'null'].includes(localStorage.getItem(key) ?? 'null')
  } catch {
    return false
  }
}
