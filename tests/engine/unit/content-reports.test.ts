import { expect, test } from 'vitest'
import { read, readSections } from '../../support/read.ts'

test('each odd field is named', async () => {
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
    '"question"',
  ])
  expect(named(await read([{ id: 'a', ...article }], { kind: 'articles' }))).toEqual(Object.keys(article))
  expect(named(await read([{ title: odd, image: odd }], { kind: 'gallery' }))).toEqual([
    'title',
    'image',
    '"title"',
  ])
})

test('an oddity has the path of its field', () => {
  const sections = [{ section: 'a' }, { section: 'b', title: 7, images: [{ title: 7 }, null] }, 7]
  expect(readSections(sections).oddities).toEqual([
    { path: ['sections', 1, 'title'], what: 'title is number 7' },
    { path: ['sections', 1, 'images', 0, 'title'], what: 'title is number 7' },
    { path: ['sections', 1, 'images', 1], what: 'images[1] is omitted: it is null' },
    { path: ['sections', 2], what: 'sections[2] is omitted: it is number 7' },
  ])
})

test('an entry knows its place', () => {
  const { entries, placeOf } = readSections([7, { section: 'a', images: [null, { title: 'B' }] }])
  const [item] = entries[0]?.images?.slice(1) ?? []
  expect(placeOf(item ?? {})).toEqual(['sections', 1, 'images', 1])
  expect(placeOf({})).toEqual([])
})

test('a text of the maximum length is complete', async () => {
  const title = 'x'.repeat(500)
  const { sections, oddities } = await read([{ section: 'a', title }])
  expect([sections.get('a')?.title, oddities]).toEqual([title, []])
})
