import { within } from '@testing-library/react'
import { expect } from 'vitest'
import type { ContentSection } from '../../schemas/content.ts'
import { corporatePage, type DetailPage } from './detail-pages.ts'

/** What a part of a page says in headings: a served section's, or fixed words. */
interface Part {
  /** The section's key behind the page's prefix. */
  section?: string
  /** A title that stands in front of the section's. */
  fixed?: string | undefined
  /** A title for when the section has none, or is not there. */
  fallback?: string | undefined
  /** Whether the section's items are headings too. */
  items?: boolean
  /** Items that the page itself brings. */
  fixedItems?: string[]
}

/** The headings in the page's own part, in order: `h2 Smart Displays`. */
export const shownOutline = (main: HTMLElement): string[] => linesOf(within(main).getAllByRole('heading'))

/** The same without those of the ways on to other pages, of which the document says nothing. */
export const specifiedOutline = (main: HTMLElement): string[] =>
  linesOf(
    within(main)
      .getAllByRole('heading')
      .filter((heading) => !heading.closest('#related')),
  )

const linesOf = (headings: HTMLElement[]) =>
  headings.map((heading) => `${heading.tagName.toLowerCase()} ${heading.textContent}`)

/** The headings a page must show when the service sends these sections (document 2 §2). */
export function expectedOutline(page: DetailPage, sections: ContentSection[]): string[] {
  const lines: string[] = []
  for (const part of partsOf(page)) {
    const served = sections.find(({ section }) => section === keyOf(page, part.section ?? ''))
    if (part.section && !served && part.fallback === undefined) continue
    const level = lines.length === 0 ? 1 : 2
    lines.push(headingOf(level, part.fixed ?? (served?.title || part.fallback)))
    const items = part.fixedItems ?? (part.items ? (served?.images ?? []).map(({ title }) => title) : [])
    lines.push(...items.map((title) => `h${level + 1} ${title}`))
  }
  return lines
}

const headingOf = (level: number, words: string | undefined): string =>
  words === anyWords ? expect.stringMatching(new RegExp(`^h${level} \\S`)) : `h${level} ${words}`

/** The questions a page must show, those of the options first. */
export function expectedQuestions(page: DetailPage, sections: ContentSection[]): string[] {
  const options = page.path.startsWith('/industry')
    ? sections.find(({ section }) => section === `${page.prefix}_section4`)?.images
    : []
  const faq = sections.find(({ section }) => section === keyOf(page, 'faq_section'))
  const entries = [...(options ?? []).flatMap(({ faqs }) => faqs ?? []), ...(faq?.faq_entries ?? [])]
  return entries.map(({ question }) => question)
}

/** A section's key on this page; the education page borrows the manufacturing page's questions (document 2 §3). */
export function keyOf({ prefix, faqKey = '' }: DetailPage, section: string): string {
  return section === 'faq_section' ? faqKey : `${prefix}_${section}`
}

function partsOf(page: DetailPage): Part[] {
  // A hero without its section stands on the page's title (docs/rulings.md).
  const hero = { section: 'section1', fallback: page.title }
  const closing = { fallback: page.ctaHeading ?? anyWords }
  if (page === corporatePage) {
    return [
      hero,
      { section: 'section1', fixed: anyWords },
      { section: 'section2', items: true },
      { section: 'section3', items: true },
      { section: 'section4' },
      { section: 'section5' },
      closing,
    ]
  }
  if (page.path.startsWith('/industry')) {
    const cards = ['section3', 'section4', 'section6', 'section7']
    return [
      hero,
      { section: 'section2' },
      ...cards.map((section) => ({ section, items: true })),
      { section: 'faq_section' },
      { section: 'section8', ...closing },
    ]
  }
  return [
    { fallback: page.title },
    { section: 'section1', items: true },
    { section: 'section2', items: true },
    { section: 'section3' },
    { section: 'section4' },
    featuresOf(page),
    // Beyond the document: the product in figures (docs/rulings.md).
    { fallback: 'Specification' },
    { section: 'faq_section' },
    closing,
  ]
}

function featuresOf({ prefix, title }: DetailPage): Part {
  if (prefix === 'indoor_led') {
    const fixedItems = ['High-definition', 'Seamless', 'Vibrant Color', 'Ultra-thin', 'Wide Angle']
    return { fallback: `Why Event Planners Choose ${title}`, fixedItems }
  }
  // Truck and standee say that their features still load, under their heading.
  const waits = ['truck_led', 'standee'].includes(prefix)
  return { section: 'section5', items: true, fallback: waits ? `Why Choose ${title}?` : undefined }
}

/** Words that the document leaves to the config. */
const anyWords = ''
