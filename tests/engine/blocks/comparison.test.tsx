import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { enclosureWaits, takeEnclosure } from '../../../block-library/parts/enclosure.ts'
import { specTableExamples } from '../../../block-library/spec-table/examples.ts'
import { renderExample } from '../../support/render-example.tsx'

afterEach(takeEnclosure)

/** Renders the comparison of four products at an address. */
async function compare(search = '') {
  history.replaceState(null, '', `/compare${search}`)
  const rendered = await renderExample(specTableExamples['a choice of four products'])
  await vi.dynamicImportSettled()
  return rendered
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox').flatMap(({ checked, value }) => (checked ? [value] : []))
const row = (name: string) => screen.getByText(name).closest('tr') ?? document.createElement('tr')
const marksOf = (name: string) => [...row(name).cells].slice(1).map((cell) => 'lit' in cell.dataset)
const isFolded = (name: string) => row(name).closest('details') !== null

test('begins with the first two products, whose differing rows stay and whose equal rows are folded', async () => {
  await compare()
  expect(chosen()).toEqual(['bench', 'desk'])
  expect(marksOf('Width')).toEqual([true, true, false, false])
  expect(isFolded('Width')).toBe(false)
  expect(isFolded('Weight')).toBe(true)
  expect([...row('Weight').cells].filter(({ hidden }) => !hidden).map((cell) => cell.textContent)).toEqual([
    'Weight',
    '31\u00a0kg/m²',
  ])
  expect(screen.getByRole('status').textContent).toBe('2 of 3 chosen.')
})

test('the address names the products, and follows the choice', async () => {
  await compare('?products=film,desk,nothing')
  expect(chosen()).toEqual(['desk', 'film'])
  // A row without a value in any chosen product is not shown.
  await userEvent.click(box('Desk'))
  await userEvent.click(box('Bench'))
  expect(window.location.search).toBe('?products=bench,film')
  expect(row('Touch points').hidden).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'All' }))
  expect(window.location.search).toBe('?products=all')
  expect(chosen()).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('0 of 3 chosen.')
})

test('an address may name no product, or more than a visitor may choose', async () => {
  const { unmount } = await compare('?products=none')
  expect(chosen()).toEqual([])
  unmount()
  await compare('?products=bench,desk,film,fourth')
  expect(chosen()).toEqual(['bench', 'desk', 'film'])
  expect(box('Fourth').disabled).toBe(true)
  await userEvent.click(box('Film'))
  expect(box('Fourth').disabled).toBe(false)
})

test('with three products, only a value that differs from the others is marked', async () => {
  await compare('?products=bench,desk,film')
  expect(marksOf('Load')).toEqual([false, true, false, false])
})

test('is used by keyboard', async () => {
  await compare()
  await userEvent.tab()
  expect(document.activeElement).toBe(box('Bench'))
  await userEvent.keyboard(' ')
  expect(chosen()).toEqual(['desk'])
})

test('the enquiry carries the chosen products, and nothing if all are shown', async () => {
  await compare('?products=bench,film')
  const ask = screen.getByRole('link', { name: 'Ask for a quotation' })
  ask.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(ask)
  expect(takeEnclosure()).toBe('Compared: Bench, Film')
  await userEvent.click(screen.getByRole('button', { name: 'All' }))
  await userEvent.click(ask)
  expect(enclosureWaits()).toBe(false)
})
