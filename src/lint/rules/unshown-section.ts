import { brokenPages } from '../../site/joined/broken-pages.ts'
import { sectionsSent } from '../../site/joined/content-parts.ts'
import type { JoinedPage } from '../../site/joined/joined-site.ts'
import { defineRule, type Found } from '../rule.ts'
import {
  pagesByAnswer,
  likelyPrefix,
  missingSections,
  pagesWithSections,
  unshownKeys,
} from '../section-gaps.ts'

export const unshownSection = defineRule({
  summary: 'Every section that is sent is shown, or named in `unshown`.',
  severity: 'error',
  reads: 'content',
  scope: 'page',
  docs: `
    No visitor sees the section. Add a block that shows it, remove it from the content, or name it in the page's \`content.unshown\`.
    The rule also reports entries of \`unshown\` that have no effect.`,
  *check(site) {
    const broken = new Set(brokenPages(site).map((page) => page.endpoint))
    for (const [answer, pages] of pagesByAnswer(site)) {
      if (pages.some((page) => broken.has(page.endpoint) || likelyPrefix(page) !== undefined)) continue
      const shown = new Set(pages.flatMap((page) => [...page.readKeys, ...unshownKeys(page)]))
      // `missing-section` suggests these keys for sections that were not sent.
      for (const { nearest } of pages.flatMap(missingSections)) if (nearest !== undefined) shown.add(nearest)
      const files = [...new Set(pages.map(({ loaded }) => loaded.file))].join(' or ')
      for (const [key, { path }] of sectionsSent(answer)) {
        const problem = `no block of ${files} shows it, and its content.unshown does not name it`
        if (!shown.has(key)) yield { file: answer.place, path: [...path, 'section'], problem, value: key }
      }
    }
    for (const page of pagesWithSections(site)) yield* uselessEntries(page)
  },
})

/** Reports entries of `unshown` that have no effect. */
function* uselessEntries(page: JoinedPage): Generator<Found> {
  for (const [index, key] of unshownKeys(page).entries()) {
    const problem = page.readKeys.has(key)
      ? 'a block of this page shows it'
      : !page.content.sections.has(key) && `/api/${page.endpoint} does not send it`
    const path = ['content', 'unshown', index]
    if (problem) yield { file: page.loaded.file, path, problem, value: key, fix: { remove: true } }
  }
}
