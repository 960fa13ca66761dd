import type { PlacedBlock } from '../blocks/placed-block.ts'

/** Message from the workbench to a frame: draw this block. */
export interface ToFrame {
  kind: 'draw'
  /** Name of the block on the desk. A new name mounts a new block; the same name updates the current one. */
  name: string
  placed: PlacedBlock
}

/** Messages from a frame to the workbench. */
export type FromFrame =
  | { kind: 'ready' }
  | { kind: 'height'; height: number }
  | { kind: 'drawn'; hidden: string | undefined; oddities: string[] }
  | { kind: 'failed'; message: string }
  | { kind: 'checked'; findings: Finding[] }
  /** A key that was pressed in the frame while no element had the focus. */
  | { kind: 'key'; key: string }

/** A finding in a frame: of axe, of the HTML validator, or a pair of colours that no list declares. */
export interface Finding {
  by: 'axe' | 'HTML' | 'pairs'
  rule: string
  message: string
  /** The elements of the finding, as selectors. */
  places: string[]
}
