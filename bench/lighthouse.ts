import { execFile } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { launchChromium } from './chromium.ts'
import { installApart } from './install-apart.ts'
import { medianOf, readResult, type Measured } from './lighthouse-figures.ts'

/** The last version that runs on Node 20. */
const version = '12.8.2'

interface LighthouseSettings {
  /** Address of the served site. */
  address: string
  routes: string[]
  /** Runs of each route, of which the median counts. */
  runs: number
  /** Whether each run also measures the page with every script request blocked. */
  withoutScripts: boolean
  /** Folder in which Lighthouse is installed once. */
  cache: string
  /** Called with each route once all its runs are done. */
  onMeasured: (route: string, page: Measured, without: Measured | undefined) => void
}

/** Runs Lighthouse on each route as on a phone. */
export async function measureRoutes(settings: LighthouseSettings): Promise<void> {
  const { address, routes, runs, withoutScripts, cache, onMeasured } = settings
  const command = await fetchLighthouse(cache)
  for (const route of routes) {
    const { href } = new URL(route, address)
    const pages: Measured[] = []
    const withouts: Measured[] = []
    for (let count = 0; count < runs; count += 1) {
      // Only performance differs from run to run: one run measures the other categories.
      pages.push(await measure(command, [href, ...(count > 0 ? [performanceOnly] : [])]))
      // Both are measured in turn, so that the load of the machine is about equal for both.
      if (withoutScripts) withouts.push(await measure(command, [href, performanceOnly, blockScripts]))
    }
    onMeasured(route, medianOf(pages), withoutScripts ? medianOf(withouts) : undefined)
  }
}

const performanceOnly = '--only-categories=performance'
/** Scripting stays enabled, so `<noscript>` and `@media (scripting: none)` do not apply. */
const blockScripts = '--blocked-url-patterns=*.js'

/** Installs Lighthouse outside the project's own packages. Returns the file of its command. */
async function fetchLighthouse(cache: string): Promise<string> {
  await installApart(cache, { lighthouse: version })
  return join(cache, 'node_modules/lighthouse/cli/index.js')
}

/** Measures a page once. Lighthouse sometimes fails to record a trace and asks for another run. */
function measure(command: string, args: string[]): Promise<Measured> {
  const once = () => runInOwnBrowser(command, args)
  return once().catch(once)
}

/** Starts a browser for one run, so that nothing is cached from an earlier run. */
async function runInOwnBrowser(command: string, args: string[]): Promise<Measured> {
  const port = await freePort()
  const browser = await launchChromium({ args: [`--remote-debugging-port=${port}`] })
  try {
    const options = ['--quiet', '--output=json', `--port=${port}`]
    const { stdout } = await run('node', [command, ...args, ...options], { maxBuffer: 64_000_000 })
    return readResult(JSON.parse(stdout))
  } finally {
    await browser.close()
  }
}

const run = promisify(execFile)

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
