import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sheetExamples as sheet } from '../../../block-library/sheet/examples.ts'
import { testimonialsExamples as testimonials } from '../../../block-library/testimonials/examples.ts'
import { blockSchema } from '../../../schemas/blocks/index.ts'
import { bindExample, renderExample } from '../../support/render-example.tsx'

test('an empty cell is a field to write into, and each field and signature has a line', async () => {
  const { container } = await renderExample(sheet.default)
  const [, first] = screen.getAllByRole('row')
  const cells = first && within(first).getAllByRole('cell')
  expect(cells?.map((cell) => cell.textContent)).toEqual(['as ordered', ''])
  expect(cells?.at(-1)?.querySelector('span')).not.toBeNull()
  expect([...container.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
    'Site',
    'Date',
    'For the client',
    'For us',
  ])
})

test('a phone folds a sheet unless it says otherwise, and leaves out a column that is only to fill in', async () => {
  const folded = await renderExample(sheet.default)
  expect(screen.getAllByRole('checkbox', { hidden: true })).toHaveLength(1)
  folded.unmount()
  await renderExample(sheet['open on a phone, without the column to fill in'])
  expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull()
  const column = ({ cellIndex }: HTMLTableCellElement) => cellIndex
  const blank = screen.getByRole('table').querySelectorAll<HTMLTableCellElement>('[data-blank]')
  expect(Array.from(blank, column)).toEqual([2, 2, 2])
})

test('a row with too few texts is refused with the number of its columns', () => {
  const { block } = sheet.default
  const short = { ...block, rows: [{ name: 'Brightness', cells: ['as ordered'] }] }
  const { error } = blockSchema.safeParse(short)
  expect(error?.issues).toMatchObject([
    {
      path: ['rows', 0, 'cells'],
      message: 'must have 2 texts, one for each column after the first: "" is a field to write into',
    },
  ])
})

test('with samples hidden only real clients are shown; without one the block is hidden on purpose', async () => {
  await renderExample(testimonials['invented clients hidden'])
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(screen.queryByText('Sample')).toBeNull()
  const { shown, hidden } = await bindExample(testimonials['every client invented and hidden'])
  expect(shown).toEqual([])
  expect(hidden).toEqual([
    { id: 'clients', type: 'testimonials', reason: 'its clients are all samples', isIntended: true },
  ])
})
