import { commands } from '../src/author/commands/commands.mjs'
import { parseArgs } from 'node:util'
import { refresh } from '../src/author/scaffold/refresh.ts'

/**
 * `npm run schemas`: writes the files generated from the schemas and the site's files, for editors, authors and the
 * content service.
 */
const { values } = parseArgs({ args: process.argv.slice(3), ...commands.schemas })
const { written, isWhole } = await refresh(process.cwd())
for (const file of written) console.log(`written  ${file}`)
if (!isWhole)
  console.log(
    'The names of the site stay as they are: its configs cannot be read. npm run validate says why.',
  )
else if (written.length === 0) console.log('All generated files are up to date')
if (values.check && written.length > 0) process.exitCode = 1
