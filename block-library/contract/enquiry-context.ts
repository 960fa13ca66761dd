import { createContext, use } from 'react'
import type { EnquiryValues, TypedValues } from '../../schemas/enquiry.ts'

/** State of the current enquiry: being typed, being sent, delivered, or stored for another attempt. */
export type EnquiryStatus = 'idle' | 'sending' | 'sent' | 'failed'

/**
 * Where an enquiry waits: on the device, or in this page's memory. The latter is used if the browser refuses to store
 * it, or the storage is full of waiting enquiries.
 */
export type OutboxPlace = 'device' | 'refused' | 'full'

/** Details of the enquiry that the status is about. */
export interface EnquiryOutcome {
  /** Reference that the visitor and the sales desk can use for the enquiry. */
  reference: string
  place: OutboxPlace
  /** Whether the enquiry is sent again automatically while this page is open. */
  isRetried: boolean
}

/** The page that the visitor left for the form. */
export interface CameFrom {
  /** Title of the page. */
  page: string
  /** Address of the page on this site. */
  address: string
}

/** Functions of a form to draft and send enquiries. */
export interface EnquiryService {
  /** Returns the values typed before, including before a reload. */
  readDraft: () => TypedValues
  /** Stores the values that are being typed. */
  keepDraft: (values: EnquiryValues) => void
  /**
   * Sends the values. `trap` is the value of the field that only scripts see. Does nothing while an enquiry is being
   * sent.
   */
  send: (values: EnquiryValues, trap: string) => void
  status: () => EnquiryStatus
  /** Returns the outcome of the last enquiry; undefined before the first. */
  outcome: () => EnquiryOutcome | undefined
  /** Returns the page before the form; undefined for a visitor who opened the form directly. */
  cameFrom: () => CameFrom | undefined
  /**
   * Sends files with the last enquiry, which has arrived. Resolves with false if they did not arrive. Undefined where the
   * service takes no files.
   */
  attach?: (files: readonly File[]) => Promise<boolean>
  /** Calls back when the status changes. Returns a function that unsubscribes. */
  subscribe: (changed: () => void) => () => void
}

/** A service that does nothing, for publishing and for pages without a form. */
export const idleEnquiryService: EnquiryService = {
  readDraft: () => ({}),
  keepDraft: () => {},
  send: () => {},
  status: () => 'idle',
  outcome: () => undefined,
  cameFrom: () => undefined,
  subscribe: () => () => {},
}

/** Context of the enquiry service. The app provides the real service. */
export const EnquiryContext = createContext<EnquiryService>(idleEnquiryService)

export const useEnquiryService = () => use(EnquiryContext)
