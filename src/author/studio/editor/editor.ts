import { createContext, use, useEffect, type ReactNode } from 'react'
import type { ExplainedPage } from '../../../lint/explain-page.ts'
import type { Change, ShownFinding, WriteAnswer } from '../../protocol/protocol.ts'
import type { InPlace } from '../page/edit-in-place.ts'
import type { TracedText } from '../page/page-texts.ts'
import type { Target } from '../page/targets.ts'
import { useStore } from '../observable.ts'
import type { Session } from './session.ts'

/** A text that is typed in its place on the page, with its keys. */
export type Typing = InPlace & { key: (event: KeyboardEvent) => void }

/** Shows an outcome in the panel that requested a write. */
export type ShowOutcome = (outcome: ReactNode) => void

/** The visible state of the editor. */
export interface EditorState {
  /** A card or a panel. */
  content?: ReactNode
  /** Node of the page, or button, beside which a card stands. */
  near?: Node | undefined
  /** Number of times that the page was drawn. */
  drawn: number
  /** Result of the last write, and its warnings. */
  status: string
  warnings: ShownFinding[]
  /** Refusals that belong to no card. */
  notes?: ReactNode
  undos: number
  redos: number
}

/** State and functions that the parts of the editor share. */
export interface Editor {
  session: Session
  state: () => EditorState
  subscribe: (changed: () => void) => () => void
  /** The page as it was read last. */
  explained: () => ExplainedPage | undefined
  texts: () => TracedText[]
  headTexts: () => TracedText[]
  targets: () => Target[]
  /** The text that is being typed on the page. */
  typing: () => Typing | undefined
  setTyping: (typing: Typing | undefined) => void
  /** Shows a card or a panel in the place of the current one. A card stands near a node. */
  show: (content: ReactNode, near?: Node) => void
  /** Closes the card or the panel, and returns the focus to the page. */
  close: () => void
  /** Keeps the page as it is drawn until the returned function is called. A write or an undo draws it all the same, and calls back. */
  hold: (drawn: () => void) => () => void
  /** Focuses a target, as soon as the page shows it. */
  goTo: (key: string) => void
  /** Shows a result beside the buttons. */
  report: (status: string) => void
  /** Shows an outcome that belongs to no card. */
  showInBar: ShowOutcome
  /**
   * Runs a write and shows its outcome. `again` reads changed files, so that the write can be repeated. Resolves with whether it
   * was written, when the page shows it.
   */
  settle: (
    run: () => Promise<WriteAnswer>,
    done: string,
    show: ShowOutcome,
    again?: () => void,
  ) => Promise<boolean>
  /** Writes changes. Without `again`, reading changed files again closes the card. */
  write: (changes: Change[], done: string, show: ShowOutcome, again?: () => void) => Promise<boolean>
  /** Resolves when the page shows what is written; undefined if it does. */
  settled: () => Promise<unknown> | undefined
  stop: () => void
}

export const EditorContext = createContext<Editor | undefined>(undefined)

/** Returns the editor around a component. */
export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('There is no editor around this component')
  return editor
}

/** Keeps the page as it is drawn while a card is open, whose addresses are those of this page. A write or an undo draws it, and closes the card. */
export function useDrawing(): void {
  const editor = useEditor()
  useEffect(() => editor.hold(editor.close), [editor])
}

/** Returns a function that closes the current card or panel, but not one that was opened since. */
export function closerOf(editor: Editor): () => void {
  const { content } = editor.state()
  return () => {
    if (content !== undefined && editor.state().content === content) editor.close()
  }
}

/** Returns the current state of an editor. */
export const useEditorState = (editor: Editor): EditorState => useStore(editor)
