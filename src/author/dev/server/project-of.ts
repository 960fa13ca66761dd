import * as bundler from 'rolldown'
import type { ViteDevServer } from 'vite'
import { siteOf } from '../../../publish/app/site-of.ts'
import { onceFor } from '../../../util/once-for.ts'
import { openProject, type DevelopmentProject } from '../project/open-project.ts'

/** Returns the project of a development server. Pages, findings and editor read from the same one. */
export const projectOf = onceFor((server: ViteDevServer): DevelopmentProject => {
  const { env } = server.config
  const project = openProject({
    root: siteOf(server.config),
    env,
    // Modules of the config can load no others after the start.
    bundler: () => Promise.resolve(bundler),
    load: (address) => server.ssrLoadModule(address),
  })
  server.httpServer?.once('close', project.close)
  process.once('exit', project.close)
  return project
})
