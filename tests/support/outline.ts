import { within } from '@testing-library/react'
import { expect } from 'vitest'
import type { ContentSection } from '../../schemas/content.ts'
import { corporatePage, type DetailPage } from './detail-pages.ts'
import { hasStage, stageHeading } from './stage-pages.ts'

/** Headings of a part of a page: of a served section, or fixed words. */
interface Part {
  /** The section's key without the page's prefix. */
  section?: string
  /** A title that replaces the section's. */
  fixed?: string | undefined
  /** Title where the section or its title is missing. */
  fallback?: string | undefined
  /** Whether the section's items are headings too. */
  items?: boolean
  /** Items of the page's config. */
  fixedItems?: string[]
}

/** Returns the headings of the page's `main`, in order, such as `h2 Smart Displays`. */
export const shownOutline = (main: HTMLElement): string[] => linesOf(within(main).getAllByRole('heading'))

/** Returns the headings of `main` without those of the links to other pages, which are not in the document. */
export const specifiedOutline = (main: HTMLElement): string[] =>
  linesOf(
    within(main)
      .getAllByRole('heading')
      .filter((heading) => !heading.closest('#related, #faq h3')),
  )

const linesOf = (headings: HTMLElement[]) =>
  headings.map((heading) => `${heading.tagName.toLowerCase()} ${heading.textContent}`)

/** Returns the headings that a page must show for these sections (document 2 §2). */
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

/** Returns a section's key on this page. The education page uses the manufacturing page's questions (document 2 §3). */
export function keyOf({ prefix, faqKey = '' }: DetailPage, section: string): string {
  return section === 'faq_section' ? faqKey : `${prefix}_${section}`
}

function partsOf(page: DetailPage): Part[] {
  // A hero without its section shows the page's title (docs/rulings.md).
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
    // Beyond the document: the stage of three products (docs/rulings.md).
    ...(hasStage(page) ? [{ fallback: stageHeading }] : []),
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
  // Truck and standee show under their heading that features are loading.
  const waits = ['truck_led', 'standee'].includes(prefix)
  return { section: 'section5', items: true, fallback: waits ? `Why Choose ${title}?` : undefined }
}

/** Placeholder for words that the document does not specify. */
const anyWords = ''
