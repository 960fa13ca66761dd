import type { RenderedPage } from '../render/entry-server.tsx'
import type { PageStyles } from './page-styles.ts'

/** The places of `index.html` that a published page fills, and those it has no use for. */
const places = {
  title: /\s*<title>.*?<\/title>/,
  data: /<script type="application\/ld\+json" id="structured-data">\s*\[\]\s*<\/script>/,
  sheet: /<link rel="stylesheet"[^>]*>/,
  settings: /\s*<script type="application\/json" id="site">.*?<\/script>/s,
  root: /<div id="root"><\/div>/,
  // Only the app asks for the routes.
  routes: /\s*<link rel="preload" href="\/page-data\/routes.json"[^>]*>/,
  noScript: /\s*<noscript>.*?<\/noscript>/,
}

/**
 * Lets the browser prerender the page that a link leads to once the visitor aims at it. A link with `data-state` leads to a
 * page that reads it when it is drawn, and a file is no page.
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

interface PageToFill extends Pick<RenderedPage, 'head' | 'html' | 'data' | 'published'> {
  /** Its style sheet, from the published folder. */
  sheet: string
  styles: PageStyles
  /** Where the site's settings are, from the published folder. */
  settingsFile: string
}

/** Puts a rendered page into the template. Throws when the template has lost one of its places. */
export function fillTemplate(
  template: string,
  { head, sheet, styles: { own }, settingsFile, html, data, published }: PageToFill,
): string {
  for (const [name, place] of Object.entries(places)) {
    if (!place.test(template)) throw new Error(`index.html has lost its place for: ${name}`)
  }
  const dataScript = `<script type="application/ld+json" id="structured-data">${data}</script>`
  const link = `<link rel="stylesheet" crossorigin href="/${sheet}">`
  const styles = own && `<style>${own}</style>`
  // Data that only a script reads comes after everything that is seen.
  const settings = `<script type="application/json" id="site" data-file="/${settingsFile}"></script>`
  const ahead = `<script type="speculationrules">${speculationRules}</script>`
  const root = `<div id="root">${html}</div><script type="application/json" id="published">${published}</script>${settings}${ahead}`
  return template
    .replaceAll(/\s*<!--.*?-->/gs, '')
    .replace(places.title, '')
    .replace(places.routes, '')
    .replace(places.noScript, '')
    .replace(places.sheet, () => link)
    .replace(places.settings, '')
    .replace(places.data, () => head + styles + dataScript)
    .replace(places.root, () => root)
}
