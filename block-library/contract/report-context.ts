import { createContext } from 'react'

/** A problem that operators should know of and that visitors do not see. */
export type SiteEvent =
  | { kind: 'block-crash'; block: string; blockType: string; error: unknown }
  | { kind: 'behaviour-failed'; behaviour: string; error: unknown }
  | { kind: 'content-failed'; endpoint: string; error: unknown }
  | { kind: 'content-odd'; endpoint: string; oddities: string[] }
  | { kind: 'chunk-missing'; error: unknown }
  | { kind: 'enquiry-failed'; error: unknown }
  | { kind: 'picture-failed'; src: string }

/** Context of the function that reports events. The app provides it. */
export const ReportContext = createContext<(event: SiteEvent) => void>(() => {})
