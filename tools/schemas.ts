import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { filesOfEngine, filesOfSite } from '../src/authoring/generated-files.ts'
import { loadSchemas } from '../src/authoring/load-schemas.ts'
import { importConfigs } from '../src/config/import-configs.ts'
import { readProject } from '../src/config/read-project.ts'

/** `npm run schemas`: writes what is made of the schemas and of the site's files for editors, authors and the content service. */
const root = process.cwd()
const project = await readProject(root, importConfigs(root))
const schemas = await loadSchemas(root)
for (const [file, text] of [...filesOfEngine(schemas), ...(await filesOfSite(project, schemas))]) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  console.log(file)
}
