import { parseArgs } from 'node:util'
import { commands } from '../src/author/command-line/commands.mjs'
import { refresh } from '../src/author/scaffold/refresh.ts'

/**
 * `npm run schemas`: writes the files generated from the schemas and the site's files, for editors, authors and the
 * content service.
 */
const { ignored } = parseArgs({ args: process.argv.slice(3), ...commands.schemas }).values
const files = await refresh(process.cwd(), { docs: !ignored })
if (!ignored) for (const file of files) console.log(file)
