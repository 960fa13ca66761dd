import type { Enquiry } from '../../../schemas/enquiry.ts'
import type { Outbox, QueuedEnquiry } from './outbox.ts'
import { sameValues } from './stored-values.ts'
import { DeliveryError } from './delivery-error.ts'

export interface DeliveryTools {
  outbox: Outbox
  /** Sends one enquiry, once. */
  transmit: (enquiry: Enquiry) => Promise<void>
  /** Runs a task that no other tab runs at the same time. */
  alone: (name: string, task: () => Promise<boolean>) => Promise<boolean>
  /** Called with every failure. */
  onFailure: (error: unknown) => void
  /** Called with every enquiry that has arrived, also when another tab sent it. */
  onArrival: (enquiry: Enquiry) => void
}

/** After this many milliseconds nobody waits for a try any longer; it goes on, and may yet arrive. */
const patience = 12_000
const firstPause = 5_000
const longestPause = 600_000

/** Brings what waits in the outbox to the service: one try of an enquiry at a time, again with growing pauses. */
export function createDelivery({ outbox, transmit, alone, onFailure, onArrival }: DeliveryTools) {
  const underWay = new Map<string, Promise<boolean>>()
  const pauses = new Map<string, ReturnType<typeof setTimeout>>()
  /** What the service turned down for good: only the visitor, or the next visit, tries it again. */
  const refused = new Set<string>()

  const arrived = (enquiry: Enquiry) => {
    outbox.arrive(enquiry.id)
    onArrival(enquiry)
    return true
  }

  const failed = ({ enquiry, tries }: QueuedEnquiry, error: unknown) => {
    const { id } = enquiry
    // By itself: what goes wrong in telling is no part of the delivery.
    queueMicrotask(() => onFailure(error))
    // Read anew: meanwhile the text may have been changed, or another tab may have been luckier.
    if (outbox.hasArrived(id)) return arrived(enquiry)
    outbox.put({ enquiry: outbox.get(id)?.enquiry ?? enquiry, tries: tries + 1 })
    if (error instanceof DeliveryError && !error.mayPass) refused.add(id)
    else
      pauses.set(
        id,
        setTimeout(() => void attempt(enquiry), pauseAfter(tries)),
      )
    return false
  }

  const tryOnce = async (enquiry: Enquiry) => {
    const { id } = enquiry
    if (outbox.hasArrived(id)) return arrived(enquiry)
    // Storage that was emptied meanwhile does not make the enquiry vanish.
    const queued = outbox.get(id) ?? { enquiry, tries: 0 }
    try {
      await transmit(queued.enquiry)
    } catch (error) {
      return failed(queued, error)
    }
    const kept = outbox.get(id)
    if (!kept || sameValues(kept.enquiry.values, queued.enquiry.values)) return arrived(queued.enquiry)
    // Another tab has changed the text during the try, so what waits there has not arrived.
    onArrival(queued.enquiry)
    return true
  }

  /** One try of an enquiry, or the one that is under way; true when it is there. Never rejects. */
  const attempt = (enquiry: Enquiry): Promise<boolean> => {
    const { id } = enquiry
    const running = underWay.get(id)
    if (running) return running
    clearTimeout(pauses.get(id))
    pauses.delete(id)
    refused.delete(id)
    const task = inTurn(alone, `enquiry-${id}`, () => tryOnce(enquiry))
      .catch((error: unknown) => failed({ enquiry, tries: 0 }, error))
      .finally(() => underWay.delete(id))
    underWay.set(id, task)
    return task
  }

  /** Whether a try gets there before patience runs out. */
  const arrivesSoon = async (enquiry: Enquiry) => {
    let clock: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<boolean>((settle) => {
      clock = setTimeout(() => settle(false), patience)
    })
    return Promise.race([attempt(enquiry), late]).finally(() => clearTimeout(clock))
  }

  /** Tries all that waits, one after the other as the service asks for, but none stands in the way of the next for long. */
  const flush = async () => {
    for (const { enquiry } of outbox.all()) {
      const { id } = enquiry
      if (refused.has(id)) continue
      const wasUnderWay = underWay.has(id)
      const isThere = await arrivesSoon(enquiry)
      // A try that began before the network came back may fail because of that. Waiting its pause would gain nothing.
      if (!isThere && wasUnderWay && pauses.has(id)) await arrivesSoon(enquiry)
    }
  }

  return {
    arrivesSoon,
    flush,
    isUnderWay: (id: string) => underWay.has(id),
    isRefused: (id: string) => refused.has(id),
  }
}

const pauseAfter = (tries: number) => Math.min(firstPause * 3 ** tries, longestPause)

/**
 * Runs a task while no other tab does; where a browser refuses the lock, without one, since an enquiry that is not
 * sent is worse than one whose id arrives twice. The task runs once in any case.
 */
async function inTurn(alone: DeliveryTools['alone'], name: string, task: () => Promise<boolean>) {
  let running: Promise<boolean> | undefined
  const once = () => (running ??= task())
  try {
    return await alone(name, once)
  } catch {
    return once()
  }
}
