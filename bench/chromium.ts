import { existsSync } from 'node:fs'
import sparticuz from '@sparticuz/chromium'
import { chromium, type Browser, type LaunchOptions } from 'playwright-core'

/** Starts Chromium without a window: `CHROME_PATH`, else the system's, as visitors have it, else the one npm brought. */
export async function launchChromium({ args = [], ...more }: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROME_PATH ?? (existsSync(system) ? system : await npmChromium()),
    ...more,
    args: ['--headless', '--no-sandbox', '--disable-gpu', `--blink-settings=${blink.join()}`, ...args],
  })
}

const system = '/usr/bin/chromium'

const blink = [
  // As Playwright has it, whose own setting this one takes the place of: a mouse, whose pointer hovers.
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  // Without a window it does not know its network, and would load pictures from twice as far as a phone on 4G does.
  'lazyLoadingImageMarginPxUnknown=1250',
]

/**
 * Where the Chromium lies that npm brought, unpacked: it is the same on every machine and takes half the processor's time,
 * as it never has a window, but tells of slower events than visitors meet. Where it does not run, the system's.
 */
export async function npmChromium(): Promise<string> {
  return process.platform === 'linux' && process.arch === 'x64' ? sparticuz.executablePath() : system
}
