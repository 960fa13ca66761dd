import { importConfigs } from '../../site/config/import-configs.ts'
import type { Project } from '../../site/config/project.ts'
import { readProject } from '../../site/config/read-project.ts'
import { soundProject } from '../../lint/sound-project.ts'

/** Reads the project at `root`. If its settings are invalid, throws an `AuthorError` with the findings to fix. */
export const projectToChange = async (root: string): Promise<Project> =>
  soundProject(await readProject(root, importConfigs(root)))
