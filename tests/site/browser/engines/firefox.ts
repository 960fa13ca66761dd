import { asLetter, type Engine, type Maker } from './engine.ts'
import { loadDriver } from './driver.ts'

const executablePath = '/usr/bin/firefox-esr'

/** Firefox ESR by WebDriver BiDi. */
export const firefox: Maker = { name: 'Firefox ESR', needs: { [executablePath]: 'firefox-esr' }, launch }

/** The part of Puppeteer that these tests use. Puppeteer is not among the project's packages. */
interface Puppeteer {
  launch: (options: object) => Promise<{ newPage: () => Promise<Page>; close: () => Promise<void> }>
}
interface Page {
  setViewport: (size: { width: number; height: number }) => Promise<void>
  goto: (address: string, options: { waitUntil: 'load' }) => Promise<unknown>
  evaluate: (expression: string) => Promise<unknown>
  click: (selector: string) => Promise<void>
  close: () => Promise<void>
  on: ((event: 'console', hear: (message: { type: () => string; text: () => string }) => void) => void) &
    ((event: 'pageerror', hear: (error: Error) => void) => void)
  keyboard: { press: (key: string) => Promise<void>; type: (text: string) => Promise<void> }
}

async function launch(siteUrl: string): Promise<Engine> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package is fetched when it is needed, its types are not
  const puppeteer = (await loadDriver('puppeteer-core')) as Puppeteer
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  return {
    close: () => browser.close(),
    open: async (width) => {
      const page = await browser.newPage()
      await page.setViewport({ width, height: 900 })
      const troubles: string[] = []
      page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
      page.on('pageerror', (error) => troubles.push(error.message))
      return {
        go: async (path) => void (await page.goto(new URL(path, siteUrl).href, { waitUntil: 'load' })),
        ask: (expression) => page.evaluate(expression),
        run: async (script) => void (await page.evaluate(`${script}; 0`)),
        press: async (...keys) => {
          for (const key of keys) await page.keyboard.press(asLetter(key))
        },
        write: (text) => page.keyboard.type(text),
        click: (selector) => page.click(selector),
        troubles: () => troubles,
        close: () => page.close(),
      }
    },
  }
}
