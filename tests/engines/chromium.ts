import { launchChromium } from '../../src/measure/chromium.ts'
import type { Engine, Maker } from './engine.ts'

/** Chromium by its own protocol. */
export const chromium: Maker = { name: 'Chromium', needs: {}, launch }

async function launch(siteUrl: string): Promise<Engine> {
  const browser = await launchChromium()
  return {
    close: () => browser.close(),
    open: async (width) => {
      const context = await browser.newContext({ baseURL: siteUrl, viewport: { width, height: 900 } })
      const page = await context.newPage()
      const troubles: string[] = []
      page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
      page.on('pageerror', (error) => troubles.push(error.message))
      return {
        go: async (path) => void (await page.goto(path)),
        ask: (expression) => page.evaluate(expression),
        run: async (script) => void (await page.evaluate(`${script}; 0`)),
        press: async (...keys) => {
          for (const key of keys) await page.keyboard.press(key)
        },
        write: (text) => page.keyboard.type(text),
        click: (selector) => page.locator(selector).first().click(),
        troubles: () => troubles,
        close: () => context.close(),
      }
    },
  }
}
