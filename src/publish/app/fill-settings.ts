import { scriptJson } from '../../../block-library/contract/script-json.ts'
import type { Site } from '../../../schemas/site.ts'
import { langAttributes } from '../../util/lang-attributes.ts'
import { escapeXml } from '../files/escape-xml.ts'

/** Parts of `index.html` that the site's settings fill. */
const languagePlace = /<html lang="en">/
const titlePlace = '<title></title>'
const noScriptPlace = '<noscript></noscript>'
const sitePlace = /(<script type="application\/json" id="site">)\s*\{\}\s*<\/script>/

/** Writes the site's settings into `index.html`, where the app reads them (src/runtime/app/read-settings.ts). */
export function fillSettings(html: string, site: Site): string {
  const settings = scriptJson(site)
  return html
    .replace(languagePlace, `<html ${langAttributes(site.language)}>`)
    .replace(titlePlace, () => `<title>${escapeXml(site.brand)}</title>`)
    .replace(noScriptPlace, () => `<noscript>${escapeXml(site.words.noScript)}</noscript>`)
    .replace(sitePlace, (_, begin: string) => `${begin}${settings}</script>`)
}
