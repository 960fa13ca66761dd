import type { PlacedBlock } from '../blocks/placed-block.ts'

/** Message to a frame: draw this block. */
export interface ToFrame {
  /** Name of the block. A new name mounts a new block; the same name updates the current one. */
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
  /** A key that was pressed in the frame while no element had the focus. */
  key?: string
}
