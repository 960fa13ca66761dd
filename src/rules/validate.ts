import { importConfigs } from '../config/import-configs.ts'
import { readProject } from '../config/read-project.ts'
import { findProblems, type Circumstances } from './find-problems.ts'
import type { Finding } from './finding.ts'
import { joinContent } from './join-content.ts'
import type { Project } from '../config/project.ts'
import { rules } from './rules.ts'

/** All that the rules find in the project at `root`, its content the embedded service's. */
export async function validate(root: string, circumstances?: Circumstances): Promise<Finding[]> {
  const project = await readProject(root, importConfigs(root))
  const { config } = project
  // Without sound settings there is nothing that content could be joined with.
  if (!config) return findProblems(project, rules, circumstances)
  const sound: Project = { ...project, config }
  return findProblems(await joinContent(sound), rules, circumstances)
}
