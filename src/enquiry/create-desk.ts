import type { EnquiryDesk, EnquiryStatus } from '../../block-library/shared/enquiry-context.ts'
import type { Enquiry, EnquiryValues } from '../../schemas/enquiry.ts'
import type { Keep } from './keep.ts'
import { createOutbox } from './outbox.ts'
import { DeliveryError } from './transmit.ts'

interface DeskTools {
  keep: Keep
  /** Sends one enquiry, once. */
  transmit: (enquiry: Enquiry) => Promise<void>
  /** Where the visitor came from. */
  source: () => Record<string, string>
  /** Runs a task that no other tab runs at the same time. */
  alone: (name: string, task: () => Promise<boolean>) => Promise<boolean>
  /** Hears of every try that failed. */
  onFailure: (error: unknown) => void
}

interface Draft {
  values?: EnquiryValues
  /** The enquiry's id, from its first try on: trying again is the same enquiry. */
  id?: string
}

/** After this many milliseconds the visitor is told; the try itself goes on, and may yet arrive. */
const patience = 12_000
const firstPause = 5_000
const longestPause = 600_000

/**
 * Takes enquiries and sees to it that each arrives, once: kept before it is tried, tried again with growing pauses,
 * and forgotten only when the service has it.
 */
export function createDesk({ keep, transmit, source, alone, onFailure }: DeskTools) {
  const outbox = createOutbox(keep)
  const underWay = new Map<string, Promise<boolean>>()
  const listeners = new Set<() => void>()
  let status: EnquiryStatus = 'idle'
  let timer: ReturnType<typeof setTimeout> | undefined

  const setStatus = (next: EnquiryStatus) => {
    status = next
    for (const listener of listeners) listener()
  }
  const readDraft = (): Draft => {
    const draft = keep.read('enquiry-draft')
    return typeof draft === 'object' && draft !== null ? draft : {}
  }

  /** The enquiry is there: its draft is done with, unless more was typed since. */
  const closeDraft = ({ id, values }: Enquiry) => {
    const draft = readDraft()
    if (draft.id !== id) return
    const done = JSON.stringify(draft.values) === JSON.stringify(values)
    keep.write('enquiry-draft', done ? null : { values: draft.values })
    if (done) setStatus('sent')
  }

  /** One try of a waiting enquiry; true when it is there, also when another tab sent it meanwhile. */
  const attempt = (id: string): Promise<boolean> => {
    const running = underWay.get(id)
    if (running) return running
    const task = alone(`enquiry-${id}`, async () => {
      const waiting = outbox.get(id)
      if (!waiting) return true
      try {
        await transmit(waiting.enquiry)
      } catch (error) {
        onFailure(error)
        outbox.put({ ...waiting, tries: waiting.tries + 1 })
        if (!(error instanceof DeliveryError) || error.mayPass) later(waiting.tries)
        return false
      }
      outbox.remove(id)
      closeDraft(waiting.enquiry)
      return true
    }).finally(() => underWay.delete(id))
    underWay.set(id, task)
    return task
  }

  /** Tries everything that waits. */
  const flush = async () => {
    for (const { enquiry } of outbox.all()) await attempt(enquiry.id)
  }
  const later = (tries: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), Math.min(firstPause * 3 ** tries, longestPause))
  }

  const send = async (values: EnquiryValues, trap: string) => {
    const draft = readDraft()
    const known = draft.id !== undefined && outbox.get(draft.id)
    const changed = known && JSON.stringify(known.enquiry.values) !== JSON.stringify(values)
    // What is under way cannot be changed any more; what only waits can.
    const id = draft.id !== undefined && !(changed && underWay.has(draft.id)) ? draft.id : crypto.randomUUID()
    const createdAt = new Date().toISOString()
    const enquiry = { id, values, source: source(), flagged: trap !== '', createdAt }
    outbox.put({ enquiry, tries: 0 })
    keep.write('enquiry-draft', { values, id })
    setStatus('sending')
    const late = new Promise<boolean>((settle) => setTimeout(() => settle(false), patience))
    const arrived = await Promise.race([attempt(id), late])
    // A script that fell into the trap learns nothing; its enquiry waits like any other.
    if (!arrived && enquiry.flagged) keep.write('enquiry-draft', null)
    if (!arrived) setStatus(enquiry.flagged ? 'sent' : 'failed')
  }

  const desk: EnquiryDesk = {
    readDraft: () => readDraft().values ?? {},
    keepDraft: (values) => {
      if (status !== 'sending') setStatus('idle')
      keep.write('enquiry-draft', { ...readDraft(), values })
    },
    send: (values, trap) => {
      if (status !== 'sending') void send(values, trap)
    },
    status: () => status,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
  return { desk, flush }
}
