import { useEffect, useRef } from 'react'
import type { ShownFinding } from '../../protocol/protocol.ts'
import { isTyping } from '../page/is-typing.ts'
import { BlocksPanel } from '../panels/blocks-panel.tsx'
import { FindingsPanel } from '../panels/findings-panel.tsx'
import { countOf, FindingNotes } from '../panels/outcome.tsx'
import { PagePanel } from '../panels/page-panel.tsx'
import { TextsPanel } from '../panels/texts-panel.tsx'
import { Button, Opener } from '../parts.tsx'
import { useEditorState, type Editor } from './editor.ts'

/** The buttons of the editor, the result of the last write, and the keys for undo and redo. */
export function Bar({
  editor,
  findings,
  end,
}: {
  editor: Editor
  findings: ShownFinding[]
  end: () => void
}) {
  const { status, warnings, notes, undos, redos } = useEditorState(editor)
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = bar.current
    const host = element?.getRootNode()
    if (!element || !(host instanceof ShadowRoot)) return
    // Panels end above the bar, however many lines it has.
    const observer = new ResizeObserver(() => {
      if (host.host instanceof HTMLElement)
        host.host.style.setProperty('--bar', `${Math.min(element.offsetHeight, window.innerHeight / 2)}px`)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const kind = keyOf(event)
      if (!kind || isTyping(event)) return
      event.preventDefault()
      revert(editor, kind)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [editor])
  return (
    <div className="bar" role="toolbar" aria-label="Editing" ref={bar}>
      <div className="notes" role="alert">
        {notes}
        {warnings.length > 0 && (
          <details open={warnings.length === 1}>
            <summary>{countOf(warnings)}</summary>
            <div className="stack">
              <FindingNotes findings={warnings} />
            </div>
          </details>
        )}
      </div>
      <p className="status" role="status">
        {status}
      </p>
      <div className="row">
        <Button title="Ctrl + Z" disabled={undos === 0} onClick={() => revert(editor, 'undo')}>
          {undos === 0 ? 'Undo' : `Undo (${undos})`}
        </Button>
        <Button title="Ctrl + Shift + Z" disabled={redos === 0} onClick={() => revert(editor, 'redo')}>
          Redo
        </Button>
        <Opener content={<BlocksPanel />}>Blocks</Opener>
        <Opener content={<TextsPanel />}>Texts</Opener>
        <Opener content={<PagePanel />}>Page</Opener>
        <Opener
          content={<FindingsPanel />}
          className={findings.some(({ severity }) => severity === 'error') ? 'of-error' : ''}
        >
          {findings.length === 0 ? 'Findings' : `Findings (${findings.length})`}
        </Opener>
        <Button className="first" title="Key E" onClick={end}>
          Done
        </Button>
      </div>
    </div>
  )
}

function revert(editor: Editor, kind: 'undo' | 'redo'): void {
  const done = kind === 'undo' ? 'Undone.' : 'Redone.'
  void editor.settle(() => editor.session[kind](), done, editor.showInBar)
}

function keyOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!ctrlKey && !metaKey) return undefined
  if (key.toLowerCase() === 'y') return 'redo'
  return key.toLowerCase() === 'z' ? (shiftKey ? 'redo' : 'undo') : undefined
}
