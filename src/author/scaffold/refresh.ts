import { docsOfEngine, docsOfSite, filesOfEngine, filesOfSite } from '../generate/generated-files.ts'
import { loadSchemas } from '../generate/load-schemas.ts'
import { writeChanged } from '../generate/write-changed.ts'
import { engineOf } from '../../util/engine-of.ts'
import { importConfigs } from '../../site/config/import-configs.ts'
import { readProject } from '../../site/config/read-project.ts'

/**
 * Writes the files generated from the schemas and the site that are out of date, and on request the docs, which are in
 * git. Returns the names of all of them.
 */
export async function refresh(root: string, { docs = false } = {}): Promise<string[]> {
  const schemas = await loadSchemas(root)
  const project = await readProject(root, importConfigs(root))
  const ofEngine = engineOf(root) === root ? await loadSchemas(root, false) : undefined
  const files = [
    ...(ofEngine ? filesOfEngine(ofEngine) : []),
    ...(ofEngine && docs ? docsOfEngine(ofEngine) : []),
    ...filesOfSite(project, schemas),
    ...(docs ? docsOfSite(project) : []),
  ]
  await writeChanged(root, files)
  return files.map(([file]) => file)
}
