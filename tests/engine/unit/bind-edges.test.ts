import { describe, expect, test } from 'vitest'
import { matchesTitle } from '../../../block-library/contract/matches-title.ts'
import { noContent, type ArticleView } from '../../../block-library/contract/content-view.ts'
import type { BlockInput } from '../../../schemas/blocks/index.ts'
import { content, item, lone, page, section, strip } from '../../support/bind-lone.ts'
import { bindSections } from '../../support/bind-page.ts'
import { hero, smallestPage } from '../../support/config-problems.ts'
import { parsedPage } from '../../support/parsed-page.ts'

describe('an item that cannot be read', () => {
  const named = (title: string) => ({ ...item, title })

  test('leaves its place empty among cards, so that no other gets its words', () => {
    const block: BlockInput = { type: 'cards', id: 'b', section: 3, fallbackTitle: ['First', 'Second'] }
    const { shown } = lone(block, section({ items: [named('')], gaps: [0] }))
    expect(shown[0]).toMatchObject({ props: { cards: [{ title: 'Second' }] } })
    expect(shown[0]?.pictures).toEqual([item.src])
  })

  test('leaves its row empty beside the picture', () => {
    const items = ['Picture', 'Third'].map(named)
    const { shown } = lone({ type: 'icon-rows', id: 'b', section: 3 }, section({ items, gaps: [1] }))
    expect(shown[0]).toMatchObject({ props: { src: item.src, rows: [{ title: 'Third' }] } })
  })

  test('leaves its tile to an item without one', () => {
    const block: BlockInput = { type: 'features-grid', id: 'b', section: 3 }
    const items = [...['A', 'B', 'C', 'D'].map(named), { ...named('E'), src: undefined }]
    const { shown } = lone(block, section({ items, gaps: [0] }))
    const tiles = ['E', 'A', 'B', 'C', 'D'].map((title) => ({ title }))
    expect(shown[0]).toMatchObject({ props: { tiles, hasPictures: true } })
  })
})

test.each([
  { how: 'equals', text: 'Slim Profile', fits: true },
  { how: 'equals', text: 'slim profile', fits: true },
  { how: 'equals', text: 'Slim', fits: false },
  { how: 'contains', text: 'Slim', fits: true },
  { how: 'contains', text: 'PROFILE', fits: true },
  { how: 'contains', text: 'Slimmer', fits: false },
] as const)('that a title $how “$text” is $fits of “ Slim Profile ”', ({ how, text, fits }) => {
  expect(matchesTitle({ title: ' Slim Profile ' }, { how, text })).toBe(fits)
})

test.each([
  ['accents as separate signs', 'Façade screen'.normalize('NFD')],
  ['a space that does not break', 'Façade\u00A0screen'],
  ['a soft hyphen', 'Faça\u00ADde screen'],
  ['a sign without width', 'Façade \u200Bscreen'],
])('a title with %s matches as it looks', (_what, title) => {
  expect(matchesTitle({ title }, { how: 'equals', text: 'Façade screen' })).toBe(true)
})

describe('articles', () => {
  const article = { id: '1', title: 'A', src: undefined, desc: '', paragraphs: [], date: '', readTime: '' }
  const withArticles = (blocks: BlockInput[], kind: 'article' | 'articles', articles: ArticleView[]) =>
    bindSections(page(blocks, { content: { ...content, kind } }), new Map(), {
      content: { ...noContent, articles },
    })

  test('an article without a text has no paragraph, not an empty one', () => {
    const block: BlockInput = {
      type: 'article',
      id: 'b',
      picture: { src: '/media/a.webp' },
      readTime: '1 min',
    }
    const { shown } = withArticles([block], 'article', [article])
    expect(shown[0]).toMatchObject({ props: { paragraphs: [] } })
  })

  test('a page is about its article where it has a single one', () => {
    expect(withArticles([hero], 'article', [article]).article).toMatchObject({ id: '1' })
    expect(withArticles([hero], 'articles', [article]).article).toBeUndefined()
  })
})

test('a page without content shows what its config says, and has no article', () => {
  const bound = bindSections(parsedPage(smallestPage), new Map())
  expect(bound.shown).toMatchObject([{ id: 'hero', heading: hero.heading }])
  expect(bound.article).toBeUndefined()
})

test('a page’s pictures are those of its blocks, each once', () => {
  const sections = new Map([['x_section3', section({ items: [item, { ...item, src: '/storage/b.webp' }] })]])
  const { pictures } = bindSections(page([strip, { ...strip, id: 'again' }]), sections)
  expect(pictures).toEqual({ all: ['/storage/a.webp', '/storage/b.webp'], portrait: [] })
})
