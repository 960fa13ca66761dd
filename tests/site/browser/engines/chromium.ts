import { openLasting, sharedBrowser } from '../../../support/browser.ts'
import type { Engine, Maker } from './engine.ts'

/** Chromium by its own protocol. */
export const chromium: Maker = { name: 'Chromium', needs: {}, launch }

async function launch(): Promise<Engine> {
  const browser = await sharedBrowser()
  return {
    close: () => browser.close(),
    open: async (width) => {
      const { page, troubles, close } = await openLasting({ viewport: { width, height: 900 } })
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
        close,
      }
    },
  }
}
