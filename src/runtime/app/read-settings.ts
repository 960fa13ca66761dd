import type { Site } from '../../../schemas/site.ts'

/**
 * Returns the site's settings from the document, or from the file that it names. They are not part of the script. So
 * the script stays the same whatever the settings are and however many pages the menus list. The build checked and
 * wrote them (`src/publish/app/fill-settings.ts`). Rejects if the file cannot be loaded.
 */
export async function readSettings(): Promise<Site> {
  const element = document.getElementById('site')
  const { file } = element?.dataset ?? {}
  if (file === undefined) return JSON.parse(element?.textContent ?? '')
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${file} is gone (status ${response.status})`)
  return response.json()
}
