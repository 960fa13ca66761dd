import { expect, test } from 'vitest'
import { cardsBlock } from '../../../block-library/cards/block.ts'
import { defineBlock } from '../../../block-library/contract/define-block.ts'

const { bind } = cardsBlock

test('a view of another block does not compile', () => {
  const views = { view: () => import('../../../block-library/hero/view.tsx') }
  // @ts-expect-error The hero's view takes the props of the hero's binder.
  expect(defineBlock({ type: 'cards', bind, views }).type).toBe('cards')
})

test('a view that is not in the list cannot be chosen', () => {
  const views = { view: () => import('../../../block-library/cards/view.tsx') }
  const viewFor = () => 'foot-view'
  // @ts-expect-error The list has no `foot-view`.
  expect(defineBlock({ type: 'cards', bind, views, viewFor }).type).toBe('cards')
})
