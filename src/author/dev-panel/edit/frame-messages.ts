import type { Change } from '../../dev/server/protocol.ts'

type Json = Extract<Change, { do: 'set' }>['value']

/** Messages of the workbench's pages in the editor: the form of a block's options, and the palette of blocks. */
export type FromFrame =
  | { kind: 'edit-closed' }
  /** The options of a block, as the file has them and as the author wants them. */
  | { kind: 'edit-options'; file: string; was: Json; now: Json }
  /** A block to add, and the section with its content if it shows one. */
  | { kind: 'edit-chosen'; file: string; block: Json; section?: { file: string; value: Json } }

/** Returns a message of a page in the editor; undefined for any other message. */
export function messageFrom(frame: HTMLIFrameElement, { source, data }: MessageEvent): FromFrame | undefined {
  if (source !== frame.contentWindow) return undefined
  const message: Partial<FromFrame> = data
  return message.kind?.startsWith('edit-') ? data : undefined
}
