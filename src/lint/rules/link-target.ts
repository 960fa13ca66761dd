import { movedOf } from '../../../schemas/redirects.ts'
import { decodedPath, oneSpelling } from '../../../schemas/shared/address.ts'
import { sitePath } from '../../../schemas/shared/link.ts'
import { childOf } from '../../util/document-order.ts'
import { nearestName } from '../../util/nearest-name.ts'
import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { defineRule, type Found } from '../rule.ts'
import { contentLinks } from '../content-links.ts'
import { siteFiles } from '../site-files.ts'
import { strayRoots } from '../stray-roots.ts'
import { unknownName } from '../unknown-name.ts'
import { unshownProblem } from '../unshown-problem.ts'
import { writtenAs } from '../written-values.ts'

export const linkTarget = defineRule({
  summary: 'Every link leads to the current address of a page, and to a block that the page has.',
  severity: 'error',
  reads: 'content',
  docs: `
    A button, card, menu entry or breadcrumb without a page leads the visitor to the not-found page. Letter case matters in addresses.
    An address that has moved still works, but costs every visitor a request. An anchor that no block of the page has leads to the top of
    the page. Articles and other pages with a parameter in their address are valid targets if the content has an entry for them.

    The address of a card is made from its title (\`page-configs/title-links.ts\`). A title that is spelt differently makes another
    address. A product or next article that an article names, and a link in rich text, also need an existing page.

    A page that is a draft, has not begun or has ended is not public, and a link to it leads nowhere. Publishing omits entries of lists
    that lead there, such as cards and links of menus. For another link, give its block the same \`from\`, \`until\` or \`draft\` as the page.

    Write the address of the page, add the page, or correct the title, or add the title to \`known\` of the card's links. Settings such as
    \`defaults.articlePages\` need a page below their address, but no page at that address.`,
  *check(site) {
    const problemOf = linkCheck(site)
    for (const { file, path, value, parent } of writtenAs(site, 'site-path')) {
      // `invalid-value` reports a value that is no path.
      const problem = sitePathSchema.safeParse(value).success
        ? (unshownProblem(site, value, { file, isEntry: isEntry(parent) }) ?? problemOf(value))
        : undefined
      if (problem) yield { file, path, ...problem }
    }
    const stray = strayRoots(site)
    for (const { root: _, ...problem } of stray) yield problem
    yield* contentProblems(
      site,
      stray.map(({ root }) => `${root}/`),
    )
  },
})

const sitePathSchema = sitePath()

/** Whether a value is a list, or an entry of one and no block. Publishing omits entries that lead to hidden pages. */
const isEntry = (value?: { path: PropertyKey[]; value: unknown }) =>
  Array.isArray(value?.value) ||
  (typeof value?.path.at(-1) === 'number' && childOf(value.value, 'type') === undefined)

/** Returns a function that returns the problem of a link, or undefined for a valid link. */
function linkCheck(site: JoinedSite): (link: string) => Omit<Found, 'file'> | undefined {
  const moved = new Map(movedOf(site.config.redirects).map(({ from, to }) => [from, to]))
  const anchorProblem = anchorCheck(site)
  const pages = new Set(site.joined.map(({ pathname }) => pathname))
  const paths = [...pages].filter((pathname) => pathname !== '*')
  const files = siteFiles(site.root)
  return (link) => {
    const written = link.replace(/[?#].*$/s, '')
    const pathname = oneSpelling(written)
    const withRest = (address: string) => ({ replace: link.replace(written, () => address) })
    const received = JSON.stringify(link)
    const isPage = pages.has(pathname)
    const target = isPage ? undefined : moved.get(pathname)
    if (target !== undefined)
      return { problem: `the page has moved to ${target}`, received, fix: withRest(target) }
    if (isPage) return anchorProblem(link)
    if (site.opens(pathname) || files.has(decodedPath(pathname) ?? pathname)) return undefined
    const nearest = nearestName(pathname, paths)
    return {
      expected: 'the address of a page',
      received,
      nearest,
      fix: nearest === undefined ? undefined : withRest(nearest),
    }
  }
}

/** Reports links of content, except those below a root that is reported already. */
function* contentProblems(site: JoinedSite, stray: string[]): Generator<Found> {
  const anchorProblem = anchorCheck(site)
  const paths = [...site.joined.map(({ pathname }) => pathname), ...site.addresses.map(({ path }) => path)]
  for (const { answer, path, to, called, isRich } of contentLinks(site)) {
    // Pasted texts have anchors of their own, such as those of footnotes.
    if (to.startsWith('#')) continue
    const place = { file: answer.place, path }
    const unshown = unshownProblem(site, to, { file: answer.place, isEntry: !isRich })
    if (unshown) yield { ...place, ...unshown }
    else if (site.opens(to)) {
      const problem = isRich ? anchorProblem(to) : undefined
      // A fix would replace the whole text.
      if (problem) yield { ...place, ...problem, fix: undefined }
    } else if (isRich || !stray.some((root) => to.startsWith(root)))
      yield {
        ...place,
        problem: `it leads to ${to}, and no page has this address`,
        nearest: nearestName(
          to,
          paths.filter((candidate) => !/[:*]/.test(candidate)),
        ),
        value: called,
      }
  }
}

/** Returns a function that returns the problem of a link to an existing page whose anchor no block of the page has. */
function anchorCheck({ joined }: JoinedSite): (link: string) => Omit<Found, 'file'> | undefined {
  const pages = new Map(joined.map(({ pathname, loaded }) => [pathname, loaded.page]))
  return (link) => {
    const [, address = '', query = '', id = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(link) ?? []
    const pathname = oneSpelling(address)
    const ids = pages.get(pathname)?.blocks.map((block) => block.id) ?? []
    if (id === '' || ids.length === 0 || ids.includes(id)) return undefined
    const { expected, nearest } = unknownName(id, ids, `the id of a block of ${pathname}`)
    const fix = nearest === undefined ? undefined : { replace: `${pathname}${query}#${nearest}` }
    return { expected, value: `#${id}`, nearest, fix }
  }
}
