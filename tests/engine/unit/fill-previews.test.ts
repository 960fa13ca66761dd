import { expect, test } from 'vitest'
import { pageSchema } from '../../../schemas/page.ts'
import { fillPreviews } from '../../../src/site/config/fill-previews.ts'

const facts = ['P3', 'IP65', 'Front'].map((value) => ({ value, label: 'a fact' }))
const hero = { type: 'hero', id: 'hero', heading: 'Wall', picture: { src: '/media/wall.webp' }, facts }
const links = { type: 'link-cards', id: 'on', heading: 'On' }
const compare = {
  choose: 'Choose',
  all: 'All',
  status: 'Chosen',
  equal: 'Equal',
  ask: { label: 'Ask', to: '/ask' },
  enclosed: 'Compared',
}

/** Returns the blocks of the page `/` once previews are filled in, beside the page `/wall` with a hero. */
function filled(blocks: unknown[], ofWall: object = hero) {
  const page = (pageBlocks: unknown[]) =>
    pageSchema.parse({ kind: 'a', name: 'a', title: 'A', blocks: pageBlocks })
  const pages = [
    { file: 'a.ts', path: '/', page: page(blocks), input: undefined },
    { file: 'wall.ts', path: '/wall', page: page([ofWall]), input: undefined },
    { file: 'lines/wall.ts', path: '/lines/wall', page: page([ofWall]), input: undefined },
  ]
  return fillPreviews(pages)[0]?.page.blocks
}

test('a link has the first fact of the hero of its page', () => {
  const to = (address: string, options = {}) => ({ label: 'A', text: 'B', to: address, ...options })
  const written = { fact: { value: '1', label: 'of its own' } }
  expect(filled([{ ...links, links: [to('/wall'), to('/wall', written), to('/elsewhere')] }])).toMatchObject([
    { links: [{ fact: facts[0] }, written, to('/elsewhere')] },
  ])
})

test('an article has the pictures of the products that it may name, unless its page has others', () => {
  const article = { product: 'A', next: 'B', products: '/lines', articles: '/news' }
  const written = { ...article, pictures: { '/lines/wall': '/media/own.webp' } }
  expect(
    filled([
      { ...links, article },
      { ...links, id: 'own', article: written },
    ]),
  ).toMatchObject([
    { article: { pictures: { '/lines/wall': '/media/wall.webp' } } },
    { article: { pictures: { '/lines/wall': '/media/own.webp' } } },
  ])
})

test('a compared product has the picture of its page, but not that of a banner', () => {
  const product = { name: 'Wall', to: '/wall', values: { pitch: 'P3' } }
  const rows = [{ key: 'pitch', name: 'Pitch' }]
  const table = (products: unknown[]) => ({ type: 'spec-table', id: 'table', table: { rows, products } })
  const compared = [{ ...table([product, { ...product, name: 'Other' }]), compare }]
  expect(filled(compared)).toMatchObject([
    { table: { products: [{ preview: '/media/wall.webp' }, { preview: '/media/wall.webp' }] } },
  ])
  expect(JSON.stringify(filled(compared, { ...hero, height: 'banner' }))).not.toContain('preview')
  expect(JSON.stringify(filled([table([product])]))).not.toContain('preview')
})
