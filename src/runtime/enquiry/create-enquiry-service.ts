import type { EnquiryService, EnquiryStatus } from '../../../block-library/contract/enquiry-context.ts'
import { referenceOf, type Enquiry, type EnquiryValues } from '../../../schemas/enquiry.ts'
import { createDelivery, type DeliveryTools } from './delivery.ts'
import { createDraft } from './draft.ts'
import type { SafeStorage } from './safe-storage.ts'
import { newId } from './new-id.ts'
import { createOutbox } from './outbox.ts'
import { sameValues } from './stored-values.ts'

interface EnquiryServiceTools
  extends Pick<DeliveryTools, 'transmit' | 'alone' | 'onFailure'>, Pick<EnquiryService, 'cameFrom'> {
  /** Sends files with the enquiry of an id. Undefined where the service takes no files. */
  attach?: ((id: string, files: readonly File[]) => Promise<void>) | undefined
  storage: SafeStorage
  /** Returns the origin of the visitor. */
  source: () => Record<string, string>
}

/**
 * Takes enquiries and delivers each of them once. An enquiry is stored before the first attempt, sent again with
 * growing pauses, and removed only when the service has it.
 */
export function createEnquiryService({ storage, source, cameFrom, attach, ...tools }: EnquiryServiceTools) {
  const outbox = createOutbox(storage)
  const draft = createDraft(storage, outbox)
  const listeners = new Set<() => void>()
  let status: EnquiryStatus = 'idle'
  /** Id of the enquiry that the status is about. */
  let latest: string | undefined

  const setStatus = (next: EnquiryStatus) => {
    status = next
    for (const listener of listeners) listener()
  }

  /** Closes the draft of an enquiry that needs no more input, unless more was typed since. */
  const conclude = (enquiry: Enquiry) => {
    if (draft.tried()?.id !== enquiry.id) return
    latest = enquiry.id
    // The form clears itself on "sent". Later text is the next enquiry, and stays.
    setStatus(draft.close(enquiry) ? 'sent' : 'idle')
  }
  const delivery = createDelivery({ ...tools, outbox, onArrival: conclude })

  /** Returns the id under which this text was tried before, or under which its earlier version waits. */
  const knownId = (values: EnquiryValues) => {
    const twin = outbox.all().find(({ enquiry }) => sameValues(enquiry.values, values))
    if (twin) return twin.enquiry.id
    const tried = draft.tried()
    if (!tried || sameValues(tried.values, values)) return tried?.id
    // A waiting enquiry can still be changed. One that is being sent or has arrived cannot, so this is another enquiry.
    const isFinal = delivery.isUnderWay(tried.id) || outbox.hasArrived(tried.id)
    return isFinal ? undefined : tried.id
  }

  const makeEnquiry = (values: EnquiryValues, trap: string): Enquiry => {
    const id = knownId(values) ?? newId()
    const first = outbox.get(id)?.enquiry
    return {
      id,
      values,
      source: first?.source ?? source(),
      flagged: trap !== '',
      createdAt: first?.createdAt || new Date().toISOString(),
    }
  }

  const send = async (values: EnquiryValues, trap: string) => {
    const enquiry = makeEnquiry(values, trap)
    outbox.put({ enquiry, tries: 0 })
    draft.take(enquiry)
    latest = enquiry.id
    setStatus('sending')
    if (await delivery.arrivesSoon(enquiry)) return
    // The caller, a script in the trap, learns nothing. Its enquiry waits like any other.
    if (enquiry.flagged) conclude(enquiry)
    else setStatus('failed')
  }

  const enquiries: EnquiryService = {
    readDraft: draft.read,
    keepDraft: (values) => {
      draft.type(values)
      if (status !== 'sending') setStatus('idle')
    },
    send: (values, trap) => {
      if (status !== 'sending') void send(values, trap)
    },
    status: () => status,
    outcome: () =>
      latest === undefined
        ? undefined
        : {
            reference: referenceOf(latest),
            place: outbox.placeOf(latest),
            isRetried: !delivery.isRefused(latest),
          },
    cameFrom,
    ...(attach && {
      attach: (files) =>
        attach(latest ?? '', files).then(
          () => true,
          (error: unknown) => {
            tools.onFailure(error)
            return false
          },
        ),
    }),
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
  return { enquiries, flush: delivery.flush, isAtRisk: outbox.isAtRisk }
}
