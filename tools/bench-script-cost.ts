import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { launchChromium } from '../bench/chromium.ts'
import { measureMainThread, type MainThread } from '../bench/main-thread.ts'
import { median } from '../bench/median.ts'
import { publishedRoutes } from '../bench/published-routes.ts'
import { publish } from '../src/publish/publish.ts'
import { servedToMeasure } from './served-to-measure.ts'
import { benchCommands } from './bench-commands.mjs'

/**
 * `npm run bench:script-cost`: measures the processor time of each page's main thread with its scripts and with every
 * script request blocked, in turn, and prints both medians and the difference.
 */
const { values } = parseArgs({ args: process.argv.slice(3), ...benchCommands['bench:script-cost'] })
const folder = values.folder ?? '.tmp/script-cost'
if (values.folder === undefined) await publish({ root: process.cwd(), outDir: folder })
const routes = values.routes?.split(',') ?? (await publishedRoutes(resolve(folder)))
const server = await servedToMeasure(folder, () => undefined)
try {
  console.log('processor ms, 4× slower'.padEnd(44) + 'main thread'.padStart(24) + 'over 50 ms'.padStart(24))
  for (const route of routes) await measureRoute(route)
} finally {
  await server.stop()
}

async function measureRoute(route: string): Promise<void> {
  const runs = { with: new Array<MainThread>(), without: new Array<MainThread>() }
  for (let run = 0; run < Number(values.runs); run += 1) {
    runs.with.push(await measureOnce(route, false))
    runs.without.push(await measureOnce(route, true))
  }
  const compare = (of: keyof MainThread) => {
    const withScripts = median(runs.with.map((measured) => measured[of]))
    const without = median(runs.without.map((measured) => measured[of]))
    return `${withScripts.toFixed(0)} − ${without.toFixed(0)} = ${(withScripts - without).toFixed(0)}`
  }
  console.log(route.padEnd(44) + compare('total').padStart(24) + compare('blocking').padStart(24))
}

/** Starts a browser of its own for each run, so that nothing is cached or warm from an earlier run. */
async function measureOnce(route: string, withoutScripts: boolean): Promise<MainThread> {
  const browser = await launchChromium()
  try {
    return await measureMainThread(browser, new URL(route, server.url).href, { withoutScripts })
  } finally {
    await browser.close()
  }
}
