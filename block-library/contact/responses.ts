// What the form may have to say: it comes once somebody writes into the form, and not with the page.
export { EnquiryAnswer } from './enquiry-answer.tsx'
export { ErrorSummary } from './error-summary.tsx'
