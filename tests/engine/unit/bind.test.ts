import { describe, expect, test } from 'vitest'
import type { ContentSectionView } from '../../../block-library/contract/content-view.ts'
import type { BlockInput } from '../../../schemas/blocks/index.ts'
import type { BoundPage } from '../../../src/runtime/engine/bind.ts'
import { bindSections } from '../../support/bind-page.ts'
import { content, item, lone, page, section, strip } from '../../support/bind-lone.ts'
import { hero, smallestPage } from '../../support/config-problems.ts'
import { parsedPage } from '../../support/parsed-page.ts'

const levelsOf = ({ shown }: BoundPage) => shown.map(({ id, level }) => [id, level])

describe('heading levels', () => {
  test('a block without a heading leaves level 1 to the next', () => {
    const breadcrumb = { type: 'breadcrumb', id: 'breadcrumb', current: 'Here' } satisfies BlockInput
    const bound = bindSections(page([breadcrumb, strip, hero]), new Map([['x_section3', section()]]))
    expect(levelsOf(bound)).toEqual([
      ['breadcrumb', 2],
      ['strip', 1],
      ['hero', 2],
    ])
    expect(bound.hasHeadline).toBe(true)
  })

  test('a hidden block leaves level 1 to the next', () => {
    const bound = bindSections(page([strip, hero]), new Map())
    expect(levelsOf(bound)).toEqual([['hero', 1]])
  })

  test('a first block whose title is empty leaves level 1 to the page, so that its items are no h1', () => {
    // A kind of page without default headings.
    const plain = page([strip, hero], { kind: 'seite' })
    const bound = bindSections(plain, new Map([['x_section3', section({ title: '' })]]))
    expect(levelsOf(bound)).toEqual([
      ['strip', 2],
      ['hero', 2],
    ])
    expect(bound.hasHeadline).toBe(false)
  })

  test('a page without a heading is marked', () => {
    expect(bindSections(page([strip]), new Map())).toMatchObject({ shown: [], hasHeadline: false })
  })
})

const button = { label: 'Get Product Help' }
describe('hidden blocks and their reasons', () => {
  const noItems = section({ items: [] })
  const nothing = section({ items: [], title: '' })
  const noTitles = section({ items: [{ ...item, title: '' }] })

  test.each<[BlockInput, ContentSectionView | undefined, string]>([
    [{ type: 'intro', id: 'b', section: 3 }, undefined, 'its section is missing'],
    [{ type: 'alternating-rows', id: 'b', section: 3 }, noItems, 'its section has no items'],
    [{ type: 'cards', variant: 'over', id: 'b', section: 3 }, nothing, 'its section is empty'],
    [{ type: 'option-faqs', id: 'b', section: 3 }, nothing, 'its section is empty'],
    [{ type: 'strip', id: 'b', section: 3 }, noItems, 'its section has no items'],
    [{ type: 'showcase', id: 'b', section: 3 }, noItems, 'its section has no items'],
    [{ type: 'faq', id: 'b', section: 3 }, section(), 'its section has no questions'],
    [{ type: 'feature-accordion', id: 'b', section: 3 }, noTitles, 'its items have no titles'],
  ])('$type', (block, sent, reason) => {
    expect(lone(block, sent)).toEqual({
      shown: [],
      hidden: [{ id: 'b', type: block.type, reason }],
      refused: [],
      missing: sent ? [] : [{ id: 'b', type: block.type, section: 'x_section3' }],
      hasHeadline: false,
      pictures: { all: [], portrait: [] },
    })
  })

  test.each<BlockInput>([
    { type: 'cards', id: 'b', section: 3 },
    { type: 'cards', variant: 'over', id: 'b', section: 3 },
    { type: 'option-faqs', id: 'b', section: 3 },
    { type: 'cards', variant: 'tall', id: 'b', section: 3 },
    { type: 'cards', variant: 'reasons', id: 'b', section: 3 },
    { type: 'feature-accordion', id: 'b', section: 3 },
    { type: 'icon-rows', id: 'b', section: 3 },
    { type: 'mosaic', id: 'b', section: 3 },
  ])('of $type without items the words stay', (block) => {
    const { shown, hidden } = lone(block, section({ items: [], description: 'Said of it.' }))
    expect(hidden).toEqual([])
    expect(shown[0]).toMatchObject({ heading: 'Title', props: { lead: 'Said of it.' } })
  })

  test.each<BlockInput>([
    { type: 'support-cards', id: 'b', section: 3, button },
    { type: 'statistics', id: 'b', section: 3, button },
    { type: 'industry-tiles', id: 'b', section: 3, links: { root: '/sectors', keys: 'joined' }, button },
  ])('of $type the button stays too', (block) => {
    expect(lone(block, noItems).shown[0]).toMatchObject({ heading: 'Title', props: { button } })
  })

  test.each([
    ['its section is missing', undefined, undefined],
    ['its section has no title', section({ title: '' }), '/storage/a.webp'],
  ])('if %s, the hero shows the page’s title', (_, sent, src) => {
    const { shown, hasHeadline } = lone({ type: 'hero', id: 'b', section: 3 }, sent)
    expect(hasHeadline).toBe(true)
    expect(shown[0]).toMatchObject({ heading: smallestPage.title, props: { src } })
  })

  test('the call to action is shown without its section', () => {
    const banner: BlockInput = {
      type: 'cta-banner',
      id: 'b',
      section: 3,
      heading: 'H',
      button: { label: 'Go' },
    }
    expect(lone(banner, undefined)).toMatchObject({
      hidden: [],
      shown: [
        {
          heading: 'H',
          props: { src: '/media/feld.webp', button: { to: '/kontakt', scrollToForm: true } },
        },
      ],
    })
  })
})

describe('{title}', () => {
  const grid = {
    type: 'features-grid',
    id: 'features',
    section: 5,
    fallbackHeading: 'Why {title}? {title}!',
  }

  test('is the page’s title, as often as it stands there', () => {
    const filled = bindSections(
      parsedPage({ ...smallestPage, content, blocks: [grid] }),
      new Map([['x_section5', section({ title: '' })]]),
    )
    expect(filled.shown[0]?.heading).toBe('Why LED Standee Display? LED Standee Display!')
  })

  test('a title that the service sends comes first, and is not filled', () => {
    const sent = bindSections(
      parsedPage({ ...smallestPage, content, blocks: [grid] }),
      new Map([['x_section5', section({ title: 'About {title}' })]]),
    )
    expect(sent.shown[0]?.heading).toBe('About {title}')
  })

  // `replaceAll` reads `$&` in a replacement string as a pattern, but not in a function's result.
  test('a title with signs that mean something to a replacement stays as it is', () => {
    const priced = bindSections(
      parsedPage({ ...smallestPage, title: "$& and $'", content, blocks: [grid] }),
      new Map([['x_section5', section({ title: '' })]]),
    )
    expect(priced.shown[0]?.heading).toBe("Why $& and $'? $& and $'!")
  })
})
