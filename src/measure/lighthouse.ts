import { execFile } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { launchChromium } from './chromium.ts'
import { installApart } from './install-apart.ts'
import { medianOf, readResult, type Measured } from './lighthouse-figures.ts'

/** The last line that runs on Node 20. */
const version = '12.8.2'

interface ToMeasure {
  /** Where the site is served. */
  address: string
  routes: string[]
  /** Runs of each route; the median counts. */
  runs: number
  /** Where Lighthouse is fetched to, once. */
  cache: string
  /** Called with each route as soon as it is measured. */
  onMeasured: (route: string, measured: Measured) => void
}

/** Runs Lighthouse, as on a phone, on each route. */
export async function measureRoutes({ address, routes, runs, cache, onMeasured }: ToMeasure): Promise<void> {
  const command = await fetchLighthouse(cache)
  for (const route of routes) {
    const measured: Measured[] = []
    for (let count = 0; count < runs; count += 1) {
      const { href } = new URL(route, address)
      // Only how fast a page is differs from run to run: the rest is asked once.
      const asked = count > 0 ? ['--only-categories=performance'] : []
      const once = () => measure(command, [href, ...asked])
      // Now and then it misses what it meant to record, says so, and asks to be run again.
      measured.push(await once().catch(once))
    }
    onMeasured(route, medianOf(measured))
  }
}

/** Installs Lighthouse apart from the project. Returns the command's file. */
async function fetchLighthouse(cache: string): Promise<string> {
  await installApart(cache, { lighthouse: version })
  return join(cache, 'node_modules/lighthouse/cli/index.js')
}

/** One run, in a browser of its own: it must not find what an earlier one left there. */
async function measure(command: string, args: string[]): Promise<Measured> {
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
