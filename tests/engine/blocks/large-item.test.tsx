import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { alternatingRowsExamples as rows } from '../../../block-library/alternating-rows/examples.ts'
import { optionFaqsExamples as options } from '../../../block-library/option-faqs/examples.ts'
import { renderExample } from '../../support/render-example.tsx'

test.each([
  ['the first option', options['a large first option'], 0],
  ['the last row', rows['a large last row'], 2],
])('%s stands alone, in its place before or after the row to swipe', async (_name, example, place) => {
  await renderExample(example)
  const swiped = within(screen.getByRole('group', { name: /./ })).getAllByRole('article')
  const alone = screen.getAllByRole('article').findIndex((item) => !swiped.includes(item))
  expect([swiped.length, alone]).toEqual([2, place])
})
