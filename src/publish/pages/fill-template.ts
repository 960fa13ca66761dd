import type { RenderedPage } from '../render/entry-server.tsx'
import type { PageStyles } from './page-styles.ts'

/** Parts of `index.html` that a published page replaces or removes. */
const places = {
  title: /\s*<title>.*?<\/title>/,
  data: /<script type="application\/ld\+json" id="structured-data">\s*\[\]\s*<\/script>/,
  sheet: /<link rel="stylesheet"[^>]*>/,
  /** The page works before its script: the style sheet, fonts and the first picture load first. */
  script: /<script type="module"/,
  settings: /\s*<script type="application\/json" id="site">.*?<\/script>/s,
  root: /<div id="root"><\/div>/,
  // Removed: only the app shell requests the routes.
  routes: /\s*<link rel="preload" href="\/page-data\/routes.json"[^>]*>/,
  noScript: /\s*<noscript>.*?<\/noscript>/,
}

/**
 * Lets the browser prerender a link's page when the visitor is about to press the link. Links to files are excluded.
 * Links with `data-state` are excluded because their page reads that state when it is drawn.
 */
const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/storage/*', '/assets/*', '/media/*'] } },
          { not: { selector_matches: '[data-state]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

/**
 * Keeps Cloudflare from replacing e-mail addresses. Its script for reading them breaks the site's policy, so visitors
 * would see "[email protected]".
 */
const plainMail = '<!--email_off-->'

interface PageToFill extends Pick<RenderedPage, 'head' | 'html' | 'data' | 'published'> {
  /** Path of its style sheet in the published folder. */
  sheet: string
  styles: PageStyles
  /** Path of the site's settings in the published folder. */
  settingsFile: string
}

/** Puts a rendered page into the template. Throws if a part of the template is missing. */
export function fillTemplate(
  template: string,
  { head, sheet, styles: { values: style }, settingsFile, html, data, published }: PageToFill,
): string {
  for (const [name, place] of Object.entries(places)) {
    if (!place.test(template))
      throw new Error(`index.html must match ${place}: a page replaces this part (${name})`)
  }
  const dataScript = `<script type="application/ld+json" id="structured-data">${data}</script>`
  const link = `<link rel="stylesheet" crossorigin href="/${sheet}">`
  const styles = style && `<style>${style}</style>`
  // Last, because only scripts read the settings.
  const settings = `<script type="application/json" id="site" data-file="/${settingsFile}"></script>`
  const ahead = `<script type="speculationrules">${speculationRules}</script>`
  const root = `${plainMail}<div id="root">${html}</div><!--/email_off--><script type="application/json" id="published">${published}</script>${settings}${ahead}`
  return template
    .replaceAll(/\s*<!--.*?-->/gs, '')
    .replace(places.title, '')
    .replace(places.routes, '')
    .replace(places.noScript, '')
    .replace(places.sheet, () => link)
    .replace(places.script, (start) => `${start} fetchpriority="low"`)
    .replace(places.settings, '')
    .replace(places.data, () => head + styles + dataScript)
    .replace(places.root, () => root)
}
