import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import type { Site } from '../../../schemas/site.ts'
import { currentOn, IsCurrentContext, type IsCurrent } from '../../runtime/shell/nav-link.tsx'
import { shellParts } from '../../runtime/shell/shell.tsx'
import { onceFor } from '../../util/once-for.ts'
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
  before: RenderedPart
  after: RenderedPart
}

/** Each message to a thread has its own copy of the site. */
const textOf = onceFor((site: Site) => JSON.stringify(site))

/** Shells of the last site. There are at most as many as links, since few links are current at once. */
let ofSite = { site: '', shells: [] as SharedShell[] }

/**
 * Returns the shell for the page at this address. It is rendered without a router and without the page, so it cannot
 * depend on anything but the site and the current links.
 */
export function sharedShell(site: Site, pathname: string): SharedShell {
  const settings = textOf(site)
  if (ofSite.site !== settings) ofSite = { site: settings, shells: [] }
  const isCurrent = currentOn(pathname, site)
  const known = ofSite.shells.find(({ links }) =>
    links.every((link) => link.isCurrent === isCurrent(link.to, link.end)),
  )
  if (known) return known
  const links: SharedShell['links'] = []
  const note: IsCurrent = (to, end) => {
    const link = { to, end, isCurrent: isCurrent(to, end) }
    links.push(link)
    return link.isCurrent
  }
  const shell = { links, before: renderPart('before', site, note), after: renderPart('after', site, note) }
  ofSite.shells.push(shell)
  return shell
}

function renderPart(name: keyof typeof shellParts, site: Site, isCurrent: IsCurrent): RenderedPart {
  const sheet = new ServerStyleSheet()
  try {
    const classes = shareCompiledStyles(sheet)
    const parts = shellParts[name].map((Part, place) => <Part key={place} site={site} />)
    const html = renderToStaticMarkup(
      sheet.collectStyles(<IsCurrentContext value={isCurrent}>{parts}</IsCurrentContext>),
    )
    return { html, classes }
  } finally {
    sheet.seal()
  }
}
