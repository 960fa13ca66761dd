import type { Site } from '../../schemas/site.ts'

/**
 * The site's settings. They come with the document and not with the script, which so stays the same whatever the site says
 * and however many pages its menus list; the build checked and wrote them (`src/config/site-to-show.ts`).
 */
export const readSettings = (): Site => JSON.parse(document.getElementById('site')?.textContent ?? '')
