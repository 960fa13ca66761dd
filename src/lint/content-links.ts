import { stringsIn } from '../site/content/picture-rule.ts'
import { textsSent } from '../site/joined/content-parts.ts'
import type { EndpointAnswer, JoinedPage, JoinedSite } from '../site/joined/joined-site.ts'
import { childOf } from '../util/document-order.ts'
import { onceFor } from '../util/once-for.ts'
import { samplePrefix } from './sample-prefix.ts'

/** A link that content makes: of a card by its title, or written in rich text. */
export interface ContentLink {
  answer: EndpointAnswer
  /** Path of the title or of the rich text in the answer. */
  path: PropertyKey[]
  to: string
  /** Text that makes the link: the title of a card, or the address in rich text. */
  called: string
  isRich: boolean
}

/** Returns the links that content makes, except those to other sites. */
export const contentLinks = onceFor((site: JoinedSite): ContentLink[] => [
  ...site.joined.flatMap((page) => cardLinks(page, site)),
  ...[...site.answers.values()].flatMap(richLinks),
])

function cardLinks({ loaded: { page }, bound, endpoint }: JoinedPage, site: JoinedSite): ContentLink[] {
  const answer = site.answers.get(endpoint ?? '')
  if (!answer || answer.source.kind === 'articles') return []
  return bound.shown.flatMap(({ id, props }) =>
    linksIn(props).flatMap(({ to, called }) => {
      // `sample-text` reports a title that still has to be written.
      if (called.startsWith(samplePrefix)) return []
      // `link-target` reports links that the config itself writes.
      if (stringsIn(page.blocks.find((block) => block.id === id)).includes(to)) return []
      const { path } = textsSent(answer).find(({ text }) => text.trim() === called) ?? { path: [] }
      return [{ answer, path, to, called, isRich: false }]
    }),
  )
}

function richLinks(answer: EndpointAnswer): ContentLink[] {
  // Finding all texts takes long. JSON may also write letters as `\u0068`.
  if (!/href|\\u/i.test(answer.text ?? '')) return []
  return textsSent(answer).flatMap(({ text, path, field }) =>
    field === 'description_html'
      ? hrefsIn(text)
          .filter((to) => !/^(?:[a-z][a-z0-9+.-]*:|\/\/|\/(?:storage|media)\/)/i.test(to))
          .map((to) => ({ answer, path, to, called: to, isRich: true }))
      : [],
  )
}

/** Returns the addresses of the links in rich text. */
export const hrefsIn = (html: string): string[] =>
  [...html.matchAll(/\shref\s*=\s*["']([^"']*)["']/gi)].map(([, to = '']) => to.trim())

/** Collects the links in a block's props, each with its title or label. */
function linksIn(props: unknown, links: { to: string; called: string }[] = []) {
  if (typeof props !== 'object' || props === null) return links
  if ('to' in props && typeof props.to === 'string') {
    const called = childOf(props, 'title') ?? childOf(props, 'label')
    if (typeof called === 'string') links.push({ to: props.to, called })
  }
  for (const part of Object.values(props)) linksIn(part, links)
  return links
}
