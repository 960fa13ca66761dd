import { importConfigs } from '../site/config/import-configs.ts'
import { asDeployed } from '../site/config/override-site.ts'
import type { FoundProject } from '../site/config/project.ts'
import { readEnvironment } from '../site/config/read-environment.ts'
import { readProject } from '../site/config/read-project.ts'
import { findProblems, type Circumstances } from './find-problems.ts'
import type { Finding } from './finding.ts'
import { publicMoment } from '../site/config/shown-config.ts'
import { joinContent } from '../site/joined/join-content.ts'

/**
 * Returns the findings of all rules in the project at `root`, with the content of the embedded service.
 * `reportImports` receives the files outside `page-configs/` that configs import, unless a config cannot be read.
 */
export async function validate(
  root: string,
  circumstances: Circumstances = {},
  reportImports?: (files: string[]) => void,
): Promise<Finding[]> {
  return findWithContent(await readToValidate(root, circumstances, reportImports), '', circumstances)
}

/** Reads a project for validation. If `deployed`, settings of the environment override the site's, as in publishing. */
export async function readToValidate(
  root: string,
  { deployed }: Circumstances,
  reportImports?: (files: string[]) => void,
): Promise<FoundProject> {
  const project = await readProject(root, importConfigs(root, reportImports))
  return deployed ? asDeployed(project, await readEnvironment(root)) : project
}

/** Returns the findings in a project and the content service's answers. An empty `host` means the embedded files. */
export async function findWithContent(
  project: FoundProject,
  host: string,
  circumstances?: Circumstances,
): Promise<Finding[]> {
  const { config } = project
  // Content cannot be joined if the site's settings are invalid.
  return findProblems(
    config
      ? await joinContent({ ...project, config }, { host, moment: publicMoment(config, circumstances?.at) })
      : project,
    circumstances,
  )
}
