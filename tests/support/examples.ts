import { blocks } from '../../block-library/blocks.ts'
import type { Example } from '../../block-library/shared/examples.ts'
import type { BlockType } from '../../schemas/blocks/index.ts'

/** An example of whichever type of block. */
type AnyExample = { [T in BlockType]: Example<T> }[BlockType]

const files = import.meta.glob<Record<string, Record<string, AnyExample>>>(
  '../../block-library/*/examples.ts',
  { eager: true },
)

/** The named examples of a type of block, which the file in its folder exports. */
export function examplesOf(type: string): Record<string, AnyExample> {
  const [named] = Object.values(files[`../../block-library/${type}/examples.ts`] ?? {})
  if (!named)
    throw new Error(`block-library/${type}/examples.ts is missing: its examples are the block's tests`)
  return named
}

/** The examples of every type of block in the registry. */
export const examples = Object.keys(blocks).flatMap((type) =>
  Object.entries(examplesOf(type)).map(([name, example]) => ({ type, name, example })),
)
