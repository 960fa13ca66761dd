import ownExamples from 'virtual:own-blocks/examples'
import { blocks } from '../../../../block-library/blocks.ts'
import type { AnyExample } from './example-page.ts'

const files = import.meta.glob<Record<string, Record<string, AnyExample>>>(
  '../../../../block-library/*/examples.ts',
  { eager: true },
)

/** Returns the named examples that a block's folder exports. */
export function examplesOf(type: string): Record<string, AnyExample> {
  const [ofEngine] = Object.values(files[`../../../../block-library/${type}/examples.ts`] ?? {})
  const named = ownExamples[type] ?? ofEngine
  if (!named)
    throw new Error(`block-library/${type}/examples.ts is missing: its examples are the block's tests`)
  return named
}

/** An example with its block type and name. */
export interface NamedExample {
  type: string
  name: string
  example: AnyExample
}

/** The examples of every type of block in the registry. */
export const examples: NamedExample[] = Object.keys(blocks).flatMap((type) =>
  Object.entries(examplesOf(type)).map(([name, example]) => ({ type, name, example })),
)
