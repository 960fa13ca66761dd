import { sectionKey } from '../../../schemas/shared/section-ref.ts'
import { show } from '../../util/problem.ts'
import { brokenPages } from '../../site/joined/broken-pages.ts'
import { sectionsSent } from '../../site/joined/content-parts.ts'
import type { JoinedPage, JoinedSite } from '../../site/joined/joined-site.ts'
import { defineRule, type Found } from '../rule.ts'
import { askersOfSections, meantPrefix, missingSections, pagesWithSections } from '../section-gaps.ts'

export const unshownSection = defineRule({
  summary: 'Every section that is sent is shown, or named by `unshown`.',
  severity: 'error',
  reads: 'content',
  docs: `
    Somebody wrote the section, and no visitor sees it. Add a block that shows it, take it out of the content, or name it in the
    page's \`content.unshown\`. An entry of \`unshown\` that keeps nothing quiet is told, too.`,
  check,
})

function* check(site: JoinedSite): Generator<Found> {
  const broken = new Set(brokenPages(site).map((page) => page.endpoint))
  for (const [answer, askers] of askersOfSections(site)) {
    if (askers.some((page) => broken.has(page.endpoint) || meantPrefix(page) !== undefined)) continue
    const known = new Set(askers.flatMap((page) => [...page.asked, ...unshownKeys(page)]))
    // A key that may be meant by a block is told there.
    for (const { nearest } of askers.flatMap(missingSections)) if (nearest !== undefined) known.add(nearest)
    const files = [...new Set(askers.map(({ loaded }) => loaded.file))].join(' or ')
    for (const [key, { path }] of sectionsSent(answer)) {
      const problem = `no block of ${files} shows it, and its content.unshown does not name it`
      if (!known.has(key))
        yield { file: answer.place, path: [...path, 'section'], problem, received: show(key) }
    }
  }
  for (const page of pagesWithSections(site)) yield* uselessEntries(page)
}

/** Entries of `unshown` that keep nothing quiet. */
function* uselessEntries(page: JoinedPage): Generator<Found> {
  for (const [index, key] of unshownKeys(page).entries()) {
    const problem = page.asked.has(key)
      ? 'a block of this page shows it'
      : !page.content.sections.has(key) && `/api/${page.endpoint} does not send it`
    const path = ['content', 'unshown', index]
    if (problem) yield { file: page.loaded.file, path, problem, received: show(key), fix: { remove: true } }
  }
}

function unshownKeys({ loaded: { page } }: JoinedPage): string[] {
  const { unshown = [], prefix = '' } = page.content ?? {}
  return unshown.map((ref) => sectionKey(ref, prefix))
}
