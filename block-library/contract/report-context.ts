import { createContext } from 'react'

/** Something that went wrong where a visitor should not be bothered with it. */
export type SiteEvent =
  | { kind: 'block-crash'; block: string; blockType: string; error: unknown }
  | { kind: 'behaviour-failed'; behaviour: string; error: unknown }
  | { kind: 'content-failed'; endpoint: string; error: unknown }
  | { kind: 'content-odd'; endpoint: string; oddities: string[] }
  | { kind: 'chunk-missing'; error: unknown }
  | { kind: 'enquiry-failed'; error: unknown }
  | { kind: 'picture-failed'; src: string }

/** Where events go; the app hands in its sink. */
export const ReportContext = createContext<(event: SiteEvent) => void>(() => {})
