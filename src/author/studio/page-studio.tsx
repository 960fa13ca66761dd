import { Suspense, useState } from 'react'
import { Bar } from './editor/bar.tsx'
import { EditorContext, useEditorState, type Editor } from './editor/editor.ts'
import { startEditor } from './editor/start-editor.tsx'
import { AltPlace } from './page/alt-place.tsx'
import { pageOnScreen, watchShownPage } from './page/page-on-screen.ts'
import { shortcutOf, useKeys } from './page/use-keys.ts'
import { useFindings } from './panels/findings-panel.tsx'
import { FindingList } from './panels/outcome.tsx'
import { Button } from './parts.tsx'
import { useStore } from './observable.ts'

/** Reads the page that is shown, and starts the editor if the author edited before the page was loaded again. */
export function startAgain(root: ShadowRoot): Editor | undefined {
  watchShownPage()
  return sessionStorage.getItem(stored) === 'on' ? startEditor(root) : undefined
}

/** Where the browser remembers over reloads that the author is editing. */
const stored = 'site-edit-mode'

/**
 * The studio on a page: findings, notes of hidden blocks, and the editor, which the key `E` or its button starts and
 * ends.
 */
export function PageStudio({ root, started }: { root: ShadowRoot; started: Editor | undefined }) {
  const [editor, setEditor] = useState(started)
  const findings = useFindings()
  const toggle = () => {
    sessionStorage.setItem(stored, editor ? '' : 'on')
    editor?.stop()
    setEditor(editor ? undefined : startEditor(root))
  }
  const { explained } = useStore(pageOnScreen)
  useKeys((event) => {
    const isPressed = shortcutOf(event) === 'e' && !event.altKey && !event.ctrlKey && !event.metaKey
    if (isPressed) toggle()
    return isPressed
  })
  return (
    <>
      {editor ? (
        <EditorContext value={editor}>
          <Bar editor={editor} findings={findings} end={toggle} />
          <Content editor={editor} />
        </EditorContext>
      ) : (
        <>
          <FindingList
            className="corner"
            findings={findings}
            open={findings.some(({ severity }) => severity === 'error')}
          />
          <div className="bar" role="toolbar" aria-label="Editing">
            <Button title="Key E" onClick={toggle}>
              Edit
            </Button>
          </div>
        </>
      )}
      <AltPlace page={explained} />
    </>
  )
}

/** The card or the panel of the editor. */
const Content = ({ editor }: { editor: Editor }) => (
  <Suspense fallback={<p className="dock">Loading …</p>}>{useEditorState(editor).content}</Suspense>
)
