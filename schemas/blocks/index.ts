import ownSchemas from 'virtual:own-blocks/schemas'
import { z } from 'zod'
import type { blockBase } from '../shared/block-base.ts'
import * as all from './definitions.ts'

const { 'alternating-rows': first, ...others } = all satisfies Complete<typeof all>

/** Turns a schema without the keys of every block into a text, so that the compiler's error names the schema. */
type Complete<All> = {
  [T in keyof All]: All[T] extends { shape: ReturnType<typeof blockBase> }
    ? unknown
    : `The schema of the block ${T & string} needs ...blockBase('${T & string}')`
}

/** Any block, by its `type`. */
export const blockSchema = z.discriminatedUnion('type', [
  first,
  // Bundlers and Node order the exports of a module differently.
  ...Object.values(others).sort((a, b) => (a.shape.type.value < b.shape.type.value ? -1 : 1)),
  ...Object.values(ownSchemas),
])

/** A block as an author writes it. */
export type BlockInput = z.input<typeof blockSchema>
/** A block with its defaults filled in. */
export type Block = z.output<typeof blockSchema>
export type BlockType = Block['type']

type BlockMap = { [B in Block as B['type']]: B }
type BlockInputMap = { [B in BlockInput as B['type']]: B }

/** The options of one type of block, defaults filled in. */
export type BlockOf<T extends BlockType> = BlockMap[T]
/** The options of one type of block as an author writes them, of the site's own blocks too. */
export type BlockInputOf<T extends BlockType | keyof OwnBlocks> = (BlockInputMap & OwnBlocks)[T]
