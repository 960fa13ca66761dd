import { nearestName } from '../../util/nearest-name.ts'
import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { defineRule, type Found } from '../rule.ts'
import { siteFiles } from '../site-files.ts'
import { strayRoots } from '../stray-roots.ts'
import { unknownName } from '../unknown-name.ts'
import { writtenAs } from '../written-values.ts'

export const linkTarget = defineRule({
  summary: 'Every link of a config leads to a page, at its present address, and to a part that it has.',
  severity: 'error',
  reads: 'content',
  docs: `
    A button, card, menu entry or breadcrumb that leads to no page shows a visitor the not-found page; of links in the content
    \`content-link\` speaks. Addresses tell capitals from small letters. An address that has moved still works, but costs every visitor a further request, and an anchor
    that no block of the page has leaves them at its top. Articles count, and so do pages whose address is a parameter, as far as the
    content has something for them.

    Write the address of the page, or make the page. \`root-path\` settings such as \`defaults.articlePages\` need a page below them, not
    one of their own.`,
  check,
})

function* check(site: JoinedSite): Generator<Found> {
  const judge = linkJudge(site)
  for (const { file, path, value } of writtenAs(site, 'site-path')) {
    const said = judge(value)
    if (said) yield { file, path, ...said }
  }
  for (const { root: _, ...found } of strayRoots(site)) yield found
}

/** Tells what is wrong with a link, if anything is. */
function linkJudge(site: JoinedSite): (link: string) => Omit<Found, 'file'> | undefined {
  const moved = new Map(site.config.redirects.map(({ from, to }) => [from, to]))
  const pages = new Map(site.joined.map(({ pathname, loaded }) => [pathname, loaded.page]))
  const known = [...pages.keys()].filter((pathname) => pathname !== '*')
  const files = siteFiles(site.root)
  return (link) => {
    const [, pathname = '', query = '', id = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(link) ?? []
    const withRest = (address: string) => ({ replace: link.replace(pathname, () => address) })
    const received = JSON.stringify(link)
    const page = pages.get(pathname)
    const now = page ? undefined : moved.get(pathname)
    if (now !== undefined) return { problem: `the page has moved to ${now}`, received, fix: withRest(now) }
    if (page) {
      const ids = page.blocks.map((block) => block.id)
      if (id === '' || ids.includes(id)) return undefined
      const { expected, nearest } = unknownName(id, ids, `the id of a block of ${pathname}`)
      const fix = nearest === undefined ? undefined : { replace: `${pathname}${query}#${nearest}` }
      return { expected, received: JSON.stringify(`#${id}`), nearest, fix }
    }
    if (site.opens(pathname) || files.has(pathname)) return undefined
    const nearest = sameLetters(pathname, known) ?? nearestName(pathname, known)
    return {
      expected: 'the address of a page',
      received,
      nearest,
      fix: nearest === undefined ? undefined : withRest(nearest),
    }
  }
}

const sameLetters = (pathname: string, known: string[]) =>
  known.find((one) => one.toLowerCase() === pathname.toLowerCase())
