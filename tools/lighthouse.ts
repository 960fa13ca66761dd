import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { publish } from '../src/publish/publish.ts'
import { publishedRoutes } from '../bench/published-routes.ts'
import { measurePage } from '../bench/lighthouse.ts'
import { servedToMeasure, logLoad } from './served-to-measure.ts'
import { benchCommands } from './bench-commands.mjs'

/**
 * `npm run lighthouse`: publishes the site, or takes a published folder, serves it, and prints the medians of each
 * route.
 */
const { values } = parseArgs({ args: process.argv.slice(3), ...benchCommands.lighthouse })
const folder = values.folder ?? '.tmp/lighthouse'
if (values.folder === undefined) await publish({ root: process.cwd(), outDir: folder })
const routes = values.routes?.split(',') ?? (await publishedRoutes(resolve(folder)))
const server = await servedToMeasure(folder, console.log)
let failed = 0

try {
  for (const route of routes) {
    const { href } = new URL(route, `${server.url}/`)
    const page = await measurePage(href, Number(values.runs), resolve('node_modules/.cache/lighthouse'))
    failed += page.missed.length > 0 ? 1 : 0
    const row = Object.entries(page.values).map(([name, value]) => `${name} ${value}`)
    console.log(`${page.missed.length > 0 ? '✗' : '✓'} ${route}: ${row.join(', ')}`)
    for (const goal of page.missed) console.log(`    missed: ${goal}`)
  }
} finally {
  await server.stop()
}

console.log(`${routes.length - failed} routes reach every goal, ${failed} do not`)
logLoad()
process.exitCode = failed > 0 && !values.report ? 1 : 0
