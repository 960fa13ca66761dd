import type { PlacedBlock } from '../blocks/placed-block.ts'

/** Message to a frame: draw this block. */
export interface ToFrame {
  /** Name of the block on the desk. A new name mounts a new block; the same name updates the current one. */
  name: string
  placed: PlacedBlock
}

/** State of a frame. Each message from a frame has the parts that have changed. */
export interface FrameState {
  isReady?: boolean
  height?: number
  /** Why the block was not drawn. */
  failure?: string | undefined
  /** Why the block is not shown. */
  hidden?: string | undefined
  oddities?: string[] | undefined
  /** Undefined during the check. */
  results?: CheckResult[] | undefined
  /** A key that was pressed in the frame while no element had the focus. */
  key?: string
}

/** A result of a check in a frame: of axe, of the HTML validator, or a pair of colours that no list declares. */
export interface CheckResult {
  by: 'axe' | 'HTML' | 'pairs'
  rule: string
  message: string
  /** The elements of the result, as selectors. */
  places: string[]
}
