import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { publish } from '../src/publish/publish.ts'
import { publishedRoutes } from '../bench/published-routes.ts'
import { measureRoutes } from '../bench/lighthouse.ts'
import { missedGoals } from '../bench/lighthouse-figures.ts'
import { tableHead, tableRows } from '../bench/lighthouse-table.ts'
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
  const address = `${server.url}/`
  const packed = (await fetch(address)).headers.get('content-encoding')
  console.log(`${routes.length} routes, median of ${values.runs}, served with ${packed ?? 'no compression'}`)
  console.log(`  ${tableHead}`)
  await measureRoutes({
    address,
    routes,
    runs: Number(values.runs),
    withoutScripts: values['without-scripts'],
    cache: resolve('node_modules/.cache/lighthouse'),
    onMeasured: (route, page, without) => {
      const missed = missedGoals(page, without)
      failed += missed.length > 0 ? 1 : 0
      const [first, ...rest] = tableRows(route, page, without)
      console.log(`${missed.length > 0 ? '✗' : '✓'} ${first}`)
      for (const row of rest) console.log(`  ${row}`)
      for (const goal of missed) console.log(`      missed: ${goal}`)
    },
  })
} finally {
  await server.stop()
}
console.log(`${routes.length - failed} routes reach every goal, ${failed} do not`)
logLoad()
process.exitCode = failed > 0 && !values.report ? 1 : 0
