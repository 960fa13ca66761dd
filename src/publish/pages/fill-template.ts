import type { RenderedPage } from '../render/entry-server.tsx'
import { fillPlaces } from '../app/fill-places.ts'
import { langAttributes } from '../../util/lang-attributes.ts'
import type { PageStyles } from './page-styles.ts'
import { commonSheet } from './style-sheets.ts'

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
  /** Tag of the page's language. */
  language: string
  /** Path of the site's settings in the published folder. */
  settingsFile: string
}

/** Puts a rendered page into the template. Throws if a part of the template is missing. */
export function fillTemplate(template: string, page: PageToFill): string {
  const { language, head, sheet, styles, settingsFile, html, data, published } = page
  const style = styles.values && `<style>${styles.values}</style>`
  const root = `${plainMail}<div id="root">${html}</div><!--/email_off-->`
  const document = `<script type="application/json" id="published">${published}</script>`
  // Last, because only scripts read the settings.
  const settings = `<script type="application/json" id="site" data-file="/${settingsFile}"></script>`
  const ahead = `<script type="speculationrules">${speculationRules}</script>`
  // The page works before its script: the style sheet, fonts and the first picture load first.
  const linked = template
    .replace(commonSheet, `<link rel="stylesheet" crossorigin href="/${sheet}">`)
    .replace('<script type="module"', (start) => `${start} fetchpriority="low"`)
  return fillPlaces(linked, {
    language: langAttributes(language),
    head: `${head}${style}<script type="application/ld+json" id="structured-data">${data}</script>`,
    site: '',
    body: root + document + settings + ahead,
  })
}
