import { groupBy } from '../../util/group-by.ts'
import { onceFor } from '../../util/once-for.ts'
import { redirectsFile } from '../../site/config/project.ts'
import { answers } from '../../site/config/answers.ts'
import { brokenPages } from '../../site/joined/broken-pages.ts'
import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { isOpen } from '../../site/joined/open-pages.ts'
import { contentLinks } from '../content-links.ts'
import { defineRule, type Found } from '../rule.ts'
import { writtenAs } from '../written-values.ts'

export const generalPage = defineRule({
  summary: 'Cards, links and redirects lead to a page of their own where most pages beside it have one.',
  severity: 'warning',
  reads: 'content',
  docs: `
    A page such as \`[slug].ts\` answers every address in its folder with general content. If a page is removed or renamed, the cards, links
    and redirects that led to it silently lead to the general page.

    Add the page, or change or remove the link. If the general page is intended, switch the rule off at this place.`,
  *check(site) {
    const plain = site.joined.filter(({ params }) => Object.keys(params).length === 0)
    const general = linksOf(site).flatMap((link) => {
      const file = generalPageOf(link.to, site)
      return file === undefined ? [] : [{ ...link, file, folder: folderOf(link.to) }]
    })
    for (const [folder, links] of groupBy(general, (link) => link.folder)) {
      // A folder with few pages of their own is made for the general page.
      const beside = plain.filter(({ pathname }) => folderOf(pathname) === folder)
      if (beside.length <= new Set(links.map(({ to }) => to)).size) continue
      for (const { place, to, called, file } of links) {
        const problem = `${to} has no page of its own, unlike most pages beside it: the general page ${file} answers`
        yield { ...place, problem, value: called }
      }
    }
  },
})

interface Link {
  place: Pick<Found, 'file' | 'path'>
  to: string
  called: string
}

function linksOf(site: JoinedSite): Link[] {
  const sent = contentLinks(site).map(({ answer, path, ...link }) => ({
    ...link,
    place: { file: answer.place, path },
  }))
  const written = writtenAs(site, 'site-path').map(({ file, path, value }) => ({
    place: { file, path },
    called: value,
    to: value,
  }))
  const moved = site.config.redirects.flatMap(({ to }, index) =>
    to === undefined ? [] : [{ place: { file: redirectsFile, path: [index, 'to'] }, called: to, to }],
  )
  return [...sent, ...written, ...moved].map((link) => ({ ...link, to: link.to.replace(/[?#].*$/s, '') }))
}

/** Returns the file of the general page that answers an address in place of a missing page. */
function generalPageOf(to: string, site: JoinedSite): string | undefined {
  const { pages, broken, open } = pagesOf(site)
  if (pages.has(to) || !site.opens(to) || broken.some(({ path }) => answers(path, to))) return undefined
  return open.find(({ path }) => answers(path, to))?.file
}

const pagesOf = onceFor((site: JoinedSite) => ({
  pages: new Set([
    ...site.joined.map(({ pathname }) => pathname),
    ...site.config.redirects.map(({ from }) => from),
  ]),
  broken: brokenPages(site),
  open: site.config.pages.filter(isOpen),
}))

const folderOf = (path: string) => path.replace(/[^/]*$/, '')
