import { isValidElement } from 'react'
import { expect, test } from 'vitest'
import { drawBlock } from '../../block-library/views.ts'
import { examples } from '../../block-library/examples.ts'
import type { BlockType } from '../../schemas/blocks/index.ts'
import type { BoundBlock } from '../../src/engine/bind.ts'
import { bindExample } from '../support/render-example.tsx'

const types = Object.keys(examples)

/**
 * Draws a block where nothing is being rendered, as the list does within its own rendering: a block that is called
 * there, instead of made an element of, would put its hooks among the list's and its crash outside its boundary.
 */
async function drawAlone(type: string) {
  const example = Object.entries(examples).find(([name]) => name === type)?.[1].default
  const { shown } = await bindExample(example)
  expect(shown).toHaveLength(1)
  for (const block of shown) expect(isValidElement(draw(block))).toBe(true)
}

const draw = <T extends BlockType>({ type, view, heading, props }: BoundBlock<T>) =>
  drawBlock(type, view, heading, props)

test.each(types)('%s keeps its hooks to itself', drawAlone)
