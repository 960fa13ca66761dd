import { importConfigs } from '../../site/config/import-configs.ts'
import type { Project } from '../../site/config/project.ts'
import { readProject } from '../../site/config/read-project.ts'
import { findingsError } from '../../lint/load-config.ts'
import { findProblems } from '../../lint/find-problems.ts'

/** Reads the project at `root`. If its settings are invalid, throws an `AuthorError` with the findings to fix. */
export async function openProject(root: string): Promise<Project> {
  const project = await readProject(root, importConfigs(root))
  const { config } = project
  if (!config) throw findingsError(findProblems(project))
  return { ...project, config }
}
