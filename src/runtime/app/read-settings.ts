import type { Site } from '../../../schemas/site.ts'

/**
 * The site's settings. They come with the document, or from the file that it names, and not with the script, which so stays the
 * same whatever the site says and however many pages its menus list; the build checked and wrote them (`src/site/config/site-to-show.ts`).
 * Rejects where the file cannot be had.
 */
export async function readSettings(): Promise<Site> {
  const element = document.getElementById('site')
  const { file } = element?.dataset ?? {}
  if (file === undefined) return JSON.parse(element?.textContent ?? '')
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${file} is gone (status ${response.status})`)
  return response.json()
}
