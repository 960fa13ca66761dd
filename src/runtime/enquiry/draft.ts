import type { Enquiry, EnquiryValues, TypedValues } from '../../../schemas/enquiry.ts'
import type { SafeStorage } from './safe-storage.ts'
import { draftKey as key } from './safe-storage.ts'
import type { Outbox } from './outbox.ts'
import { asRecord } from './stored-texts.ts'
import { isEmptyEnquiry, sameValues, storedValues } from './stored-values.ts'

interface Draft {
  values?: EnquiryValues
  /** The enquiry made from the values, as it was last tried. Another attempt sends the same enquiry. */
  tried?: Pick<Enquiry, 'id' | 'values'>
}

/**
 * Creates the draft of this tab's form. The storage has a copy for the next page load. Other tabs write their drafts
 * there too, so an open tab uses its own values.
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
    /** Returns the values typed before, including before a reload. */
    read: (): TypedValues => {
      if (!mine.values) mine = stored()
      return mine.values ?? {}
    },
    /** Stores typed values. A cleared form starts another enquiry, so that it does not overwrite the tried one. */
    type: (values: EnquiryValues) => write(isEmptyEnquiry(values) ? { values } : { ...mine, values }),
    take: (enquiry: Enquiry) => write({ values: enquiry.values, tried: enquiry }),
    tried: () => mine.tried,
    /** Removes an enquiry from the draft. Returns true if nothing else was typed since. */
    close: (enquiry: Enquiry): boolean => {
      const { values } = mine
      if (values && !sameValues(values, enquiry.values)) {
        write({ values })
        return false
      }
      mine = {}
      // Another tab's text must not be removed.
      if (asRecord(storage.read(key)).id === enquiry.id) storage.write(key, null)
      return true
    },
  }
}
