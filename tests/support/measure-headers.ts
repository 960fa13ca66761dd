import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { pageFit } from '../../tools/page-fit.mjs'

/** Returns the settings of the bakery with a long name and two more links. */
export const withLongHeader = (settings: string) =>
  settings
    .replace("brand: 'Bäckerei Kornblum'", "brand: 'Bäckerei Kornblum am Augustinerhof'")
    .replace(' house, news],', ' house, news, contact, home],')

/** Opens pages at three widths, in which header and headings must fit. Returns what their headers show, by width. */
export async function measureHeaders(page: Page, paths: string[]): Promise<Record<string, string[]>> {
  const shown: Record<string, string[]> = {}
  for (const path of paths) {
    await page.goto(path)
    for (const width of [390, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      // A busy machine draws the new width later.
      const fit = async () => (await page.evaluate(pageFit)).problems
      await expect.poll(fit, { message: `${path} at ${width} px` }).toEqual([])
      const { shows } = await page.evaluate(pageFit)
      shown[width] = [...(shown[width] ?? []), shows]
    }
  }
  return shown
}
