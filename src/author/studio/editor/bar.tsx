import type { ShownFinding } from '../../protocol/protocol.ts'
import { hasUnsaved } from '../page/typed-words.ts'
import { shortcutOf, useKeys } from '../page/use-keys.ts'
import { BlocksPanel } from '../panels/blocks-panel.tsx'
import { FindingsPanel } from '../panels/findings-panel.tsx'
import { FindingList } from '../panels/outcome.tsx'
import { PagePanel } from '../panels/page-panel.tsx'
import { TextsPanel } from '../panels/texts-panel.tsx'
import { Button, Opener } from '../parts.tsx'
import { useEditorState, type Editor } from './editor.ts'

interface BarProps {
  editor: Editor
  findings: ShownFinding[]
  end: () => void
}

/** The buttons of the editor, the result of the last write, and the keys for undo and redo. */
export function Bar({ editor, findings, end }: BarProps) {
  const { status, warnings, notes, undos, redos } = useEditorState(editor)
  const revert = async (kind: 'undo' | 'redo', done: string) => {
    await editor.settled()
    if (hasUnsaved()) editor.report('Write or give up your change first.')
    else await editor.settle(() => editor.session[kind](), done, editor.showInBar)
  }
  const undo = () => void revert('undo', 'Undone.')
  const redo = () => void revert('redo', 'Redone.')
  useKeys((event) => {
    const { ctrlKey, metaKey, shiftKey } = event
    const name = ctrlKey || metaKey ? shortcutOf(event) : ''
    if (name === 'y' || (name === 'z' && shiftKey)) redo()
    else if (name === 'z') undo()
    else return false
    return true
  })
  return (
    <div className="bar" role="toolbar" aria-label="Editing" ref={reportHeight}>
      <div className="notes" role="alert">
        {notes}
        <FindingList findings={warnings} open={warnings.length === 1} />
      </div>
      <p className="status" role="status">
        {status}
      </p>
      <div className="row">
        <Button title="Ctrl + Z" disabled={undos === 0} onClick={undo}>
          {undos === 0 ? 'Undo' : `Undo (${undos})`}
        </Button>
        <Button title="Ctrl + Shift + Z" disabled={redos === 0} onClick={redo}>
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

/** Panels end above the bar, however many lines it has. */
function reportHeight(bar: HTMLElement | null) {
  if (!bar) return undefined
  const root = bar.getRootNode()
  const host = root instanceof ShadowRoot ? root.host : undefined
  const observer = new ResizeObserver(() => {
    if (host instanceof HTMLElement)
      host.style.setProperty('--bar', `${Math.min(bar.offsetHeight, window.innerHeight / 2)}px`)
  })
  observer.observe(bar)
  return () => observer.disconnect()
}
