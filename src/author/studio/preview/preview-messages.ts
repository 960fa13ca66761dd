import type { AnyBlock } from '../blocks/example-page.ts'

/** Message to a frame: draw this block. */
export interface ToFrame {
  /** Name of the block. A new name mounts a new block; the same name updates the current one. */
  name: string
  example: AnyBlock
}

/** State of a frame. Each message from a frame has the parts that have changed. */
export interface FrameState {
  isReady?: boolean
  height?: number
  /** Why the block was not drawn. */
  failure?: string | undefined
  /** Why the block is not shown. */
  hidden?: string | undefined
}
