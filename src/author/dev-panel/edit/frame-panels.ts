import type { Change } from '../../dev/server/protocol.ts'
import type { Editor } from './editor.ts'
import { messageFrom, type FromFrame } from './frame-messages.ts'
import { make } from './make.ts'
import { notesOf, showPanel } from './panel.ts'
import { valueChanges } from './value-changes.ts'

/** Shows all options of a block in the workbench's form, beside the page. */
export function showOptions(editor: Editor, id: string, index: number): void {
  showFrame(
    editor,
    `Options of #${id}`,
    `form?${query({ path: window.location.pathname, id })}`,
    async (message) => {
      if (message.kind !== 'edit-options') return undefined
      const { file, was, now } = message
      return {
        changes: valueChanges(file, ['blocks', index], was, now),
        said: `Wrote the options of #${id}.`,
      }
    },
  )
}

/** Shows a palette of blocks with previews of their examples. A press adds the block to the page. */
export async function showPalette(editor: Editor, index: number): Promise<void> {
  const address = `palette?${query({ path: window.location.pathname })}`
  showFrame(editor, 'Add a block', address, async (message) => {
    if (message.kind !== 'edit-chosen') return undefined
    const { file, block, section } = message
    const changes: Change[] = [{ do: 'insert', file, path: ['blocks'], index, value: block }]
    if (section) {
      const sent = await editor.session.read(section.file, [])
      const end = Array.isArray(sent) ? sent.length : 0
      changes.push({ do: 'insert', file: section.file, path: [], index: end, value: section.value })
    }
    return { changes, said: 'Added the block. Its texts are samples: press one to write your own.' }
  })
}

interface Wanted {
  changes: Change[]
  said: string
}

function showFrame(
  editor: Editor,
  title: string,
  address: string,
  changesOf: (message: FromFrame) => Promise<Wanted | undefined>,
): void {
  const notes = notesOf()
  const frame = make('iframe', { title, attributes: { src: `/__workbench/${address}` } })
  const hear = async (event: MessageEvent) => {
    const message = messageFrom(frame, event)
    if (!message) return
    if (message.kind === 'edit-closed') return editor.close()
    const wanted = await changesOf(message)
    if (!wanted) return
    if (wanted.changes.length === 0 || (await editor.write(wanted.changes, wanted.said, notes)))
      editor.close()
  }
  const listen = (event: MessageEvent) => void hear(event)
  window.addEventListener('message', listen)
  showPanel(editor, title, [notes, frame], {
    isWide: true,
    closed: () => window.removeEventListener('message', listen),
  })
}

const query = (values: Record<string, string>) => String(new URLSearchParams(values))
