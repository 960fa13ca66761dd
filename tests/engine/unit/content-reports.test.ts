import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contentContract } from '../../../schemas/content.ts'
import { read } from '../../support/read.ts'

test('whichever field is odd, it is named', async () => {
  const odd = {}
  const item = { image: odd, url: odd, title: odd, description: odd, description_html: odd, faqs: odd }
  const words = { title: odd, description: odd, description_html: odd }
  const lists = { images: [item], faq_entries: [{ question: odd, answer: odd }] }
  const article = {
    title: odd,
    image: odd,
    desc: odd,
    content: odd,
    created_at: odd,
    date: odd,
    readTime: odd,
    product: 7,
    next: [],
  }
  const named = ({ oddities }: { oddities: string[] }) => oddities.map((oddity) => oddity.split(' is ')[0])
  expect(named(await read([{ section: 'a', ...words, ...lists }]))).toEqual([
    ...Object.keys(words),
    ...Object.keys(item),
    'question',
    'answer',
    'faq_entries[0]',
  ])
  expect(named(await read([{ id: 'a', ...article }], { kind: 'articles' }))).toEqual(Object.keys(article))
  expect(named(await read([{ title: odd, image: odd }], { kind: 'gallery' }))).toEqual([
    'title',
    'image',
    'gallery[0]',
  ])
})

test('its place is reported beside it', () => {
  const found: PropertyKey[][] = []
  const { sections } = contentContract((_, path) => found.push(path))
  z.parse(sections, [{ section: 'a' }, { section: 'b', title: 7, images: [{ title: 7 }, null] }, 7])
  expect(found).toEqual([
    ['sections', 1, 'title'],
    ['sections', 1, 'images', 0, 'title'],
    ['sections', 1, 'images', 1],
    ['sections', 2],
  ])
})

test('a text as long as it may be stays whole', async () => {
  const title = 'x'.repeat(500)
  const { sections, oddities } = await read([{ section: 'a', title }])
  expect([sections.get('a')?.title, oddities]).toEqual([title, []])
})
