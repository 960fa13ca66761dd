import sparticuz from '@sparticuz/chromium'
import { chromium, type Browser, type LaunchOptions } from 'playwright-core'

/** Starts Chromium, without a window. */
export async function launchChromium({ args = [], ...more }: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({
    ...more,
    executablePath: await findChromium(),
    args: ['--headless', '--no-sandbox', '--disable-gpu', `--blink-settings=${blink.join()}`, ...args],
  })
}

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
 * Where Chromium lies: `CHROME_PATH`, else the one npm brought, unpacked: it is the same on every machine and takes half
 * the processor's time; where that does not run, the system's.
 */
export async function findChromium(): Promise<string> {
  const npmRuns = process.platform === 'linux' && process.arch === 'x64'
  return process.env.CHROME_PATH ?? (npmRuns ? sparticuz.executablePath() : '/usr/bin/chromium')
}
