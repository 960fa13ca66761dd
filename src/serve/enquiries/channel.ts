import type { EnquiryFile } from '../store/files.ts'
import type { StoredEnquiry } from '../store/stored-enquiry.ts'

/** A channel that is ready to send. */
export interface Channel {
  name: string
  /** Whether it writes to the buyer. It then gets no notices about other channels. */
  isForBuyer?: boolean
  /** Why it cannot deliver. */
  fault?: unknown
  /** Delivers an enquiry once. Rejects if the receiver did not confirm it. Ends when the signal is aborted. */
  send: (parcel: Parcel, signal: AbortSignal) => Promise<void>
}

/** An enquiry on its way to a channel. */
export interface Parcel {
  enquiry: StoredEnquiry
  /** Id of the delivery. Receivers recognise a repeated delivery by it. */
  key: string
  /** The channel that could not deliver this enquiry; empty for a delivery of the enquiry itself. */
  notice: string
  /** Files that the visitor attached. */
  files: readonly EnquiryFile[]
}
