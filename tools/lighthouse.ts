import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { publish } from '../src/publish/publish.ts'
import { publishedRoutes } from '../src/measure/published-routes.ts'
import { measureRoutes } from '../src/measure/lighthouse.ts'
import { figures, missedGoals } from '../src/measure/lighthouse-figures.ts'
import { servedToMeasure, tellLoad } from './served-to-measure.ts'

/**
 * `npm run lighthouse -- [--routes /,/contact] [--runs 5] [--report]`: publishes the site, serves it, and prints the
 * medians of each route. A route below a goal fails it, unless it should only report.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    routes: { type: 'string' },
    runs: { type: 'string', default: '5' },
    report: { type: 'boolean', default: false },
  },
})
const outDir = '.tmp/lighthouse'
await publish({ root: process.cwd(), outDir })
const routes = values.routes?.split(',') ?? (await publishedRoutes(resolve(outDir)))
const server = await servedToMeasure(outDir, console.log)
let failed = 0
try {
  const address = `${server.url}/`
  const packed = (await fetch(address)).headers.get('content-encoding')
  console.log(`${routes.length} routes, median of ${values.runs}, served with ${packed ?? 'no compression'}`)
  console.log(figures.map(({ name }) => name).join(' · '))
  await measureRoutes({
    address,
    routes,
    runs: Number(values.runs),
    cache: resolve('node_modules/.cache/lighthouse'),
    onMeasured: (route, measured) => {
      const missed = missedGoals(measured)
      failed += missed.length > 0 ? 1 : 0
      console.log(`${missed.length > 0 ? '✗' : '✓'} ${route.padEnd(48)} ${measured.values.join(' · ')}`)
      for (const what of missed) console.log(`    ${what}`)
    },
  })
} finally {
  await server.stop()
}
console.log(`${routes.length - failed} routes reach every goal, ${failed} do not`)
tellLoad()
process.exitCode = failed > 0 && !values.report ? 1 : 0
