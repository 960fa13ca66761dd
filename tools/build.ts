import { parseArgs } from 'node:util'
import { createProgress } from '../src/publish/progress.ts'
import { publish } from '../src/publish/publish.ts'
import { commands } from '../src/author/commands/commands.mjs'

/** `npm run build`: writes the published site to `dist/`. */
const { values } = parseArgs({ args: process.argv.slice(3), ...commands.build })
const progress = createProgress(process.stdout)
const { pages, rendered, findings, pictures } = await publish({
  root: process.cwd(),
  outDir: 'dist',
  lastGood: values['last-good'],
  allowSamples: values.samples,
  despiteContent: values['despite-content'],
  runPhase: progress.runPhase,
  onPicture: progress.onPicture,
})
progress.end(`${pages} pages, ${rendered} rendered, ${pages - rendered} unchanged, published in dist/`)
if (findings) console.warn(findings)
for (const line of pictures) console.log(line)
