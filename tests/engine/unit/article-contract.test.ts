import { expect, test } from 'vitest'
import { read } from '../../support/read.ts'

test('links of an article', async () => {
  const next = { id: 7, title: ' Next ' }
  const { articles, oddities } = await read(
    [
      { id: 'a', product: { id: 'rental', title: 'Rental' }, next },
      { id: 'b', product: 'rental', next: { id: '', title: 'Next' } },
      { id: 'c', product: null },
    ],
    { kind: 'articles' },
  )
  expect(articles.map(({ product, next: after }) => [product, after])).toEqual([
    [
      { id: 'rental', title: 'Rental' },
      { id: '7', title: 'Next' },
    ],
    [undefined, undefined],
    [undefined, undefined],
  ])
  expect(oddities).toEqual(['product is string "rental"', 'next is an object of another shape'])
})

test('an id that has lost digits is no id', async () => {
  const { articles, oddities } = await read(
    [JSON.parse('{ "id": 1298374650192837465 }'), { id: 2 ** 53 - 1 }],
    {
      kind: 'articles',
    },
  )
  expect(articles.map(({ id }) => id)).toEqual(['9007199254740991'])
  const text = 'number 1298374650192837400, too large to be exact: send it as a text'
  expect(oddities).toEqual([`id is ${text}`, `"id" is ${text}, so articles[0] is omitted`])
})

test('an article with every field, and one with none', async () => {
  const full = {
    id: 'a',
    title: 'One',
    image: ['a.webp'],
    desc: 'Two',
    content: ' Three \n\n  Four\n',
    created_at: '2025-11-21',
    date: '2024',
    readTime: '5 min',
  }
  const { articles } = await read([full, { id: 'b' }, { id: 'c', date: '2024', created_at: '' }], {
    kind: 'articles',
  })
  expect(articles).toEqual([
    {
      id: 'a',
      title: 'One',
      src: 'https://content.example/storage/a.webp',
      desc: 'Two',
      paragraphs: ['Three', 'Four'],
      date: '2025-11-21',
      readTime: '5 min',
    },
    { id: 'b', title: '', src: undefined, desc: '', paragraphs: [], date: '', readTime: '' },
    expect.objectContaining({ id: 'c', date: '2024' }),
  ])
})

test('the table of an article', async () => {
  const table = { title: 'Two', columns: ['', 'Indoors'], rows: [['Nits', '800'], 'a row', ['alone']] }
  const { articles, oddities } = await read(
    [
      { id: 'a', table: { ...table, after: '1' } },
      { id: 'b', table: { ...table, rows: [['Nits', '800']] } },
      { id: 'c', table: { ...table, columns: ['One'], rows: [] } },
    ],
    { kind: 'articles' },
  )
  expect(articles.map((article) => article.table)).toEqual([
    { title: 'Two', after: 1, columns: ['', 'Indoors'], rows: [['Nits', '800']] },
    { title: 'Two', after: Infinity, columns: ['', 'Indoors'], rows: [['Nits', '800']] },
    undefined,
  ])
  expect(oddities).toEqual([
    'rows[1] is omitted: it is string "a row"',
    'rows[2] is omitted: it is a list',
    'table is an object of another shape',
  ])
})

test('no articles are a list; no article is an error', async () => {
  expect((await read([], { kind: 'articles' })).articles).toEqual([])
  await expect(read({}, { kind: 'article' })).rejects.toThrow('The answer is not an article')
})
