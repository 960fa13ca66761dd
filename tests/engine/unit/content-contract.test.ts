import { describe, expect, test } from 'vitest'
import { placedItems } from '../../../block-library/contract/placed-items.ts'
import { read, readItems } from '../../support/read.ts'

// A number gets a non-breaking space before its unit (keep-units.test.ts). This text has no unit.
const answer = { question: 'How bright?', answer: 'As bright as day.' }

test('line ends are all of one kind, and tabs stay', async () => {
  const { sections, oddities } = await read([{ section: 'a', description: 'A\r\nB\rC\n\tD' }])
  expect(sections.get('a')?.description).toBe('A\nB\nC\n\tD')
  expect(oddities).toEqual([])
})

test('a section with every field', async () => {
  const { sections, oddities } = await read([
    {
      section: 'a_section1',
      title: 'Title',
      description: 'Plain',
      description_html: '<p>Rich</p>',
      images: [
        { image: 'a.webp', title: 'A', description: 'About A', description_html: '<b>A</b>', faqs: [answer] },
      ],
      faq_entries: [answer],
    },
  ])
  expect(oddities).toEqual([])
  expect(sections).toEqual(
    new Map([
      [
        'a_section1',
        {
          title: 'Title',
          description: 'Plain',
          html: { __html: '[safe]<p>Rich</p>' },
          items: [
            {
              src: 'https://content.example/storage/a.webp',
              title: 'A',
              description: 'About A',
              html: { __html: '[safe]<b>A</b>' },
              faqs: [answer],
            },
          ],
          faqs: [answer],
        },
      ],
    ]),
  )
})

const bare = { title: '', description: '', html: undefined, items: [], faqs: [] }

test.each([
  ['missing', { section: 'a' }],
  [
    'null',
    { section: 'a', title: null, description: null, description_html: null, images: null, faq_entries: null },
  ],
  ['more than the contract knows', { section: 'a', id: 7, created_at: 'today' }],
])('fields that are %s are no oddity', async (_, section) => {
  const { sections, oddities } = await read([section])
  expect(sections.get('a')).toEqual(bare)
  expect(oddities).toEqual([])
})

test('an item whose fields are missing or null is a card without words', async () => {
  const fields = ['image', 'url', 'title', 'description', 'description_html', 'faqs']
  const nothing = Object.fromEntries(fields.map((field) => [field, null]))
  const card = { src: undefined, title: '', description: '', html: undefined, faqs: [] }
  expect(await readItems([{}, nothing])).toEqual({ items: [card, card], oddities: [] })
})

describe('a repair is counted once', () => {
  test.each([
    ['a number for a text', { title: 2024 }, { title: '2024' }, 'title is number 2024'],
    ['a boolean for a text', { title: true }, { title: 'true' }, 'title is boolean true'],
    ['an object for a text', { title: { en: 'A' } }, { title: '' }, 'title is an object of another shape'],
    ['a list for a text', { description: ['A'] }, { description: '' }, 'description is a list'],
    ['a text for a list', { images: 'a.webp' }, { items: [] }, 'images is string "a.webp"'],
    ['an object for a list', { faq_entries: {} }, { faqs: [] }, 'faq_entries is an object of another shape'],
    [
      'a list whose keys have gaps',
      { images: { 0: {}, 2: {} } },
      { items: [] },
      'images is an object with numbers as keys, in place of a list',
    ],
    ['a list inside a text', { images: '["a.webp"]' }, { items: [] }, 'images is JSON inside a text'],
    ['an object inside a text', { title: '{"en":"A"}' }, {}, 'title is JSON inside a text'],
  ])('%s', async (_, fields, shown, oddity) => {
    const { sections, oddities } = await read([{ section: 'a', ...fields }])
    expect(sections.get('a')).toEqual({ ...bare, ...shown })
    expect(oddities).toEqual([oddity])
  })

  test.each([
    ['halves of characters', 'A\uD800B', 'AB'],
    ['a NUL', '\0A\0', 'A'],
    ['control characters', 'A\u0001\u001B[31m\u0085B', 'A[31mB'],
  ])('%s', async (_, title, shown) => {
    const { sections, oddities } = await read([{ section: 'a', title }])
    expect(sections.get('a')?.title).toBe(shown)
    expect(oddities).toEqual(['title holds characters that no page can show'])
  })

  test('a text that is far too long', async () => {
    const { sections, oddities } = await read([{ section: 'a', title: 'x'.repeat(200_000) }])
    expect(sections.get('a')?.title).toBe(`${'x'.repeat(500)}…`)
    expect(oddities).toEqual(['title is 200000 characters long, and is cut after 500'])
  })

  test('an invalid address', async () => {
    const images = ['//', ['a.webp', 'https://['], '["a.webp"]'].map((image) => ({ image }))
    const { items, oddities } = await readItems(images)
    expect(items.map(({ src, hoverSrc }) => [src, hoverSrc])).toEqual([
      [undefined, undefined],
      ['https://content.example/storage/a.webp', undefined],
      [undefined, undefined],
    ])
    expect(oddities.toSorted()).toEqual([
      '// is not an address',
      'https://[ is not an address',
      'image is JSON inside a text',
    ])
  })

  test('an article’s picture and id', async () => {
    const { articles, oddities } = await read([{ id: 'a\uDC00', image: '//' }, { id: '\uD800' }], {
      kind: 'articles',
    })
    expect(articles.map(({ id, src }) => [id, src])).toEqual([['a', undefined]])
    expect(oddities).toEqual([
      'id holds characters that no page can show',
      'id holds characters that no page can show',
      '"id" is string "\\ud800", so articles[1] is omitted',
      '// is not an address',
    ])
  })

  test('a long value is cut short in its report, and brackets alone are no JSON', async () => {
    const { sections, oddities } = await read([
      { section: 'a', title: '["Home" or "About"', images: 'x'.repeat(500) },
    ])
    expect(sections.get('a')?.title).toBe('["Home" or "About"')
    expect(oddities).toHaveLength(1)
    expect(oddities[0]?.length).toBeLessThan(100)
  })

  test('an item that is null or a string is omitted; its neighbours stay', async () => {
    const { items, oddities } = await readItems([null, { title: 'A' }, 'b.webp', { title: 'C' }])
    expect(items.map(({ title }) => title)).toEqual(['A', 'C'])
    expect(oddities).toEqual([
      'images[0] is omitted: it is null',
      'images[2] is omitted: it is string "b.webp"',
    ])
  })

  test('an unreadable item leaves its place empty for blocks that use positions', async () => {
    const images = [null, { title: 'A' }, 7, { title: 'B' }]
    const { sections } = await read([
      { section: 'a', images },
      { section: 'b', images: [{ title: 'C' }] },
    ])
    expect(placedItems(sections.get('a')).map((item) => item?.title)).toEqual([
      undefined,
      'A',
      undefined,
      'B',
    ])
    expect(placedItems(sections.get('b')).map((item) => item?.title)).toEqual(['C'])
    expect(placedItems(undefined)).toEqual([])
  })

  test('a question without its answer is omitted; its neighbours stay', async () => {
    const wrong = [{ question: 'Why?' }, { question: '  ', answer: 'So.' }, { question: 'Q', answer: null }]
    const { sections, oddities } = await read([{ section: 'a', faq_entries: [...wrong, answer] }])
    expect(sections.get('a')?.faqs).toEqual([answer])
    expect(oddities).toEqual([
      'faq_entries[0] is omitted: it has no "answer"',
      '"question" is empty, so faq_entries[1] is omitted',
      '"answer" is empty, so faq_entries[2] is omitted',
    ])
  })

  test('a section without a key, or of the wrong type, is omitted; its neighbours stay', async () => {
    const { sections, oddities } = await read([{ title: 'A' }, null, { section: '' }, 7, { section: 'e' }])
    expect([...sections.keys()]).toEqual(['e'])
    expect(oddities).toEqual([
      'sections[0] is omitted: it has no "section"',
      'sections[1] is omitted: it is null',
      '"section" is empty, so sections[2] is omitted',
      'sections[3] is omitted: it is number 7',
    ])
  })

  test('the first of two sections with one key counts', async () => {
    const { sections, oddities } = await read([
      { section: 'a', title: 'First' },
      { section: 'a', title: 'Second' },
    ])
    expect(sections.get('a')?.title).toBe('First')
    expect(oddities).toEqual(['section a came twice'])
  })
})

describe('the envelope', () => {
  const list = [{ section: 'a' }]
  const successful = { success: true, data: list }

  test.each([
    ['list', list],
    ['data', { data: list }],
    ['data', successful],
    ['either', list],
    ['either', { data: list }],
    ['either', successful],
  ] as const)('%s opens its envelope', async (envelope, sent) => {
    expect([...(await read(sent, { envelope })).sections.keys()]).toEqual(['a'])
  })

  test.each([
    ['list', { data: list }],
    ['list', null],
    ['list', 'text'],
    ['data', list],
    ['data', { data: { a: 1 } }],
    ['data', { sections: list }],
    ['either', {}],
    ['either', 7],
  ] as const)('%s refuses anything else', async (envelope, sent) => {
    await expect(read(sent, { envelope })).rejects.toThrow('The answer is not a list of sections')
  })
})
