import { createContext, use } from 'react'
import type { EnquiryValues } from '../../schemas/enquiry.ts'

/** Where the enquiry in hand is: being typed, under way, there, or kept for another try. */
export type EnquiryStatus = 'idle' | 'sending' | 'sent' | 'failed'

/** Where an enquiry waits: on the device; or on this page alone, as the browser keeps nothing or too many wait already. */
export type OutboxPlace = 'device' | 'refused' | 'full'

/** What there is to say of the enquiry that the status speaks of. */
export interface EnquiryOutcome {
  /** What the visitor and the sales desk can call it by. */
  reference: string
  place: OutboxPlace
  /** Whether it is tried again by itself while this page is open. */
  isRetried: boolean
}

/** The page before the form. */
export interface CameFrom {
  /** What it is called. */
  page: string
  /** Its address on this site. */
  address: string
}

/** What a form does with enquiries. */
export interface EnquiryService {
  /** What was typed before, also before a reload. */
  readDraft: () => Partial<EnquiryValues>
  /** Keeps what is being typed. */
  keepDraft: (values: EnquiryValues) => void
  /** Sends; `trap` is what the field that no person sees holds. Does nothing while one is under way. */
  send: (values: EnquiryValues, trap: string) => void
  status: () => EnquiryStatus
  /** Undefined before the first enquiry. */
  outcome: () => EnquiryOutcome | undefined
  /** Undefined for who came straight to the form. */
  cameFrom: () => CameFrom | undefined
  /** Calls back when the status changes; returns the way to stop. */
  subscribe: (changed: () => void) => () => void
}

/** Does nothing: where pages are published, and on pages without a form. */
export const idleEnquiryService: EnquiryService = {
  readDraft: () => ({}),
  keepDraft: () => {},
  send: () => {},
  status: () => 'idle',
  outcome: () => undefined,
  cameFrom: () => undefined,
  subscribe: () => () => {},
}

/** The enquiry service; the app hands in the real one. */
export const EnquiryContext = createContext<EnquiryService>(idleEnquiryService)

export const useEnquiryService = () => use(EnquiryContext)
