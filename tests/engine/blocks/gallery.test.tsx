import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { galleryExamples as gallery } from '../../../block-library/gallery/examples.ts'
import { noContent } from '../../../block-library/contract/content-view.ts'
import { renderExample } from '../../support/render-example.tsx'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const group = () => within(screen.getByRole('group', { name: 'Categories' }))
const filters = () => group().getAllByRole('button')
const choose = (name: string) => userEvent.click(group().getByRole('button', { name }))
const chosen = () => filters().filter((button) => button.getAttribute('aria-pressed') === 'true')
const pictures = () => screen.queryAllByRole('img').map((image) => image.getAttribute('src'))
const count = () => screen.getByText(/^Showing/).textContent
const current = () => screen.getByRole('button', { current: 'page' }).textContent
const paths = (name: string, ...numbers: number[]) =>
  numbers.map((number) => `/storage/pictures/${name}-${number}.webp`)

/** Returns a gallery of one category with this number of pictures. */
const withPictures = (length: number) => {
  const walls = paths('picture', ...Array.from({ length }, (_, index) => index + 1))
  const entries = [{ title: 'Walls', pictures: walls }]
  return { ...gallery.default, input: { content: { ...noContent, gallery: entries } } }
}

describe('the filter', () => {
  test('offers All and each title once, and shows the pictures of the chosen one from page 1', async () => {
    await renderExample(gallery['two entries of one title'])
    expect(filters().map((button) => button.textContent)).toEqual([
      'All',
      'Stages & Events',
      'Offices & Boardrooms',
    ])
    expect(chosen().map((button) => button.textContent)).toEqual(['All'])
    await choose('Offices & Boardrooms')
    expect(pictures()).toEqual(paths('boardroom', 1, 2, 3))
    expect(chosen().map((button) => button.textContent)).toEqual(['Offices & Boardrooms'])
    await choose('Stages & Events')
    expect(count()).toBe('Showing 6 of 8 images')
    expect(pictures()).toEqual([...paths('rental-stage', 1, 2, 3, 4, 5), ...paths('concert-stage', 1)])
    await choose('All')
    expect(count()).toBe('Showing 6 of 11 images')
    await press('Next')
    expect(current()).toBe('2')
    await choose('Stages & Events')
    expect(current()).toBe('1')
    expect(pictures()[0]).toBe('/storage/pictures/rental-stage-1.webp')
  })

  test('every picture has a name of its own, its place in its category', async () => {
    await renderExample(gallery['two entries of one title'])
    const names: (string | null)[] = []
    for (const page of ['1', '2']) {
      if (page === '2') await press('Next')
      names.push(
        ...screen.getAllByRole('link', { name: /^Enlarge: / }).map((link) => link.getAttribute('aria-label')),
      )
    }
    expect(names[0]).toBe('Enlarge: Stages & Events, picture 1 of 8')
    expect(new Set(names).size).toBe(11)
  })

  test('a category has the pages that its own pictures fill', async () => {
    await renderExample(gallery['quick jump above three pages'])
    expect(screen.getByRole('combobox', { name: 'Quick jump:' })).toBeVisible()
    await choose('Stages & Events')
    expect(screen.getByText('Page 1 of 3')).toBeVisible()
    expect(screen.getByText('5 images')).toBeVisible()
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Go to page 4' })).toBeNull()
    await press('Go to page 3')
    expect(pictures()).toEqual(paths('rental-stage', 5))
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
  })

  test('a category of one page needs neither pager nor progress', async () => {
    await renderExample(gallery['two entries of one title'])
    await choose('Offices & Boardrooms')
    expect(count()).toBe('Showing 3 of 3 images')
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('progressbar')).toBeNull()
    await choose('All')
    expect(screen.getByRole('navigation', { name: 'A visual journey, pages' })).toBeVisible()
    expect(screen.getByRole('progressbar')).toBeVisible()
  })

  test('All has the name in the config', async () => {
    await renderExample(gallery['another name for all'])
    expect(filters()[0]).toHaveTextContent('Everything')
  })
})

describe('the pages', () => {
  test('six pictures on a page, how many there are, and a numbered button for each page', async () => {
    await renderExample(withPictures(14))
    expect(pictures()).toEqual(paths('picture', 1, 2, 3, 4, 5, 6))
    expect(count()).toBe('Showing 6 of 14 images')
    await press('Go to page 3')
    expect(pictures()).toEqual(paths('picture', 13, 14))
    expect(count()).toBe('Showing 2 of 14 images')
    expect([1, 2, 3].map((page) => screen.getByTitle(`Go to page ${page}`).textContent)).toEqual([
      '1',
      '2',
      '3',
    ])
    expect(screen.queryByTitle('Go to page 4')).toBeNull()
  })

  test('shows page, total and a progress bar', async () => {
    await renderExample(withPictures(14))
    await press('Next')
    expect(screen.getByText('Page 2 of 3')).toBeVisible()
    expect(screen.getByText('14 images')).toBeVisible()
    const bar = screen.getByRole('progressbar', { name: 'Progress through the pages' })
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['2', '3'])
  })

  test('Previous and Next change the page, and are disabled at the ends', async () => {
    await renderExample(withPictures(14))
    const ends = () =>
      ['Previous', 'Next'].map((name) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled)
    expect(ends()).toEqual([true, false])
    await press('Next')
    expect(ends()).toEqual([false, false])
    await press('Next')
    expect([current(), ...ends()]).toEqual(['3', false, true])
    await press('Next')
    expect(current()).toBe('3')
    await press('Previous')
    expect(current()).toBe('2')
  })

  test('one page needs neither pager nor progress', async () => {
    await renderExample(withPictures(6))
    expect(count()).toBe('Showing 6 of 6 images')
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
    expect(screen.queryByText(/^Page/)).toBeNull()
  })

  test('five pages have no quick jump, six have', async () => {
    const { unmount } = await renderExample(withPictures(30))
    expect(screen.getByText('Page 1 of 5')).toBeVisible()
    expect(screen.queryByText('Quick jump:')).toBeNull()
    unmount()
    await renderExample(withPictures(31))
    const jump = screen.getByRole('combobox', { name: 'Quick jump:' })
    expect(within(jump).getAllByRole('option')).toHaveLength(6)
    await userEvent.selectOptions(jump, 'Page 6')
    expect(pictures()).toEqual(paths('picture', 31))
    expect(current()).toBe('6')
  })

  test('page size and quick jump come from the config', async () => {
    await renderExample(gallery['quick jump above three pages'])
    expect(count()).toBe('Showing 2 of 8 images')
    expect(screen.getByText('Quick jump:')).toBeVisible()
  })
})

test('without entries nothing is shown', async () => {
  await renderExample(gallery['no entries'])
  expect(pictures()).toEqual([])
  expect(filters().map((button) => button.textContent)).toEqual(['All'])
  expect(count()).toBe('Showing 0 of 0 images')
})
