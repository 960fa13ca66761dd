// Results and errors of the form. They load when a visitor starts to write into the form, not with the page.
export { EnquiryAnswer } from './enquiry-answer.tsx'
export { ErrorSummary } from './error-summary.tsx'
