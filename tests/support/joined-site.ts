import { joinContent } from '../../src/site/joined/join-content.ts'
import type { JoinedSite } from '../../src/site/joined/joined-site.ts'
import { readProject } from '../../src/site/config/read-project.ts'
import { importModule } from './import-module.ts'
import { root } from './root.ts'

/** Returns the repository's site with its embedded content. Throws if its settings are invalid. */
export async function joinedSite(): Promise<JoinedSite> {
  const project = await readProject(root, importModule)
  const { config } = project
  if (!config) throw new Error('The site settings are invalid')
  return joinContent({ ...project, config })
}
