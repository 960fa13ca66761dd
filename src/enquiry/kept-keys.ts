/** Where the browser's storage has the enquiries that wait, and the one being written. */
export const outboxKey = 'enquiry-outbox'
export const draftKey = 'enquiry-draft'
