import type { ContentView } from '../../block-library/contract/content-view.ts'
import type { Snapshot } from '../../src/runtime/engine/snapshot.ts'
import { joinContent } from '../../src/site/joined/join-content.ts'
import { readProject } from '../../src/site/config/read-project.ts'
import { importModule } from './import-module.ts'
import { root, siteConfig as config } from './site-config.ts'

/** Returns every page published at `origin`, with its embedded content. */
export async function plannedPages(origin: string): Promise<(Snapshot & { content: ContentView })[]> {
  const project = await readProject(root, importModule)
  const { joined } = await joinContent({ ...project, config }, { origin })
  return joined.map((page) => ({ ...page, origin }))
}
