import type { Enquiry } from '../../schemas/enquiry.ts'
import type { Keep } from './keep.ts'

/** An enquiry that has not arrived yet. */
export interface Waiting {
  enquiry: Enquiry
  /** How often it was tried. */
  tries: number
}

const key = 'enquiry-outbox'

/** The enquiries that have not arrived. Read anew each time: another tab may have sent one meanwhile. */
export function createOutbox(keep: Keep) {
  const read = (): Waiting[] => {
    const list = keep.read(key)
    return Array.isArray(list) ? list.filter(isWaiting) : []
  }
  const others = (id: string) => read().filter(({ enquiry }) => enquiry.id !== id)
  return {
    all: read,
    get: (id: string) => read().find(({ enquiry }) => enquiry.id === id),
    put: (waiting: Waiting) => keep.write(key, [...others(waiting.enquiry.id), waiting]),
    remove: (id: string) => keep.write(key, others(id)),
  }
}

export type Outbox = ReturnType<typeof createOutbox>

/** What lies in the storage was written by us, perhaps by an older version: its outline is enough to go on. */
function isWaiting(value: unknown): value is Waiting {
  if (typeof value !== 'object' || value === null || !('enquiry' in value) || !('tries' in value))
    return false
  const { enquiry, tries } = value
  return (
    typeof tries === 'number' &&
    typeof enquiry === 'object' &&
    enquiry !== null &&
    'id' in enquiry &&
    'values' in enquiry
  )
}
