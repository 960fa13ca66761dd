import { existsSync } from 'node:fs'
import sparticuz from '@sparticuz/chromium'
import { chromium, type Browser, type LaunchOptions } from 'playwright-core'

/** Starts Chromium headless: `CHROME_PATH`, else the system's Chromium, else the one of the npm package. */
export async function launchChromium({ args = [], ...more }: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROME_PATH ?? (existsSync(system) ? system : await npmChromium()),
    ...more,
    args: ['--headless', '--no-sandbox', '--disable-gpu', `--blink-settings=${blink.join()}`, ...args],
  })
}

const system = '/usr/bin/chromium'

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

/**
 * Returns the path of the unpacked Chromium of the npm package, or of the system's Chromium where the package does not
 * run. The npm one is identical on every machine and takes half the processor time, because it never has a window. Its
 * events are slower than visitors experience.
 */
export async function npmChromium(): Promise<string> {
  return process.platform === 'linux' && process.arch === 'x64' ? sparticuz.executablePath() : system
}
