import type { Site } from '../../../../schemas/site.ts'
import type { SiteWords } from '../../../../schemas/words.ts'

/** The settings that the workbench gets: also the words of all blocks, since it reads configs. */
export interface DeskSite extends Site {
  siteWords: SiteWords
}

/** Settings by which the config of a page is read. */
export type ReadingSite = Pick<DeskSite, 'defaults' | 'siteWords'>

/** Returns the settings from the document of the workbench (src/author/dev/server/page-configs-plugin.ts). */
export const readDeskSite = (): DeskSite => JSON.parse(document.getElementById('site')?.textContent ?? '')
