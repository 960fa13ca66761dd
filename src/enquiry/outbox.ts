import type { Enquiry } from '../../schemas/enquiry.ts'
import type { Keep } from './keep.ts'
import { outboxKey } from './kept-keys.ts'
import { asRecord, storedValues, textsOf } from './stored-values.ts'

/** An enquiry that has not arrived yet. */
export interface Waiting {
  enquiry: Enquiry
  /** How often it was tried. */
  tries: number
}

const arrivedKey = 'enquiry-arrived'

/** More than any person writes; only a script that finds the service down gets there. */
const mostWaiting = 50
const mostArrived = 50

/** The enquiries that have not arrived, and the ids of those that have. Read anew each time: another tab may have sent one. */
export function createOutbox(keep: Keep) {
  const all = () => listOf(keep.read(outboxKey)).flatMap((entry) => waitingOf(entry) ?? [])
  const others = (id: string) => all().filter(({ enquiry }) => enquiry.id !== id)
  const arrived = () => listOf(keep.read(arrivedKey)).filter((id) => typeof id === 'string')
  return {
    all,
    get: (id: string) => all().find(({ enquiry }) => enquiry.id === id),
    put: (waiting: Waiting) => keep.write(outboxKey, limit([...others(waiting.enquiry.id), waiting])),
    /** Noted as there, so that an entry that merely vanished is never taken for one that arrived. */
    arrive: (id: string) => {
      keep.write(arrivedKey, [...arrived().filter((known) => known !== id), id].slice(-mostArrived))
      keep.write(outboxKey, others(id))
    },
    hasArrived: (id: string) => arrived().includes(id),
  }
}

export type Outbox = ReturnType<typeof createOutbox>

/** Keeps the list from growing without end: likely spam makes room first, then the oldest. */
function limit(list: Waiting[]): Waiting[] {
  if (list.length <= mostWaiting) return list
  const spam = list.findIndex(({ enquiry }) => enquiry.flagged)
  return list.toSpliced(Math.max(spam, 0), 1)
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** An entry as it lies in the storage, perhaps from an older version or damaged: whatever somebody wrote is saved. */
function waitingOf(entry: unknown): Waiting | undefined {
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
