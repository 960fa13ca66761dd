import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { alternatingRowsExamples as rows } from '../../../block-library/alternating-rows/examples.ts'
import { pictureExamples as below } from '../../../block-library/cards/picture-examples.ts'
import { linkCardsExamples as linkCards } from '../../../block-library/link-cards/examples.ts'
import { pictureTileExamples as mosaic } from '../../../block-library/mosaic/picture-tile-examples.ts'
import { overExamples as over } from '../../../block-library/cards/over-examples.ts'
import { reasonExamples as reasons } from '../../../block-library/cards/reason-examples.ts'
import { bindExample, renderExample } from '../../support/render-example.tsx'

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
const pictures = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))

describe('alternating-rows', () => {
  test('shows one row per picture', async () => {
    await renderExample(rows.default)
    expect(titles()).toEqual(['What it is', 'Rooms that need one', 'What decides the size'])
  })

  test('falls back to the usual words where the service gives none', async () => {
    await renderExample(rows.shortest)
    expect(screen.getByRole('heading', { name: 'Product Title' })).toBeVisible()
    expect(screen.getByText('Product description not available')).toBeVisible()
  })

  test('falls back to the words of the config', async () => {
    await renderExample(rows['words of the page where the service has none'])
    expect(titles()).toEqual(['Our work'])
    expect(screen.getByText('Ask us for the details.')).toBeVisible()
  })

  test('needs no fallback where the service sends rich text', async () => {
    await renderExample(rows['rich text'])
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.queryByText('Product description not available')).toBeNull()
  })
})

describe('cards over', () => {
  test('lays a title over each picture', async () => {
    const { container } = await renderExample(over.default)
    expect(titles()).toEqual([
      'Direct wall frame',
      'Recessed in panelling',
      'Hung from the slab',
      'Floor-standing structure',
    ])
    expect(pictures(container)).toEqual(
      ['wall', 'recessed', 'hanging', 'floor'].map((name) => `/storage/pictures/mount-${name}.webp`),
    )
  })

  test('has two columns on a medium screen, or the three of the config', async () => {
    const two = await bindExample(over.default)
    const three = await bindExample(over['three columns on a medium screen'])
    expect([two, three].map(({ shown }) => shown[0]?.props)).toMatchObject([
      { mediumColumns: 2 },
      { mediumColumns: 3 },
    ])
  })

  test('has four columns on a large screen, or the three of the config', async () => {
    const four = await bindExample(over.default)
    const three = await bindExample(over['three columns on a large screen'])
    expect([four, three].map(({ shown }) => shown[0]?.props)).toMatchObject([{ columns: 4 }, { columns: 3 }])
  })
})

describe('mosaic', () => {
  test('shows the first five pictures of twelve, each with its words as its text', async () => {
    await renderExample(mosaic.longest)
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(
      [1, 2, 3, 4, 5].map((number) => `Wall ${number} of twelve in one building`),
    )
  })
})

test('cards of reasons: a picture only where the service sends one', async () => {
  const { container, unmount } = await renderExample(reasons.default)
  expect(titles()).toHaveLength(6)
  expect(pictures(container)).toEqual([])
  expect(screen.queryByText('The picture cannot be loaded')).toBeNull()
  unmount()
  const again = await renderExample(reasons['with small pictures'])
  expect(pictures(again.container)).toHaveLength(6)
})

test('cards of reasons: the config’s titles are shown by position where the service sends none', async () => {
  await renderExample(reasons['titles of the page where the service has none'])
  expect(titles()).toEqual(['Our Mission', 'What we see', 'Our Value'])
})

test('link-cards: each card leads to its place', async () => {
  await renderExample(linkCards.default)
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Products', '/products'],
    ['Industries', '/industry'],
    ['Contact', '/contact'],
  ])
  expect(screen.getByText('What a sector asks of its suppliers.')).toBeVisible()
})

test('link-cards: an article links its product and the next article first, if it names them', async () => {
  const { unmount } = await renderExample(linkCards['ways on from an article'])
  const ways = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(ways()).toEqual([
    ['Rental Series', '/brote/rental'],
    ['What comes next', '/neues/what%20comes%20next%3F'],
    ['Products', '/products'],
  ])
  unmount()
  await renderExample(linkCards['an article that names the next alone'])
  expect(ways()).toEqual([['What comes next', '/neues/what%20comes%20next%3F']])
  const { hidden } = await bindExample(linkCards['an article that names nothing'])
  expect(hidden.map(({ reason }) => reason)).toEqual(['the article has no links'])
})

test('link-cards: the product of an article has its picture', async () => {
  const { container } = await renderExample(linkCards['with the picture of the product'])
  const ofRows = [...container.querySelectorAll('li')].map((row) =>
    row.querySelector('img')?.getAttribute('src'),
  )
  expect(ofRows).toEqual(['/media/closing.webp', undefined, undefined])
})

test('cards below or beside: columns and the place of the words come from the config', async () => {
  const names = ['default', 'two columns', 'three columns', 'words beside the picture']
  const bound = await Promise.all(names.map((name) => bindExample(below[name])))
  expect(bound.map(({ shown }) => shown[0]?.props)).toMatchObject([
    { columns: 4, variant: 'below' },
    { columns: 2, variant: 'below' },
    { columns: 3, variant: 'below' },
    { columns: 2, variant: 'beside' },
  ])
})

test('rich text replaces the plain one', async () => {
  await renderExample(below['rich text'])
  expect(screen.getByRole('listitem')).toHaveTextContent('8 kg a cabinet')
  expect(screen.queryByText(/P3.9 cabinets on a truss/)).toBeNull()
})
