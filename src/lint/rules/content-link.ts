import { nearestName } from '../../util/nearest-name.ts'
import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { defineRule, type Found } from '../rule.ts'
import { contentLinks } from '../content-links.ts'
import { strayRoots } from '../stray-roots.ts'
import { likelyAddresses } from '../wrong-roots.ts'
import { anchorCheck } from './shared/anchor-check.ts'

export const contentLink = defineRule({
  summary: 'Every link that content makes leads to a page, and to a block that the page has.',
  severity: 'error',
  reads: 'content',
  docs: `
    The address of a card is made from its title (\`page-configs/title-links.ts\`). A title that is spelt differently makes another
    address, and the visitor gets the not-found page. A product or next article that an article names, and a link in rich text, also need
    an existing page. An anchor of such a link needs a block with this id. Correct the title or the link, or add the title to \`known\` of the card's links.`,
  *check(site) {
    // `kind-root` reports a wrong root of the pages that links mean.
    const likely = likelyAddresses(site)
    // `link-target` reports a root without pages in the config that names the root.
    const stray = strayRoots(site).map(({ root }) => `${root}/`)
    const anchorProblem = anchorCheck(site)
    for (const { answer, path, to, called, isRich } of contentLinks(site)) {
      // Pasted texts have anchors of their own, such as those of footnotes.
      if (to.startsWith('#')) continue
      const place = { file: answer.place, path }
      if (site.opens(to)) {
        const problem = isRich ? anchorProblem(to) : undefined
        // A fix would replace the whole text.
        if (problem) yield { ...place, ...problem, fix: undefined }
      } else if (!likely.has(to) && (isRich || !stray.some((root) => to.startsWith(root))))
        yield { ...place, ...noPage(to, site), value: called }
    }
  },
})

function noPage(to: string, { addresses, joined }: JoinedSite): Pick<Found, 'problem' | 'nearest'> {
  const known = [...joined.map(({ pathname }) => pathname), ...addresses.map(({ path }) => path)]
  return {
    problem: `it leads to ${to}, and no page has this address`,
    nearest: nearestName(
      to,
      known.filter((path) => !/[:*]/.test(path)),
    ),
  }
}
