import {
  EditorContext,
  useEditorState,
  type Editor,
  type EditorState,
} from '../../src/author/studio/editor/editor.ts'
import { createObservable } from '../../src/author/studio/observable.ts'
import type { WriteAnswer } from '../../src/author/protocol/protocol.ts'

/** Returns an editor without a page or a server, which shows what it is given. `draw` draws the page again. */
export function stubEditor(parts: Partial<Editor> = {}) {
  const store = createObservable<EditorState>({ drawn: 0, status: '', warnings: [], undos: 0, redos: 0 })
  const holds = new Set<() => void>()
  const answer = (): Promise<WriteAnswer> =>
    Promise.resolve({ ok: true, files: {}, warnings: [], undo: 1, redo: 0 })
  const editor: Editor = {
    session: {
      saw: () => {},
      read: () => Promise.resolve(undefined),
      readAgain: () => Promise.resolve(undefined),
      write: answer,
      undo: answer,
      redo: answer,
    },
    state: store.state,
    subscribe: store.subscribe,
    explained: () => undefined,
    texts: () => [],
    headTexts: () => [],
    targets: () => [],
    typing: () => undefined,
    setTyping: () => {},
    show: (content, near) => store.set({ content, near }),
    close: () => store.set({ content: undefined }),
    hold: (drawn) => {
      holds.add(drawn)
      return () => void holds.delete(drawn)
    },
    goTo: () => {},
    report: (status) => store.set({ status }),
    showInBar: () => {},
    write: () => Promise.resolve(true),
    settled: () => undefined,
    settle: () => Promise.resolve(true),
    stop: () => {},
    ...parts,
  }
  const Content = () => (
    <EditorContext value={editor}>
      <div data-testid="studio">{useEditorState(editor).content}</div>
    </EditorContext>
  )
  const draw = () => {
    store.set({ drawn: store.state().drawn + 1 })
    for (const drawn of holds) drawn()
  }
  return { editor, Content, draw }
}
