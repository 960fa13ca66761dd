import { existsSync } from 'node:fs'
import sparticuz from '@sparticuz/chromium'
import { chromium, type Browser, type LaunchOptions } from 'playwright-core'

/** Chromium: `CHROME_PATH`, else the system's, else the one npm brought. */
export async function launchChromium({ args = [], ...more }: LaunchOptions = {}): Promise<Browser> {
  const system = '/usr/bin/chromium'
  const executablePath =
    process.env.CHROME_PATH ?? (existsSync(system) ? system : await sparticuz.executablePath())
  return chromium.launch({
    ...more,
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', ...args],
  })
}
