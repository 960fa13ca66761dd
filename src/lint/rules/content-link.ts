import { childOf } from '../../util/document-order.ts'
import { nearestName } from '../../util/nearest-name.ts'
import { show } from '../../util/problem.ts'
import { textsOf } from '../../site/content/picture-rule.ts'
import { textsSent } from '../../site/joined/content-parts.ts'
import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { defineRule, type Found } from '../rule.ts'
import { strayRoots } from '../stray-roots.ts'
import { samplePrefix } from '../sample-prefix.ts'
import { meantAddresses } from '../wrong-roots.ts'

export const contentLink = defineRule({
  summary: 'Every link that content makes leads to a page.',
  severity: 'error',
  reads: 'content',
  docs: `
    The address of a card is made from its title (\`page-configs/title-links.ts\`). A title that is spelt differently makes another
    address, and the visitor gets the not-found page. A product or next article that an article names, and a link in rich text, also need
    an existing page. Correct the title or the link, or add the title to \`known\` of the card's links.`,
  check,
})

function* check(site: JoinedSite): Generator<Found> {
  // `kind-root` reports a wrong root of the pages that links mean.
  const meant = meantAddresses(site)
  const opens = (to: string) => site.opens(to) || meant.has(to)
  // `link-target` reports a root without pages in the config that names the root.
  const stray = strayRoots(site).map(({ root }) => `${root}/`)
  for (const {
    loaded: { page },
    bound,
    endpoint,
  } of site.joined) {
    const answer = site.answers.get(endpoint ?? '')
    if (!answer || answer.source.kind === 'articles') continue
    for (const { id, props } of bound.shown) {
      for (const { to, called } of linksIn(props)) {
        if (opens(to) || stray.some((root) => to.startsWith(root))) continue
        // `sample-text` reports a title that still has to be written.
        if (called.startsWith(samplePrefix)) continue
        // `link-target` reports links that the config itself writes.
        if (textsOf(page.blocks.find((block) => block.id === id)).includes(to)) continue
        const { path } = textsSent(answer).find(({ text }) => text.trim() === called) ?? { path: [] }
        yield { file: answer.place, path, ...noPage(to, site), received: show(called) }
      }
    }
  }
  for (const answer of site.answers.values()) {
    // Finding all texts takes long. JSON may also write letters as `\u0068`.
    if (!/href|\\u/i.test(answer.text ?? '')) continue
    for (const { text, path, field } of textsSent(answer)) {
      for (const to of field === 'description_html' ? hrefsIn(text) : []) {
        if (opens(to)) continue
        yield { file: answer.place, path, ...noPage(to, site), received: show(to) }
      }
    }
  }
}

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

/** Returns the addresses of this site in rich text, with relative addresses, which lead elsewhere from every page. */
const hrefsIn = (html: string) =>
  [...html.matchAll(/\shref\s*=\s*["']([^"']*)["']/gi)]
    .map(([, to = '']) => to.trim())
    .filter((to) => !/^(?:[a-z][a-z0-9+.-]*:|\/\/|#|\/(?:storage|media)\/)/i.test(to))

/** Collects the links in a block's props, each with its title or label. */
function linksIn(props: unknown, found: { to: string; called: string }[] = []) {
  if (typeof props !== 'object' || props === null) return found
  if ('to' in props && typeof props.to === 'string') {
    const called = childOf(props, 'title') ?? childOf(props, 'label')
    if (typeof called === 'string') found.push({ to: props.to, called })
  }
  for (const part of Object.values(props)) linksIn(part, found)
  return found
}
