import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { galleryExamples as gallery } from '../../../block-library/gallery/examples.ts'
import { pageOf } from '../../../block-library/parts/page-of.ts'
import { WordsContext } from '../../../block-library/contract/words-context.tsx'
import { attachBehaviours } from '../../../src/runtime/app/attach-behaviours.ts'
import { BlockList } from '../../../src/runtime/engine/block-list.tsx'
import { bindExample } from '../../support/render-example.tsx'
import { site } from '../../support/bakery.ts'
import { views } from '../../support/views.ts'

const upTo = (length: number) => Array.from({ length }, (_, index) => index + 1)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const all = () => [...document.querySelectorAll<HTMLElement>('[data-item]')]
const shown = () =>
  all().flatMap((item) => (item.hidden ? [] : (item.querySelector('img')?.getAttribute('src') ?? '')))
const current = () => document.querySelector('[aria-current="page"]')?.textContent
const jump = () => screen.getByLabelText<HTMLSelectElement>('Quick jump:')

/** Eight pictures on four pages, as published: without behaviours yet. */
beforeEach(async () => {
  const { shown: blocks } = await bindExample(gallery['quick jump above three pages'])
  document.body.innerHTML = renderToStaticMarkup(
    <WordsContext value={site.words}>
      <BlockList views={views} blocks={blocks} />
    </WordsContext>,
  )
})
test('the selected category is in the address, and is selected again from there', async () => {
  const detach = attachBehaviours(document)
  await press('Offices & Boardrooms')
  expect(new URLSearchParams(location.search).get('show')).toBe('Offices & Boardrooms')
  await press('All')
  expect(location.search).toBe('')
  detach()
  history.replaceState(null, '', '/gallery?show=Offices+%26+Boardrooms')
  const detachAgain = attachBehaviours(document)
  expect(screen.getByRole('button', { name: 'Offices & Boardrooms' })).toHaveAttribute('aria-pressed', 'true')
  expect(shown().every((src) => src.includes('boardroom'))).toBe(true)
  detachAgain()
})

test('the published markup holds every picture, the first page of them shown and none loaded early', () => {
  expect(all()).toHaveLength(8)
  expect(shown()).toEqual([1, 2].map((number) => `/storage/pictures/rental-stage-${number}.webp`))
  expect([...document.images].map((image) => image.getAttribute('loading'))).toEqual(all().map(() => 'lazy'))
  expect([...document.querySelectorAll('[data-item] a')].every((link) => link.hasAttribute('href'))).toBe(
    true,
  )
})

test('does not answer once detached, and goes on from the same page and category when attached again', async () => {
  const detach = attachBehaviours(document)
  await press('Stages & Events')
  await press('Next')
  detach()
  await press('Next')
  expect(current()).toBe('2')
  const detachAgain = attachBehaviours(document)
  expect([current(), jump().value]).toEqual(['2', '2'])
  await press('Next')
  expect([current(), jump().value]).toEqual(['3', '3'])
  expect(shown()).toEqual(['/storage/pictures/rental-stage-5.webp'])
  detachAgain()
})

test.each([
  { length: 7, requested: undefined, page: 1, pages: 3, items: [1, 2, 3] },
  { length: 7, requested: 3, page: 3, pages: 3, items: [7] },
  { length: 7, requested: 0, page: 1, pages: 3, items: [1, 2, 3] },
  { length: 7, requested: 99, page: 3, pages: 3, items: [7] },
  { length: 0, requested: 1, page: 1, pages: 1, items: [] },
])(
  'page $requested of $length items, three on a page, is page $page',
  ({ length, requested, ...expected }) => {
    expect(pageOf(upTo(length), 3, requested)).toEqual(expected)
  },
)
