import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'

const installed = ['/usr/bin/google-chrome', '/usr/bin/chromium', '/usr/bin/chromium-browser']
/** Folder of the Chromium that the tests of this repository unpack, with its libraries and its font. */
const unpacked = 'node_modules/.cache/chromium'

/** Starts a browser without a window. Returns how to get one if there is none. */
export async function openBrowser(): Promise<Browser | string> {
  const playwright = await import('playwright-core').catch(() => undefined)
  if (!playwright)
    return 'No pixels were compared: install a browser by "npm i -D playwright-core" and "npx playwright-core install chromium-headless-shell".'
  const { chromium } = playwright
  const [version] = existsSync(unpacked)
    ? readdirSync(unpacked).filter((name) => existsSync(join(unpacked, name, 'chromium')))
    : []
  const own = version === undefined ? undefined : join(process.cwd(), unpacked, version)
  const { CHROME_PATH } = process.env
  const executablePath =
    CHROME_PATH ?? (own === undefined ? installed.find(existsSync) : join(own, 'chromium'))
  const libraries =
    own !== undefined && CHROME_PATH === undefined
      ? { LD_LIBRARY_PATH: join(own, 'libraries/lib'), FONTCONFIG_PATH: own }
      : {}
  try {
    return await chromium.launch({
      ...(executablePath !== undefined && { executablePath }),
      env: { ...process.env, ...libraries },
      args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--force-color-profile=srgb'],
    })
  } catch (error) {
    const [reason = ''] = String(error).split('\n')
    return `No pixels were compared, because no browser starts (${reason}). Run "npx playwright-core install chromium-headless-shell", or set CHROME_PATH.`
  }
}
