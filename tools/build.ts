import { parseArgs } from 'node:util'
import { createProgress } from '../src/publish/progress.ts'
import { publish } from '../src/publish/publish.ts'
import { stopwatch, type Lap } from '../src/publish/stopwatch.ts'

/**
 * `npm run build`: writes the published site to `dist/`. Options follow after `--`.
 * - `--last-good`: an endpoint that fails gives its answer of the last complete publish.
 * - `--samples`: publishes invented settings and clients at a deployed address, too.
 * - `--despite-content`: reports missing content and broken links, but publishes.
 * - `--timings`: prints the time of each phase.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    'last-good': { type: 'boolean' },
    samples: { type: 'boolean' },
    'despite-content': { type: 'boolean' },
    timings: { type: 'boolean' },
  },
})
const progress = createProgress(process.stdout)
const { pages, rendered, stale, findings, pictures } = await publish({
  root: process.cwd(),
  outDir: 'dist',
  lastGood: values['last-good'] ?? false,
  allowSamples: values.samples ?? false,
  despiteContent: values['despite-content'] ?? false,
  timed: values.timings ? stopwatch(tell) : progress.timed,
  onPicture: progress.onPicture,
})
progress.end(`${pages} pages, ${rendered} rendered, ${pages - rendered} unchanged, published in dist/`)
for (const line of stale) console.warn(line)
if (findings) console.warn(findings)
for (const line of pictures) console.log(line)

function tell({ phase, seconds, processor, memory }: Lap): void {
  const [wall, work] = [seconds, processor].map((value) => `${value.toFixed(2).padStart(6)} s`)
  console.log(`${wall} (${work?.trim()} of processor time, ${Math.round(memory / 1e6)} MB then)  ${phase}`)
}
