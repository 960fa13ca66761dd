import { parseArgs } from 'node:util'
import { publish } from '../src/build/publish.ts'
import { importModule } from './import-module.ts'

/**
 * `npm run build`: writes the published site to `dist/`. With `-- --last-good`, endpoints that fail give what they
 * answered when the whole site was last published.
 */
const { values } = parseArgs({ args: process.argv.slice(3), options: { 'last-good': { type: 'boolean' } } })
const { pages, stale } = await publish({
  root: process.cwd(),
  outDir: 'dist',
  importModule,
  lastGood: values['last-good'] ?? false,
})
for (const line of stale) console.warn(line)
console.log(`${pages} pages published in dist/`)
