import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Returns the settings of the bakery with a long name and two more links. */
export const withLongHeader = (settings: string) =>
  settings
    .replace("brand: 'Bäckerei Kornblum'", "brand: 'Bäckerei Kornblum am Augustinerhof'")
    .replace(' house, news],', ' house, news, contact, home],')

/** Opens pages of the bakery at three widths, and adds what their headers show to `shown`, by width. */
export async function measureHeaders(page: Page, shown: Record<string, string[]>): Promise<void> {
  for (const path of ['/', '/brote', '/brote/weissbrot', '/neues/ferien', '/kontakt', '/gibt-es-nicht']) {
    await page.goto(path)
    for (const width of [390, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const { shows, ...rest } = await page.evaluate(headerOf)
      expect(rest, `${path} at ${width} px`).toEqual({ lines: 1, covered: [], outside: [] })
      shown[width] = [...(shown[width] ?? []), shows]
    }
  }
}

/** Runs in the page. Returns how the header looks, and the headings that it covers. */
async function headerOf() {
  const frame = () => new Promise(requestAnimationFrame)
  await frame()
  await frame()
  const header = document.querySelector('header')
  if (!header) throw new Error('The page has no header')
  const isShown = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) ?? false
  const links = isShown(header.querySelector('nav > ul'))
  const menu = isShown(header.querySelector('[data-behaviour=disclosure]:not([data-opens-on-hover]) summary'))
  const { bottom } = header.getBoundingClientRect()
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const nameOf = ({ textContent }: Element) => textContent
  const headings = [...document.querySelectorAll('h1')]
  const parts = [...header.querySelectorAll('a, summary, a > span')].filter(isShown)
  return {
    shows: links && menu ? 'both' : links ? 'links' : menu ? 'menu' : 'none',
    lines: bottom / rem / 4.5,
    covered: headings.filter((heading) => heading.getBoundingClientRect().top < bottom).map(nameOf),
    outside: parts
      .filter((part) => {
        const box = part.getBoundingClientRect()
        return box.left < 0 || box.right > window.innerWidth || box.bottom > bottom
      })
      .map(nameOf),
  }
}
