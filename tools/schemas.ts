import { loadSchemas } from '../src/author/generate/load-schemas.ts'
import { refresh } from '../src/author/scaffold/refresh.ts'

/**
 * `npm run schemas`: writes the files generated from the schemas and the site's files, for editors, authors and the
 * content service. `--ignored` (`npm ci`) writes only those that git ignores, silently.
 */
const onlyIgnored = process.argv.includes('--ignored')
const files = await refresh(process.cwd(), loadSchemas, { docs: !onlyIgnored })
if (!onlyIgnored) for (const file of files) console.log(file)
