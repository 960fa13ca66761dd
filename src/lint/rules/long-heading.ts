import { defineRule } from '../rule.ts'
import { shownTexts } from './shared/shown-texts.ts'

export const longHeading = defineRule({
  summary: 'Headings and labels have a length that visitors take in at a glance.',
  severity: 'warning',
  reads: 'content',
  scope: 'page',
  docs: `
    A heading of more than 200 characters fills a phone's screen, and a screen reader reads all of it to name the part. It usually is a
    paragraph in the wrong field.

    Write a short heading, and the rest as the description.`,
  *check(site) {
    for (const { file, path, text } of shownTexts(site)) {
      if (text.length <= MAX_LENGTH || !headings.has(String(path.at(-1)))) continue
      yield {
        file,
        path,
        expected: `a heading of at most ${MAX_LENGTH} characters`,
        received: `${text.length}: ${JSON.stringify(`${text.slice(0, 60)}…`)}`,
      }
    }
  },
})

/** Maximum number of characters in a heading. */
const MAX_LENGTH = 200

/** Keys of headings and labels in configs and content. `page-head` checks titles of search results. */
const headings = new Set(['heading', 'fallbackHeading', 'title', 'label', 'button'])
