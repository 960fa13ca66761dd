import { scriptJson } from '../../../block-library/contract/script-json.ts'
import type { Site } from '../../../schemas/site.ts'
import { langAttributes } from '../../util/lang-attributes.ts'
import { escapeXml } from '../files/escape-xml.ts'
import { fillPlaces } from './fill-places.ts'

/** Writes the site's settings into a document, where the app reads them (src/runtime/app/read-settings.ts). */
export const fillSettings = (html: string, site: Site): string =>
  fillPlaces(html, {
    language: langAttributes(site.language),
    site: `<script type="application/json" id="site">${scriptJson(site)}</script>`,
  })

/** Makes the document of the app, which draws pages without a published page. Until then it shows the brand. */
export const appShell = (template: string, site: Site): string =>
  fillPlaces(fillSettings(template, site), {
    head: [
      '<link rel="preload" href="/page-data/routes.json" as="fetch" crossorigin />',
      `<title>${escapeXml(site.brand)}</title>`,
      '<script type="application/ld+json" id="structured-data">[]</script>',
    ].join('\n    '),
    body: `<div id="root"></div>\n    <noscript>${escapeXml(site.words.noScript)}</noscript>`,
  })
