import type { PlacedBlock } from '../blocks/placed-block.ts'

/** Message to a frame: draw this block. */
export interface ToFrame {
  /** Name of the block on the desk. A new name mounts a new block; the same name updates the current one. */
  name: string
  placed: PlacedBlock
}

/** Messages from a frame. */
export type FromFrame =
  | { kind: 'ready' }
  | { kind: 'height'; height: number }
  | Drawn
  | { kind: 'checked'; results: CheckResult[] }
  /** A key that was pressed in the frame while no element had the focus. */
  | { kind: 'key'; key: string }

/** Result of drawing. */
export interface Drawn {
  kind: 'drawn'
  failure?: string
  /** Why the block is not shown. */
  hidden?: string | undefined
  oddities?: string[]
}

/** A result of a check in a frame: of axe, of the HTML validator, or a pair of colours that no list declares. */
export interface CheckResult {
  by: 'axe' | 'HTML' | 'pairs'
  rule: string
  message: string
  /** The elements of the result, as selectors. */
  places: string[]
}
