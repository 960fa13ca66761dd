import { parseArgs } from 'node:util'
import { createProgress } from '../src/publish/progress.ts'
import { publish } from '../src/publish/publish.ts'
import { stopwatch, type Lap } from '../src/publish/stopwatch.ts'
import { commands } from '../src/author/commands/commands.mjs'

/** `npm run build`: writes the published site to `dist/`. */
const { values } = parseArgs({ args: process.argv.slice(3), ...commands.build })
const progress = createProgress(process.stdout)
const { pages, rendered, stale, findings, pictures } = await publish({
  root: process.cwd(),
  outDir: 'dist',
  lastGood: values['last-good'],
  allowSamples: values.samples,
  despiteContent: values['despite-content'],
  timed: values.timings ? stopwatch(logLap) : progress.timed,
  onPicture: progress.onPicture,
})
progress.end(`${pages} pages, ${rendered} rendered, ${pages - rendered} unchanged, published in dist/`)
for (const line of stale) console.warn(line)
if (findings) console.warn(findings)
for (const line of pictures) console.log(line)

function logLap({ phase, seconds, processor, memory }: Lap): void {
  const [wall, work] = [seconds, processor].map((value) => `${value.toFixed(2).padStart(6)} s`)
  console.log(`${wall} (${work?.trim()} of processor time, ${Math.round(memory / 1e6)} MB then)  ${phase}`)
}
