import { createContext, use } from 'react'
import type { EnquiryValues } from '../../schemas/enquiry.ts'

/** Where the enquiry in hand is: being typed, under way, there, or kept for another try. */
export type EnquiryStatus = 'idle' | 'sending' | 'sent' | 'failed'

/** The sales desk as a form sees it. */
export interface EnquiryDesk {
  /** What was typed before, also before a reload. */
  readDraft: () => Partial<EnquiryValues>
  /** Keeps what is being typed. */
  keepDraft: (values: EnquiryValues) => void
  /** Sends; `trap` is what the field that no person sees holds. Does nothing while one is under way. */
  send: (values: EnquiryValues, trap: string) => void
  status: () => EnquiryStatus
  /** Calls back when the status changes; returns the way to stop. */
  subscribe: (changed: () => void) => () => void
}

/** A desk that nobody sits at: where pages are published, and on pages without a form. */
export const closedDesk: EnquiryDesk = {
  readDraft: () => ({}),
  keepDraft: () => {},
  send: () => {},
  status: () => 'idle',
  subscribe: () => () => {},
}

/** The desk; the app hands in the real one. */
export const EnquiryContext = createContext<EnquiryDesk>(closedDesk)

export const useEnquiryDesk = () => use(EnquiryContext)
