import { joinContent } from '../../src/site/joined/join-content.ts'
import type { JoinedSite } from '../../src/site/joined/joined-site.ts'
import { readProject } from '../../src/site/config/read-project.ts'
import type { SiteConfig } from '../../src/site/config/site-config.ts'
import { importModule } from './import-module.ts'
import { root } from './root.ts'

/** Returns a site with its embedded content, by default that of the repository. Throws if its settings are invalid. */
export async function joinedSite(folder = root, siteConfig?: SiteConfig): Promise<JoinedSite> {
  const project = await readProject(folder, importModule)
  const config = siteConfig ?? project.config
  if (!config) throw new Error('The site settings are invalid')
  return joinContent({ ...project, config })
}
