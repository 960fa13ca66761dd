import { filesOfEngine, filesOfSite, isWhole } from '../generate/generated-files.ts'
import { loadSchemas, type Schemas } from '../generate/load-schemas.ts'
import { writeChanged } from '../generate/write-changed.ts'
import { engineOf } from '../../util/engine-of.ts'
import { importConfigs } from '../../site/config/import-configs.ts'
import { readProject } from '../../site/config/read-project.ts'

/** Loads the schemas of the project that a command works on. */
export type LoadSchemas = (root: string) => Promise<Schemas>

/** Result of writing the generated files. */
export interface Refreshed {
  /** Files that were stale. */
  written: string[]
  /** Whether the configs could be read. Otherwise the names of the site stay as they are: those of an unread file are still valid. */
  isWhole: boolean
}

/** Writes the files generated from the schemas and the site that are stale. */
export async function refresh(root: string, load: LoadSchemas = loadSchemas): Promise<Refreshed> {
  const schemas = await load(root)
  const project = await readProject(root, importConfigs(root))
  const whole = isWhole(project)
  const files = [
    ...(engineOf(root) === root ? filesOfEngine(schemas) : []),
    ...(whole ? filesOfSite(project, schemas) : []),
  ]
  return { written: await writeChanged(root, files), isWhole: whole }
}
