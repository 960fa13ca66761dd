import type { Enquiry } from '../../../schemas/enquiry.ts'
import type { Outbox, QueuedEnquiry } from './outbox.ts'
import { sameValues } from './stored-values.ts'
import { DeliveryError } from './delivery-error.ts'

export interface DeliveryTools {
  outbox: Outbox
  /** Sends an enquiry, once. */
  transmit: (enquiry: Enquiry) => Promise<void>
  /** Runs a task while no other tab runs it. */
  alone: (name: string, task: () => Promise<boolean>) => Promise<boolean>
  /** Called with every failure. */
  onFailure: (error: unknown) => void
  /** Called with every enquiry that has arrived, also if another tab sent it. */
  onArrival: (enquiry: Enquiry) => void
}

/** Milliseconds after which an attempt counts as late. It continues, and may still arrive. */
const LATE_AFTER_MS = 12_000
const firstPause = 5_000
const MAX_PAUSE_MS = 600_000

/**
 * Sends the enquiries of the outbox to the service: one attempt per enquiry at a time, repeated with growing pauses.
 */
export function createDelivery({ outbox, transmit, alone, onFailure, onArrival }: DeliveryTools) {
  const underWay = new Map<string, Promise<boolean>>()
  const pauses = new Map<string, ReturnType<typeof setTimeout>>()
  /** Ids of enquiries that the service rejected permanently. Only the visitor or the next visit sends them again. */
  const refused = new Set<string>()

  const arrived = (enquiry: Enquiry) => {
    outbox.arrive(enquiry.id)
    onArrival(enquiry)
    return true
  }

  const failed = ({ enquiry, tries }: QueuedEnquiry, error: unknown) => {
    const { id } = enquiry
    // In a task of its own, so that an error in the report does not affect the delivery.
    queueMicrotask(() => onFailure(error))
    // The outbox is read again: the text may have changed, or another tab may have succeeded.
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
    // The enquiry is sent even if the storage was cleared in the meantime.
    const queued = outbox.get(id) ?? { enquiry, tries: 0 }
    try {
      await transmit(queued.enquiry)
    } catch (error) {
      return failed(queued, error)
    }
    const waiting = outbox.get(id)
    if (!waiting || sameValues(waiting.enquiry.values, queued.enquiry.values)) return arrived(queued.enquiry)
    // Another tab changed the text during the attempt, so the waiting text has not arrived.
    onArrival(queued.enquiry)
    return true
  }

  /**
   * Makes an attempt to send an enquiry, or returns the current attempt. Resolves with true on success. Never rejects.
   */
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

  /** Returns whether an enquiry arrives within `LATE_AFTER_MS`. */
  const arrivesSoon = async (enquiry: Enquiry) => {
    let clock: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<boolean>((settle) => {
      clock = setTimeout(() => settle(false), LATE_AFTER_MS)
    })
    return Promise.race([attempt(enquiry), late]).finally(() => clearTimeout(clock))
  }

  /** Sends all waiting enquiries in order, as the service requires. A slow one does not block the next for long. */
  const flush = async () => {
    for (const { enquiry } of outbox.all()) {
      const { id } = enquiry
      if (refused.has(id)) continue
      const wasUnderWay = underWay.has(id)
      const isThere = await arrivesSoon(enquiry)
      // An attempt that began before the network came back may fail because of that. It is repeated without its pause.
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

const pauseAfter = (tries: number) => Math.min(firstPause * 3 ** tries, MAX_PAUSE_MS)

/**
 * Runs a task while no other tab does. If the browser refuses the lock, runs it without: an enquiry that is not sent is
 * worse than one whose id arrives twice. The task runs once in any case.
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
