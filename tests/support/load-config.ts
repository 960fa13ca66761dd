import { findProblems } from '../../src/lint/find-problems.ts'
import { findingsError } from '../../src/lint/sound-project.ts'
import type { ImportModule } from '../../src/site/config/read-config-file.ts'
import { readProject } from '../../src/site/config/read-project.ts'
import type { SiteConfig } from '../../src/site/config/site-config.ts'

/** Reads the configs of the project at `root`. Throws an `AuthorError` that lists every error. */
export async function loadConfig(root: string, importModule: ImportModule): Promise<SiteConfig> {
  const project = await readProject(root, importModule)
  const errors = findProblems(project).filter(({ severity }) => severity === 'error')
  if (errors.length > 0 || !project.config) throw findingsError(errors)
  return project.config
}
