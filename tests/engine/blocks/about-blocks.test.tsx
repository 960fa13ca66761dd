import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { iconRowsExamples as rows } from '../../../block-library/icon-rows/examples.ts'
import { mosaicExamples as mosaic } from '../../../block-library/mosaic/examples.ts'
import { statisticsExamples as statistics } from '../../../block-library/statistics/examples.ts'
import { renderExample } from '../../support/render-example.tsx'

const pictures = (element: Element) =>
  [...element.querySelectorAll('img')].map((image) => image.getAttribute('src'))

describe('icon-rows', () => {
  const rowTitles = ['Measure first', 'Keep matching spares', 'One team to call']

  test('shows the first picture large and the second to the fourth as rows with their icons', async () => {
    const { container } = await renderExample(rows.default)
    const articles = screen.getAllByRole('article')
    expect(articles.map((row) => within(row).getByRole('heading').textContent)).toEqual(rowTitles)
    expect(articles.map(pictures)).toEqual([1, 2, 3].map((number) => [`/storage/icons/about-${number}.svg`]))
    expect(pictures(container)[0]).toBe('/storage/pictures/colour-2.webp')
    expect(pictures(container)).toHaveLength(4)
    expect(screen.queryByText('Colour check before handover')).toBeNull()
  })

  test('a fifth item is not shown', async () => {
    await renderExample(rows['five items'])
    expect(screen.getAllByRole('article')).toHaveLength(3)
    expect(screen.queryByText('A fourth row')).toBeNull()
  })

  test('with one picture there are no rows', async () => {
    const { container } = await renderExample(rows['picture alone'])
    expect(screen.queryByRole('article')).toBeNull()
    expect(pictures(container)).toEqual(['/storage/pictures/colour-2.webp'])
  })

  test('a row without an icon shows its words', async () => {
    const { container } = await renderExample(rows['items without a picture'])
    expect(screen.getAllByRole('article')).toHaveLength(3)
    expect(pictures(container)).toEqual([])
  })

  test('rich text replaces the plain one', async () => {
    await renderExample(rows['rich text'])
    expect(screen.getByText('load').tagName).toBe('EM')
    expect(screen.queryByText(/before a size is named/)).toBeNull()
  })
})

describe('statistics', () => {
  const pairs = (container: HTMLElement) =>
    [...container.querySelectorAll('dl > div')].map((pair) =>
      [...pair.children].map(({ tagName, textContent }) => `${tagName} ${textContent}`),
    )

  test('each figure is the description of its label', async () => {
    const { container } = await renderExample(statistics.default)
    expect(pairs(container)).toEqual([
      ['DT offices in the south', 'DD 4'],
      ['DT kinds of work', 'DD 9'],
      ['DT sectors we plan for', 'DD 8'],
      ['DT metres, the smallest', 'DD 0.9'],
    ])
  })

  test('its button leads to the contact page, where it has one', async () => {
    const { unmount } = await renderExample(statistics.default)
    expect(screen.getByRole('link', { name: 'Contact now' })).toHaveAttribute('href', '/kontakt')
    unmount()
    const { container } = await renderExample(statistics['without a button'])
    expect(pairs(container)).toHaveLength(4)
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('shows no picture of an item', async () => {
    const { container } = await renderExample(statistics['items with a picture'])
    expect(pairs(container)).toHaveLength(4)
    expect(pictures(container)).toEqual([])
  })
})

describe('mosaic with large ends', () => {
  const names = () => screen.getAllByRole('img').map((image) => image.getAttribute('alt'))
  /** Returns the columns of each tile on each screen. */
  const spans = (container: HTMLElement) =>
    [...container.querySelectorAll('[data-lost]')].map(({ parentElement }) =>
      parentElement ? getComputedStyle(parentElement).gridColumn : '',
    )

  test('shows every picture in order with its words, the first and the last large', async () => {
    const { container } = await renderExample(mosaic['large at both ends'])
    expect(names()).toEqual([
      'Concert stage at sunset',
      'Council hall with three screens',
      'Fashion store interior',
      'Bus terminal information wall',
      'Restaurant with a wide wall',
      'Screen on a city building',
    ])
    expect(spans(container)).toEqual(['span 2', '', '', '', '', 'span 2'])
  })

  test('of two pictures both are large', async () => {
    const { container } = await renderExample(mosaic['large at both ends, two pictures'])
    expect(spans(container)).toEqual(['span 2', 'span 2'])
  })
})
