import type { Enquiry, EnquiryValues } from '../../../schemas/enquiry.ts'
import type { SafeStorage } from './safe-storage.ts'
import { draftKey as key } from './safe-storage.ts'
import type { Outbox } from './outbox.ts'
import { asRecord } from './stored-texts.ts'
import { isBlank, sameValues, storedValues } from './stored-values.ts'

interface Draft {
  /** What the form holds. */
  values?: EnquiryValues
  /** The enquiry that was made of it, as it was last tried: trying again is the same enquiry. */
  tried?: Pick<Enquiry, 'id' | 'values'>
}

/**
 * What this tab's form holds. The storage has a copy for the next page load; other tabs write theirs there too, so
 * while this one lives it goes by its own.
 */
export function createDraft(storage: SafeStorage, outbox: Outbox) {
  const stored = (): Draft => {
    const { values, id } = asRecord(storage.read(key))
    const typed = storedValues(values)
    if (!typed) return {}
    if (typeof id !== 'string' || outbox.hasArrived(id)) return { values: typed }
    return { values: typed, tried: { id, values: outbox.get(id)?.enquiry.values ?? typed } }
  }
  let mine = stored()

  const write = (next: Draft) => {
    mine = next
    storage.write(key, { values: next.values, id: next.tried?.id })
  }

  return {
    /** What was typed before, also before a reload. */
    read: (): Partial<EnquiryValues> => {
      if (!mine.values) mine = stored()
      return mine.values ?? {}
    },
    /** A form that was emptied begins another enquiry: what was tried before is not written over. */
    type: (values: EnquiryValues) => write(isBlank(values) ? { values } : { ...mine, values }),
    take: (enquiry: Enquiry) => write({ values: enquiry.values, tried: enquiry }),
    tried: () => mine.tried,
    /** Parts with an enquiry; true when nothing else was typed since. */
    close: (enquiry: Enquiry): boolean => {
      const { values } = mine
      if (values && !sameValues(values, enquiry.values)) {
        write({ values })
        return false
      }
      mine = {}
      // Another tab's text is not ours to take away.
      if (asRecord(storage.read(key)).id === enquiry.id) storage.write(key, null)
      return true
    },
  }
}
