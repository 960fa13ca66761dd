import { existsSync } from 'node:fs'
import type { Browser } from 'playwright-core'

const installed = ['/usr/bin/google-chrome', '/usr/bin/chromium', '/usr/bin/chromium-browser']
/** Without the first one, a picture that is decoded again is missing for some frames. */
export const browserArguments =
  '--disable-checker-imaging --no-sandbox --disable-gpu --force-color-profile=srgb'.split(' ')

/** Starts a browser without a window. Returns how to get one if it is missing. */
export async function openBrowser(): Promise<Browser | string> {
  try {
    const { chromium } = await import('playwright-core')
    const executablePath = process.env.CHROME_PATH ?? installed.find(existsSync)
    return await chromium.launch({ args: browserArguments, ...(executablePath && { executablePath }) })
  } catch (error) {
    const [reason] = String(error).split('\n')
    const help = 'Run "npm i -D playwright-core" and "npx playwright-core install chromium-headless-shell"'
    return `No pixels were compared, because no browser starts (${reason}). ${help}, or set CHROME_PATH.`
  }
}
