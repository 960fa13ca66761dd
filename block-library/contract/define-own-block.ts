import type { BlockParts } from './define-block.ts'

/** Ties the parts of a block to each other. `OptionsOf<typeof schema>` is the type of the options. */
export const defineBlock = <Options, Props, Name extends string>(
  definition: BlockParts<Options, Props, Name> & { type: string },
): BlockParts<Options, Props, Name> & { type: string } => definition
