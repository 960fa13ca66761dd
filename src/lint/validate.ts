import { importConfigs } from '../site/config/import-configs.ts'
import { asDeployed } from '../site/config/override-site.ts'
import type { FoundProject } from '../site/config/project.ts'
import { readEnvironment } from '../site/config/read-environment.ts'
import { readProject } from '../site/config/read-project.ts'
import { findProblems, type Circumstances } from './find-problems.ts'
import type { Finding } from './finding.ts'
import { joinContent } from '../site/joined/join-content.ts'
import { rules } from './rules.ts'

/**
 * All that the rules find in the project at `root`, its content the embedded service's. `tellOthers` hears what its configs
 * import from elsewhere, unless one of them is broken.
 */
export async function validate(
  root: string,
  circumstances: Circumstances = {},
  tellOthers?: (files: string[]) => void,
): Promise<Finding[]> {
  return findWithContent(await readToValidate(root, circumstances, tellOthers), '', circumstances)
}

/** A project as it is validated: publishing takes the environment's telephone number and e-mail in place of the site's. */
export async function readToValidate(
  root: string,
  { deployed }: Circumstances,
  tellOthers?: (files: string[]) => void,
): Promise<FoundProject> {
  const found = await readProject(root, importConfigs(root, tellOthers))
  return deployed ? asDeployed(found, await readEnvironment(root)) : found
}

/** All that the rules find in a project, joined with what the content service at `host` answers; empty, with the embedded files. */
export async function findWithContent(
  found: FoundProject,
  host: string,
  circumstances?: Circumstances,
  which = rules,
): Promise<Finding[]> {
  const { config } = found
  // Without sound settings there is nothing that content could be joined with.
  return findProblems(
    config ? await joinContent({ ...found, config }, { host }) : found,
    which,
    circumstances,
  )
}
