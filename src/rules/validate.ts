import { importConfigs } from '../config/import-configs.ts'
import { overrideSite } from '../config/override-site.ts'
import type { FoundProject } from '../config/project.ts'
import { readEnvironment } from '../config/read-environment.ts'
import { readProject } from '../config/read-project.ts'
import { findProblems, type Circumstances } from './find-problems.ts'
import type { Finding } from './finding.ts'
import { joinContent } from './join-content.ts'
import { rules } from './rules.ts'

/** All that the rules find in the project at `root`, its content the embedded service's. */
export async function validate(root: string, circumstances: Circumstances = {}): Promise<Finding[]> {
  const found = await readProject(root, importConfigs(root))
  const judged = circumstances.deployed ? await asDeployed(found) : found
  return findWithContent(judged, '', circumstances)
}

/** With the settings that the environment gives, as publishing takes them. */
async function asDeployed(found: FoundProject): Promise<FoundProject> {
  const { config, root } = found
  return {
    ...found,
    config: config && { ...config, site: overrideSite(config.site, await readEnvironment(root)) },
  }
}

/** All that the rules find in a project, joined with what the content service at `host` answers; empty, with the embedded files. */
export async function findWithContent(
  found: FoundProject,
  host: string,
  circumstances?: Circumstances,
): Promise<Finding[]> {
  const { config } = found
  // Without sound settings there is nothing that content could be joined with.
  return findProblems(
    config ? await joinContent({ ...found, config }, { host }) : found,
    rules,
    circumstances,
  )
}
