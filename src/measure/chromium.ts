import sparticuz from '@sparticuz/chromium'
import { chromium, type Browser, type LaunchOptions } from 'playwright-core'

/** Starts Chromium, without a window. */
export async function launchChromium({ args = [], ...more }: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({
    ...more,
    executablePath: await findChromium(),
    args: ['--headless', '--no-sandbox', '--disable-gpu', ...args],
  })
}

/**
 * Where Chromium lies: `CHROME_PATH`, else the one npm brought, unpacked: it is the same on every machine and takes half
 * the processor's time; where that does not run, the system's.
 */
export async function findChromium(): Promise<string> {
  const npmRuns = process.platform === 'linux' && process.arch === 'x64'
  return process.env.CHROME_PATH ?? (npmRuns ? sparticuz.executablePath() : '/usr/bin/chromium')
}
