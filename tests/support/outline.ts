import { within } from '@testing-library/react'
import type { ContentSection } from '../../schemas/content.ts'

/** Returns the headings of the page's `main`, in order, such as `h2 Smart Displays`. */
export const shownOutline = (main: HTMLElement): string[] =>
  within(main)
    .getAllByRole('heading')
    .map((heading) => `${heading.tagName.toLowerCase()} ${heading.textContent}`)

/** Returns the titles of these sections that are no headings of `main`. */
export function missingTitles(main: HTMLElement, sections: ContentSection[]): string[] {
  const shown = within(main).getAllByRole('heading')
  const headings = new Set(shown.map(({ textContent }) => textContent))
  return sections.map(({ title = '' }) => title).filter((title) => !headings.has(title))
}
