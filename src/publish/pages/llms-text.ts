import { pageMeta } from '../../runtime/seo/page-meta.ts'
import type { JoinedPage } from '../../site/joined/joined-site.ts'
import { groupBy } from '../../util/group-by.ts'

/** A page and its address as Markdown. */
interface TextPage {
  page: JoinedPage
  address: string
}

/** Returns a list of the pages of one language by kind, as https://llmstxt.org describes it. */
export function llmsText(texts: readonly TextPage[], { brand, tagline }: JoinedPage['site']): string {
  const kinds = groupBy(texts, ({ page }) => page.loaded.page.kind)
  const lists = Array.from(kinds, ([kind, pages]) => [`## ${kind}`, pages.map(line).join('\n')])
  return `${[`# ${brand}`, `> ${tagline}`, ...lists.flat()].join('\n\n')}\n`
}

function line({ page: { document, bound, loaded }, address }: TextPage): string {
  const name = (bound.name ?? loaded.page.title).replaceAll(/[[\]]/g, '')
  return `- [${name}](${address}): ${pageMeta(document, bound).description}`
}
