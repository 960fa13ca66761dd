import type { ExplainedPage } from '../../../lint/explain-page.ts'
import type { Change, Trace, WriteAnswer } from '../../dev/server/protocol.ts'
import type { TracedText } from './read-trace.ts'
import type { Session } from './session.ts'
import type { Target } from './targets.ts'

/** A card or a panel of the editor. */
export interface Shown {
  box: HTMLElement
  /** Node of the page beside which a card stands; unset, the pressed button. */
  near?: Node
  /** Called when it closes. */
  closed?: () => void
}

/** State and functions that the parts of the editor share. */
export interface Editor {
  session: Session
  /** The page as it was read last. */
  page: () => ReadPage
  targets: () => Target[]
  /** Shows a card or a panel in the place of the current one, and focuses it. */
  show: (shown: Shown) => void
  /** Closes the card or the panel, and returns the focus to the page. */
  close: () => void
  /** Opens the card of a target. */
  open: (target: Target) => void
  /** Focuses a target on the page. */
  goTo: (key: string) => void
  /** Says a result beside the buttons. */
  say: (text: string) => void
  /** Reads the page. Resolves when its sources are those of its files. */
  settled: () => Promise<void>
  /** Calls a function once, when the sources of the page have been read again. */
  afterReading: (run: () => void) => void
  /** Writes changes. Shows in `notes` why they are refused. Resolves with whether they are written. */
  write: (changes: Change[], said: string, notes: HTMLElement) => Promise<boolean>
  /** Shows the outcome of a write. */
  settle: (run: () => Promise<WriteAnswer>, said: string, notes: HTMLElement) => Promise<boolean>
}

/** The page that is shown, with the sources of its texts. */
export interface ReadPage {
  trace: Trace | undefined
  texts: TracedText[]
  explained: ExplainedPage | undefined
}
