import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesOfEngine, filesOfSite } from '../authoring/generated-files.ts'
import { loadSchemas } from '../authoring/load-schemas.ts'
import { importConfigs } from '../config/import-configs.ts'
import { readProject } from '../config/read-project.ts'

/** Writes what is made of the schemas and of the site's files; the names of the files. */
export async function refresh(root: string): Promise<string[]> {
  const schemas = await loadSchemas(root)
  const project = await readProject(root, importConfigs(root))
  const files = [...filesOfEngine(schemas), ...(await filesOfSite(project, schemas))]
  for (const [file, text] of files) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  return files.map(([file]) => file)
}
