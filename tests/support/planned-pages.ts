import type { ContentView } from '../../block-library/contract/content-view.ts'
import type { Snapshot } from '../../src/runtime/engine/snapshot.ts'
import { joinContent } from '../../src/site/joined/join-content.ts'
import { readProject } from '../../src/site/config/read-project.ts'
import type { SiteConfig } from '../../src/site/config/site-config.ts'
import { importModule } from './import-module.ts'

/** Returns every page of a site published at `origin`, with its embedded content. */
export async function plannedPages(
  root: string,
  config: SiteConfig,
  origin: string,
): Promise<(Snapshot & { content: ContentView })[]> {
  const project = await readProject(root, importModule)
  const { joined } = await joinContent({ ...project, config }, { origin })
  return joined.map((page) => ({ ...page, origin }))
}
