import { isValidElement } from 'react'
import { expect, test } from 'vitest'
import { blocks } from '../../../block-library/blocks.ts'
import { drawBlock } from '../../../block-library/views.ts'
import type { BlockType } from '../../../schemas/blocks/index.ts'
import type { BoundBlock } from '../../../src/runtime/engine/bind.ts'
import { examplesOf } from '../../../src/author/studio/blocks/examples.ts'
import { bindExample } from '../../support/render-example.tsx'
import { views } from '../../support/views.ts'

/**
 * Draws a block outside any rendering. A block called as a function, not made an element, would add its hooks to the
 * list's, and its crash would escape its boundary.
 */
async function drawAlone(type: string) {
  const { shown } = await bindExample(examplesOf(type)['default'])
  expect(shown).toHaveLength(1)
  for (const block of shown) expect(isValidElement(draw(block))).toBe(true)
}

const draw = <T extends BlockType>(block: BoundBlock<T>) => drawBlock(views, block)

test.each(Object.keys(blocks))('%s keeps its hooks to itself', drawAlone)
