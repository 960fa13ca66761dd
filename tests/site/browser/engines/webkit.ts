import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { loadDriver } from './driver.ts'
import type { Engine, Key, Maker } from './engine.ts'

const driver = '/usr/bin/WebKitWebDriver'
const display = '/usr/bin/Xvfb'
const screen = ':97'
const port = 4455

/**
 * WebKitGTK by its WebDriver, on its own screen. It has Safari's engine with other fonts, pictures, media and a window
 * of at least 450 px. Safari very likely draws and runs pages as it does. It proves nothing about touch, iOS's bars and
 * keyboard, saving of power, and films.
 */
export const webkit: Maker = {
  name: 'WebKitGTK',
  needs: { [driver]: 'webkit2gtk-driver', [display]: 'xvfb' },
  launch,
}

/** The part of Selenium that these tests use. Selenium is not among the project's packages. */
interface Selenium {
  Builder: new () => { usingServer: (address: string) => BuilderFor }
}
interface BuilderFor {
  withCapabilities: (capabilities: object) => { build: () => Promise<Driver> }
}
interface Driver {
  get: (address: string) => Promise<void>
  executeScript: (script: string) => Promise<unknown>
  executeAsyncScript: (script: string) => Promise<unknown>
  actions: () => { sendKeys: (...keys: string[]) => { perform: () => Promise<void> } }
  findElement: (by: { css: string }) => { click: () => Promise<void> }
  manage: () => { window: () => { setRect: (size: { width: number; height: number }) => Promise<unknown> } }
  quit: () => Promise<void>
}

/** WebDriver's own names of the keys. */
const keys: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  Space: '\uE00D',
}

async function launch(siteUrl: string): Promise<Engine> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package is fetched when it is needed, its types are not
  const { Builder } = (await loadDriver('selenium-webdriver')) as Selenium
  const stage = spawn(display, [screen, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' })
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen },
  })
  await pause(1_500)
  const close = async () => void [server, stage].map((child) => child.kill())
  return {
    close,
    open: async (width) => {
      const page = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({ browserName: 'MiniBrowser' })
        .build()
      await page.manage().window().setRect({ width, height: 900 })
      return {
        go: (path) => page.get(new URL(path, siteUrl).href),
        ask: (expression) =>
          page.executeAsyncScript(`const done = arguments[0]; Promise.resolve(${expression}).then(done)`),
        run: async (script) => void (await page.executeScript(script)),
        press: async (...pressed) => {
          for (const key of pressed) await page.actions().sendKeys(keys[key]).perform()
        },
        write: (text) => page.actions().sendKeys(text).perform(),
        click: (selector) => page.findElement({ css: selector }).click(),
        troubles: () => [],
        close: () => page.quit(),
      }
    },
  }
}
