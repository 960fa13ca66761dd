import type { OutboxPlace } from '../../../block-library/contract/enquiry-context.ts'
import { outboxLimit, type Enquiry } from '../../../schemas/enquiry.ts'
import type { SafeStorage } from './safe-storage.ts'
import { outboxKey } from './safe-storage.ts'
import { asRecord, textsOf } from './stored-texts.ts'
import { storedValues } from './stored-values.ts'

/** An enquiry that has not arrived yet. */
export interface QueuedEnquiry {
  enquiry: Enquiry
  /** How often it was tried. */
  tries: number
}

const arrivedKey = 'enquiry-arrived'

const mostArrived = 50

/**
 * The enquiries that have not arrived, and the ids of those that have. Read anew each time: another tab may have sent
 * one. What finds no room on the device waits on this page, which has to say so: nothing is dropped.
 */
export function createOutbox(storage: SafeStorage) {
  let overflow: QueuedEnquiry[] = []
  const stored = () => listOf(storage.read(outboxKey)).flatMap((entry) => queuedOf(entry) ?? [])
  const all = () => [...stored(), ...overflow]
  const get = (id: string) => all().find(({ enquiry }) => enquiry.id === id)
  const others = (id: string) => all().filter(({ enquiry }) => enquiry.id !== id)
  /** Likely spam makes room for the others first. */
  const store = (list: QueuedEnquiry[]) => {
    const ranked = list.toSorted((one, other) => Number(one.enquiry.flagged) - Number(other.enquiry.flagged))
    overflow = ranked.slice(outboxLimit)
    storage.write(outboxKey, ranked.slice(0, outboxLimit))
  }
  const arrived = () => listOf(storage.read(arrivedKey)).filter((id) => typeof id === 'string')
  return {
    all,
    get,
    put: (queued: QueuedEnquiry) => {
      const { id } = queued.enquiry
      // In its old place: what was said to be kept on the device stays there.
      store(get(id) ? all().map((one) => (one.enquiry.id === id ? queued : one)) : [...all(), queued])
    },
    placeOf: (id: string): OutboxPlace => {
      if (overflow.some(({ enquiry }) => enquiry.id === id)) return 'full'
      return storage.isVolatile(outboxKey) ? 'refused' : 'device'
    },
    /** Whether something waits that is gone with the page. */
    isAtRisk: () => overflow.length > 0 || (storage.isVolatile(outboxKey) && stored().length > 0),
    /** Noted as there, so that an entry that merely vanished is never taken for one that arrived. */
    arrive: (id: string) => {
      storage.write(arrivedKey, [...arrived().filter((known) => known !== id), id].slice(-mostArrived))
      store(others(id))
    },
    hasArrived: (id: string) => arrived().includes(id),
  }
}

export type Outbox = ReturnType<typeof createOutbox>

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** An entry as it lies in the storage, perhaps from an older version or damaged: whatever somebody wrote is saved. */
function queuedOf(entry: unknown): QueuedEnquiry | undefined {
  const { enquiry, tries } = asRecord(entry)
  const { id, values, source, flagged, createdAt } = asRecord(enquiry)
  const typed = storedValues(values)
  if (typeof id !== 'string' || id === '' || !typed) return undefined
  return {
    enquiry: {
      id,
      values: typed,
      source: textsOf(source),
      flagged: flagged === true,
      createdAt: typeof createdAt === 'string' ? createdAt : '',
    },
    tries: typeof tries === 'number' ? tries : 0,
  }
}
