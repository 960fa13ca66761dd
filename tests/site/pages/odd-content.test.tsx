import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { ContentSection } from '../../../schemas/content.ts'
import { detailPage, detailPages, productPages, type DetailPage } from '../../support/detail-pages.ts'
import { watchEvents } from '../../support/events.ts'
import { takeConsole } from '../../support/fail-on-console.ts'
import { expectedOutline, keyOf, specifiedOutline } from '../../support/outline.ts'
import { answerWithSections, servedSections, withServer } from '../../support/served-content.ts'
import { arrived, visitSite } from '../../support/visit-site.tsx'

withServer()
const events = watchEvents()

const retail = detailPage('/industry/Retail')
const rental = detailPage('/products/rental-event-display')
const good = servedSections(retail)
const cards = 'retail_section3'

/** Opens a page with these sections. Returns its headings. */
async function headingsWith(page: DetailPage, sections: unknown[]): Promise<string[]> {
  answerWithSections(page, sections)
  visitSite(page.path)
  return specifiedOutline(await arrived())
}

/** Returns the valid sections with one changed. */
const change = (key: string, by: (section: ContentSection) => unknown): unknown[] =>
  good.map((section) => (section.section === key ? by(section) : section))

const without = (page: DetailPage, key: string) =>
  servedSections(page).filter(({ section }) => section !== key)

/** Returns the oddities in the page's only event. */
function oddities(): string[] {
  expect(takeConsole()).toEqual([expect.stringContaining('[site] content-odd')])
  const [event, ...others] = events
  expect(others).toEqual([])
  return event?.kind === 'content-odd' ? event.oddities : []
}

describe('content that is partly wrong costs no more than its own part', () => {
  test('null items are omitted', async () => {
    const sections = change(cards, (section) => ({
      ...section,
      images: [null, ...(section.images ?? []), null],
    }))
    expect(await headingsWith(retail, [null, ...sections])).toEqual(expectedOutline(retail, good))
    expect(oddities()).toHaveLength(3)
  })

  test('missing fields are empty, and no heading level is skipped for them', async () => {
    const sections = change(cards, ({ section }) => ({ section, images: [{ title: 'Only a title' }, {}] }))
    const headings = await headingsWith(retail, sections)
    const rest = expectedOutline(retail, without(retail, cards))
    expect(headings.filter((line) => line !== 'h2 Only a title')).toEqual(rest)
    expect(headings[2]).toBe('h2 Only a title')
    expect(events).toEqual([])
  })

  test('numbers for strings are written out', async () => {
    const odd = {
      section: cards,
      title: 7,
      description: false,
      images: [{ title: 12, image: 5, description: 3 }],
    }
    const headings = await headingsWith(
      retail,
      change(cards, () => odd),
    )
    expect(headings.slice(2, 4)).toEqual(['h2 7', 'h3 12'])
    expect(screen.getByText('3')).toBeVisible()
    expect(headings.slice(4)).toEqual(expectedOutline(retail, without(retail, cards)).slice(2))
    expect(oddities()).toHaveLength(5)
  })

  test.each([
    ['null', null],
    ['a number', 42],
    ['a text', 'retail_section3'],
    ['a list', []],
    ['an object without a key', {}],
    ['a key that is a number', { section: 3, title: 'Third' }],
    ['an empty key', { section: '', title: 'Third' }],
  ])('a section that is %s is omitted, and the rest stays', async (_, mangled) => {
    const headings = await headingsWith(
      retail,
      change(cards, () => mangled),
    )
    expect(headings).toEqual(expectedOutline(retail, without(retail, cards)))
    expect(oddities()).toHaveLength(1)
  })

  test('a value that is not a list counts as empty', async () => {
    const headings = await headingsWith(
      retail,
      change(cards, (section) => ({ ...section, images: 'none' })),
    )
    const emptied = servedSections(retail).map((section) =>
      section.section === cards ? { ...section, images: [] } : section,
    )
    expect(headings).toEqual(expectedOutline(retail, emptied))
    expect(oddities()).toEqual(['images is string "none"'])
  })

  test('a question without an answer is omitted', async () => {
    const key = keyOf(retail, 'faq_section')
    const entries = [null, { question: 'Only asked?' }, { question: 'Asked?', answer: 'Answered.' }]
    await headingsWith(
      retail,
      change(key, (section) => ({ ...section, faq_entries: entries })),
    )
    const block = screen.getByRole('region', {
      name: good.find(({ section }) => section === key)?.title ?? '',
    })
    expect(
      within(block)
        .getAllByText(/\?$/)
        .map(({ textContent }) => textContent),
    ).toEqual(['Asked?'])
    expect(oddities()).toHaveLength(2)
  })

  test('of two sections with one key the first counts', async () => {
    const again = { section: cards, title: 'Again', images: [{ title: 'Again' }] }
    expect(await headingsWith(retail, [...good, again])).toEqual(expectedOutline(retail, good))
    expect(oddities()).toEqual([`section ${cards} came twice`])
  })

  test('sections that no block asks for are passed over', async () => {
    const extra = { section: 'retail_section5', title: 'Unused' }
    expect(await headingsWith(retail, [extra, ...good.toReversed()])).toEqual(expectedOutline(retail, good))
    expect(events).toEqual([])
  })

  // Known fault: block-library/shared/questions.tsx uses the question as its key, and React warns about duplicate keys.
  test('a question that comes twice is shown twice', async () => {
    const key = keyOf(retail, 'faq_section')
    const entry = { question: 'Asked?', answer: 'Answered.' }
    await headingsWith(
      retail,
      change(key, (section) => ({ ...section, faq_entries: [entry, entry] })),
    )
    expect(screen.getAllByText('Asked?')).toHaveLength(2)
    expect(takeConsole()).toEqual([])
  })
})

const sectionsOf = (page: DetailPage) => servedSections(page).map(({ section }) => ({ page, section }))

describe('a missing section hides just its block', () => {
  test.each([...sectionsOf(retail), ...sectionsOf(rental)])('$section', async ({ page, section }) => {
    const left = without(page, section)
    expect(left).toHaveLength(servedSections(page).length - 1)
    expect(await headingsWith(page, left)).toEqual(expectedOutline(page, left))
    expect(events).toEqual([])
  })

  const emptiedOf = (name: string) => {
    const key = keyOf(rental, name)
    return { key, emptied: [...without(rental, key), { section: key, title: 'Emptied', images: [] }] }
  }

  test.each(['section1', 'section3', 'section4'])('as does a %s without items', async (name) => {
    const { key, emptied } = emptiedOf(name)
    expect(await headingsWith(rental, emptied)).toEqual(expectedOutline(rental, without(rental, key)))
  })

  test('options without items keep their words', async () => {
    const { emptied } = emptiedOf('section2')
    expect(await headingsWith(rental, emptied)).toEqual(expectedOutline(rental, emptied))
  })

  test.each(detailPages)('$path stands with none of its sections, down to its button', async (page) => {
    expect(await headingsWith(page, [])).toEqual(expectedOutline(page, []))
    // The buttons of the hero and of the closing banner.
    const buttons = screen.getAllByRole('link', { name: page.button })
    expect(buttons.map((button) => button.getAttribute('href'))).toEqual(['/contact', '/contact'])
  })
})

const said = () => screen.queryByText(/^(Loading features\.\.\.|No features data available)$/)?.textContent

describe('features that are not there', () => {
  const waiting = new Set(['/products/truck-mounted-displays', '/products/led-standee-display'])
  const served = productPages.filter(({ path }) => path !== '/products/indoor-led-video-walls')

  test.each(served.filter(({ path }) => waiting.has(path)))('$path says that they load', async (page) => {
    await headingsWith(page, without(page, keyOf(page, 'section5')))
    expect(said()).toBe('Loading features...')
  })

  test.each(served.filter(({ path }) => !waiting.has(path)))('$path says nothing', async (page) => {
    await headingsWith(page, without(page, keyOf(page, 'section5')))
    expect(said()).toBeUndefined()
  })

  test.each(served)('$path says so of a section without pictures', async (page) => {
    const key = keyOf(page, 'section5')
    const title = servedSections(page).find(({ section }) => section === key)?.title ?? ''
    const headings = await headingsWith(page, [...without(page, key), { section: key, title, images: [] }])
    expect(said()).toBe('No features data available')
    expect(headings).toContain(`h2 ${title}`)
  })
})
