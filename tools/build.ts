import { parseArgs } from 'node:util'
import { createProgress } from '../src/publish/progress.ts'
import { previewFolder, publish } from '../src/publish/publish.ts'
import { readEnvironment } from '../src/site/config/read-environment.ts'
import { AuthorError } from '../src/util/author-error.ts'
import { commands } from '../src/author/command-line/commands.mjs'

const withoutAddress =
  'VITE_SITE_URL is missing: canonical links, link previews and the sitemap lead to http://127.0.0.1:4173. ' +
  'Set it to the address of the site: VITE_SITE_URL=https://www.example.com npm run build.'

/** `npm run build`: writes the published site to `dist/`. */
const { values } = parseArgs({ args: process.argv.slice(3), ...commands.build })
const root = process.cwd()
const { VITE_SITE_URL, VITE_ALLOW_SAMPLES } = await readEnvironment(root)
const outDir = values.drafts ? previewFolder : 'dist'
const isWithoutAddress = !VITE_SITE_URL && !VITE_ALLOW_SAMPLES && !values.samples && !values.drafts
if (isWithoutAddress && process.env.CI)
  throw new AuthorError(
    `${withoutAddress} With the variable CI set, nothing is published so. For a preview: npm run build -- --samples`,
    [],
  )

const progress = createProgress(process.stdout)
const { pages, rendered, findings, limits, pictures, nextChange } = await publish({
  root,
  outDir,
  lastGood: values['last-good'],
  allowSamples: values.samples,
  despiteContent: values['despite-content'],
  at: values.at,
  drafts: values.drafts,
  isPreview: values.drafts,
  runPhase: progress.runPhase,
  onPicture: progress.onPicture,
})
progress.end(`${pages} pages, ${rendered} rendered, ${pages - rendered} unchanged, published in ${outDir}/`)
if (findings) console.warn(findings)
for (const line of limits) console.warn(line)
if (isWithoutAddress) console.warn(withoutAddress)
for (const line of pictures) console.log(line)
if (nextChange !== undefined)
  console.log(`Publish again at ${new Date(nextChange).toISOString()}: something begins or ends then`)
