import type { EnquiryDesk } from '../../block-library/shared/enquiry-context.ts'
import { outboxKey } from './outbox-key.ts'

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
  if (opened || somethingWaits())
    void import('./enquiries.ts').then(
      ({ flush }) => flush(),
      () => {},
    )
}

/** Whether the outbox holds anything; what exactly, only the desk can tell. */
function somethingWaits(): boolean {
  try {
    return (localStorage.getItem(outboxKey) ?? '[]') !== '[]'
  } catch {
    return false
  }
}
