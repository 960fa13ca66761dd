import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser } from 'playwright-core'

const installed = ['/usr/bin/google-chrome', '/usr/bin/chromium', '/usr/bin/chromium-browser']
/** Folder of the Chromium that the tests of this repository unpack, with its libraries and its font. */
const unpacked = resolve('node_modules/.cache/chromium')
const help = 'Run "npx playwright-core install chromium-headless-shell", or set CHROME_PATH.'

/** Starts a browser without a window. Returns how to get one if it is missing. */
export async function openBrowser(): Promise<Browser | string> {
  const playwright = await import('playwright-core').catch(() => undefined)
  if (!playwright)
    return `No pixels were compared. Install playwright-core: npm i -D playwright-core. ${help}`
  const folders = existsSync(unpacked) ? readdirSync(unpacked).map((name) => join(unpacked, name)) : []
  const own = folders.find((folder) => existsSync(join(folder, 'chromium')))
  const executablePath = process.env.CHROME_PATH ?? (own ? join(own, 'chromium') : installed.find(existsSync))
  try {
    return await playwright.chromium.launch({
      ...(executablePath !== undefined && { executablePath }),
      ...(own !== undefined && {
        env: { ...process.env, LD_LIBRARY_PATH: `${own}/libraries/lib`, FONTCONFIG_PATH: own },
      }),
      // Otherwise a picture that is decoded again, after its memory was needed, is missing for some frames.
      args: ['--disable-checker-imaging', '--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
    })
  } catch (error) {
    const [reason = ''] = String(error).split('\n')
    return `No pixels were compared, because no browser starts (${reason}). ${help}`
  }
}
