import { join } from 'node:path'
import { mergeConfig, searchForWorkspaceRoot } from 'vite'
import { contentService } from '../src/author/dev/server/content-service-plugin.ts'
import { lastPublish } from '../src/author/dev/server/last-publish-plugin.ts'
import { editPlugin } from '../src/author/dev/server/edit-plugin.ts'
import { ownBlocksRestart } from '../src/author/dev/server/own-blocks-plugin.ts'
import { pageConfigs } from '../src/author/dev/server/page-configs-plugin.ts'
import { workbench } from '../src/author/dev/server/workbench-plugin.ts'
import { viteConfig } from '../src/publish/app/vite-config.ts'
import { engineName, engineOf } from '../src/util/engine-of.ts'

/** The site's folder. Its engine is the same folder here, and a package in other sites. */
const site = process.cwd()

/** Vitest's config for the tests of a site with an installed engine, whose files are TypeScript. */
export const testConfig = mergeConfig(viteConfig(site), {
  root: site,
  test: { server: { deps: { inline: [engineName] } } },
})

/** Vite's config for development: the config of publishing, and tools for authors. `vite.config.mjs` loads it. */
export const devConfig = mergeConfig(viteConfig(site), {
  // The guard of the studio's addresses is the first.
  plugins: [
    editPlugin(),
    pageConfigs(),
    workbench(),
    ownBlocksRestart(new URL('list.json', import.meta.url)),
    contentService(),
    lastPublish(),
  ],
  // Published files are not sources. Only this project's own .tmp is ignored: a copy of the project in it has sources.
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT || 5173),
    watch: { ignored: ['**/dist-*/**', join(site, '.tmp/**')] },
    fs: { allow: [engineOf(site), searchForWorkspaceRoot(site)] },
  },
})
