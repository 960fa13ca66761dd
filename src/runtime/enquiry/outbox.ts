import type { OutboxPlace } from '../../../block-library/contract/enquiry-context.ts'
import { outboxLimit, type Enquiry } from '../../../schemas/enquiry.ts'
import type { SafeStorage } from './safe-storage.ts'
import { outboxKey } from './safe-storage.ts'
import { asRecord, storedTexts } from './stored-texts.ts'
import { storedValues } from './stored-values.ts'

/** An enquiry that has not arrived yet. */
export interface QueuedEnquiry {
  enquiry: Enquiry
  tries: number
}

const arrivedKey = 'enquiry-arrived'

const MAX_ARRIVED = 50

/**
 * Creates the list of enquiries that have not arrived, and of the ids that have. The storage is read on each call,
 * because another tab may have sent an enquiry. If the storage is full, an enquiry waits in this page, and the page
 * says so. Nothing is dropped.
 */
export function createOutbox(storage: SafeStorage) {
  let overflow: QueuedEnquiry[] = []
  const stored = () => listOf(storage.read(outboxKey)).flatMap((entry) => queuedOf(entry) ?? [])
  const all = () => [...stored(), ...overflow]
  const get = (id: string) => all().find(({ enquiry }) => enquiry.id === id)
  const others = (id: string) => all().filter(({ enquiry }) => enquiry.id !== id)
  /** Stores the list. Likely spam is the first to lose its place in the storage. */
  const store = (list: QueuedEnquiry[]) => {
    const isFlagged = ({ enquiry }: QueuedEnquiry) => enquiry.flagged
    const ranked = [...list.filter((queued) => !isFlagged(queued)), ...list.filter(isFlagged)]
    overflow = ranked.slice(outboxLimit)
    storage.write(outboxKey, ranked.slice(0, outboxLimit))
  }
  const arrived = () => listOf(storage.read(arrivedKey)).filter((id) => typeof id === 'string')
  return {
    all,
    get,
    put: (queued: QueuedEnquiry) => {
      const { id } = queued.enquiry
      // Keeps its position: the first 50 are stored, and a stored one must not move beyond the limit.
      store(get(id) ? all().map((entry) => (entry.enquiry.id === id ? queued : entry)) : [...all(), queued])
    },
    placeOf: (id: string): OutboxPlace => {
      if (overflow.some(({ enquiry }) => enquiry.id === id)) return 'full'
      return storage.isVolatile(outboxKey) ? 'refused' : 'device'
    },
    /** Returns whether an enquiry waits that would be lost with the page. */
    isAtRisk: () => overflow.length > 0 || (storage.isVolatile(outboxKey) && stored().length > 0),
    /** Records an enquiry as arrived. An entry that only disappeared from the storage does not count as arrived. */
    arrive: (id: string) => {
      storage.write(
        arrivedKey,
        [...arrived().filter((arrivedId) => arrivedId !== id), id].slice(-MAX_ARRIVED),
      )
      store(others(id))
    },
    hasArrived: (id: string) => arrived().includes(id),
  }
}

export type Outbox = ReturnType<typeof createOutbox>

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Reads an entry of the storage, which may be damaged or from an older version. The visitor's text is always saved. */
function queuedOf(entry: unknown): QueuedEnquiry | undefined {
  const { enquiry, tries } = asRecord(entry)
  const { id, values, source, flagged, createdAt } = asRecord(enquiry)
  const typed = storedValues(values)
  if (typeof id !== 'string' || id === '' || !typed) return undefined
  return {
    enquiry: {
      id,
      values: typed,
      source: storedTexts(source),
      flagged: flagged === true,
      createdAt: typeof createdAt === 'string' ? createdAt : '',
    },
    tries: typeof tries === 'number' ? tries : 0,
  }
}
