import { existsSync } from 'node:fs'
import { chromium, type Browser, type LaunchOptions } from 'playwright-core'
import { npmChromium } from './npm-chromium.ts'

/**
 * Starts Chromium headless: `CHROME_PATH`, else the preferred one, else the other. Tests prefer the one of the npm
 * package, which is the same on every machine. Benches prefer the system's, which is the one that visitors have.
 */
export async function launchChromium(
  { args = [], ...more }: LaunchOptions = {},
  preferred: 'system' | 'npm' = 'system',
): Promise<Browser> {
  return chromium.launch({
    ...(await chosen(preferred)),
    ...more,
    args: ['--headless', '--no-sandbox', '--disable-gpu', `--blink-settings=${blink.join()}`, ...args],
  })
}

const system = '/usr/bin/chromium'

async function chosen(preferred: 'system' | 'npm'): Promise<LaunchOptions> {
  const { CHROME_PATH } = process.env
  if (CHROME_PATH) return { executablePath: CHROME_PATH }
  const installed = { executablePath: system }
  return preferred === 'system' && existsSync(system) ? installed : ((await npmChromium()) ?? installed)
}

const blink = [
  // A mouse that can hover. Our `--blink-settings` replace those of Playwright, which set the same.
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  // A headless browser does not know its network. Without this it loads lazy pictures from twice as far away as a phone
  // on 4G.
  'lazyLoadingImageMarginPxUnknown=1250',
]
