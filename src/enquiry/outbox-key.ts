/** Where the browser's storage has the enquiries that wait. */
export const outboxKey = 'enquiry-outbox'
