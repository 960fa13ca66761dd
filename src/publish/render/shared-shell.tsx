import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { LocalContext } from '../../../block-library/parts/link.tsx'
import type { Site } from '../../../schemas/site.ts'
import { currentOn, IsCurrentContext, type IsCurrent } from '../../runtime/shell/nav-link.tsx'
import { shellParts, type ShellData } from '../../runtime/shell/shell.tsx'
import type { Alternate } from '../../../schemas/shared/language.ts'
import { onceFor } from '../../util/once-for.ts'
import { escapeXml } from '../files/escape-xml.ts'
import { shareCompiledStyles, type ClassRules } from './share-compiled-styles.ts'

/** Rendered parts of the shell, with the classes that they use. */
interface RenderedPart {
  html: string
  classes: ClassRules[]
}

/** The shell of all pages on which the same links are current. */
interface SharedShell {
  /** All links, each with whether it is current. */
  links: { to: string; end: boolean; isCurrent: boolean }[]
  /** The languages of the pages, as text. */
  languages: string
  before: RenderedPart
  after: RenderedPart
}

/** Each message to a thread has its own copy of the site. */
const textOf = onceFor((site: Site) => JSON.stringify(site))

/** Shells of the last site. There are few, since few links are current at once, and pages exist in few sets of languages. */
let ofSite = { site: '', shells: [] as SharedShell[] }

/**
 * Returns the shell for the page at this address. It is rendered without a router and without the page, so it cannot
 * depend on anything but the site, the current links and the page's languages (`withAddresses`).
 */
export function sharedShell(site: Site, pathname: string, alternates?: Alternate[]): SharedShell {
  const settings = textOf(site)
  if (ofSite.site !== settings) ofSite = { site: settings, shells: [] }
  const places = alternates?.map(({ tag, name }) => ({ tag, name, path: placeOf(tag) }))
  const languages = JSON.stringify(places ?? [])
  const isCurrent = currentOn(pathname, site)
  const match = ofSite.shells.find(
    (shell) =>
      shell.languages === languages &&
      shell.links.every((link) => link.isCurrent === isCurrent(link.to, link.end)),
  )
  if (match) return match
  const links: SharedShell['links'] = []
  const note: IsCurrent = (to, end) => {
    const link = { to, end, isCurrent: isCurrent(to, end) }
    links.push(link)
    return link.isCurrent
  }
  const data = { site, alternates: places }
  const shell = {
    links,
    languages,
    before: renderPart('before', data, note),
    after: renderPart('after', data, note),
  }
  ofSite.shells.push(shell)
  return shell
}

/** Stands for the page's address in a language. */
const placeOf = (tag: string) => `{${tag}}`

/** Fills in the addresses of a page in its languages. */
export const withAddresses = (html: string, alternates: Alternate[] = []): string =>
  alternates.reduce(
    (filled, { tag, path }) => filled.replaceAll(`href="${placeOf(tag)}"`, () => `href="${escapeXml(path)}"`),
    html,
  )

function renderPart(name: keyof typeof shellParts, data: ShellData, isCurrent: IsCurrent): RenderedPart {
  const sheet = new ServerStyleSheet()
  try {
    const classes = shareCompiledStyles(sheet)
    const parts = shellParts[name].map((Part, place) => <Part key={place} {...data} />)
    const html = renderToStaticMarkup(
      sheet.collectStyles(
        <LocalContext value={data.site.local}>
          <IsCurrentContext value={isCurrent}>{parts}</IsCurrentContext>
        </LocalContext>,
      ),
    )
    return { html, classes }
  } finally {
    sheet.seal()
  }
}
