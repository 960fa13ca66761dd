import { titleKey } from '../../../block-library/parts/title-address.ts'
import { placeOf, valueText } from '../../util/problem.ts'
import type { JoinedPage } from '../../site/joined/joined-site.ts'
import type { CardList } from '../card-lists.ts'
import { unlistedPages } from '../unlisted-pages.ts'
import { defineRule } from '../rule.ts'

export const unlistedPage = defineRule({
  summary: 'A page has its card in every list that shows most pages of its kind.',
  severity: 'warning',
  reads: 'content',
  docs: `
    The cards of an index page, and tiles such as those of Home, come from the content service. The title of a card makes the
    address that it leads to (\`page-configs/title-links.ts\`). A new page is in the menu and in the sitemap, but has no card until the
    content has one. A list that leads to half of the kind's pages or fewer is a selection, and is not checked.

    Add a card with the title that the finding names to each place. \`npm run new\` adds the cards to the embedded content.`,
  *check(site) {
    for (const [page, lists] of unlistedPages(site)) {
      const places = lists.map((list) => `${list.page.pathname} (${placeOfCards(list)})`)
      const cards = [...new Set(lists.map(({ links }) => cardFor(page, links, site.config.site.words.and)))]
      yield {
        file: page.loaded.file,
        problem: `no card on ${joinedWords(places)} leads to this page; add ${joinedWords(cards)}`,
      }
    }
  },
})

const joinedWords = (words: string[]) => new Intl.ListFormat('en').format(words)
const placeOfCards = ({ answer, path }: CardList) => `${answer.place} ${placeOf(path, undefined)}`

/** Describes the card that leads to the page. */
function cardFor({ pathname, loaded }: JoinedPage, links: CardList['links'], and: string): string {
  const key = pathname.slice(links.root.length + 1)
  const { title } = loaded.page
  const match = links.known.find((entry) => entry.key === key)
  if (titleKey(title, links, and) === key) return `a card titled ${valueText(title)}`
  if (match && 'title' in match) return `a card titled ${valueText(match.title)}`
  return `a card titled ${valueText(title)}, and { title: ${valueText(title)}, key: ${valueText(key)} } in \`known\` of the links of ${links.root}`
}
