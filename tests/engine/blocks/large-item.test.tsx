import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { alternatingRowsExamples as rows } from '../../../block-library/alternating-rows/examples.ts'
import { optionFaqsExamples as options } from '../../../block-library/option-faqs/examples.ts'
import { renderExample } from '../../support/render-example.tsx'

test.each([
  ['a large first option', options['a large first option']],
  ['a large last row', rows['a large last row']],
])('%s is part of the row that a phone swipes', async (_name, example) => {
  await renderExample(example)
  const swiped = within(screen.getByRole('group', { name: /./ })).getAllByRole('article')
  expect(swiped).toEqual(screen.getAllByRole('article'))
})
