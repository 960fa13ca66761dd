import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, searchForWorkspaceRoot } from 'vite'
import { knownNamesPlugin } from './src/author/dev-server/known-names-plugin.ts'
import { editPlugin } from './src/author/dev-server/edit-plugin.ts'
import { contentService } from './src/author/dev-server/content-service-plugin.ts'
import { brandStyles } from './src/publish/app/brand-plugin.ts'
import { pageConfigs } from './src/author/dev-server/page-configs-plugin.ts'
import { stableClassNames } from './src/publish/app/stable-class-names-plugin.ts'
import { workbench } from './src/author/dev-server/workbench-plugin.ts'
import { engineName, engineOf } from './src/util/engine-of.ts'

/** The site's folder. Its engine, which is Vite's root, is the same folder here, and a package in other sites. */
const site = process.cwd()
const engine = engineOf(site)

/** The libraries that hydrate an island. */
const libraries = /\/node_modules\/(?:react|react-dom|scheduler|styled-components|stylis|@emotion)\//

export default defineConfig({
  root: engine,
  publicDir: join(site, 'public'),
  envDir: site,
  // Below the project, not below its packages: two copies that share packages must not share this cache.
  cacheDir: join(site, '.tmp/vite'),
  // An installed engine is TypeScript as well, which Node and the bundling of dependencies refuse.
  ssr: { noExternal: [engineName] },
  optimizeDeps: { exclude: [engineName] },
  plugins: [
    react(),
    brandStyles(),
    stableClassNames(),
    pageConfigs(),
    knownNamesPlugin(),
    workbench(),
    editPlugin(),
    contentService(),
  ],
  // Creates stable class names without a compile step: server and browser must have the same names.
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, pure: true } } },
  build: {
    // Every page contains the one style sheet, so no chunk needs to load it.
    cssCodeSplit: false,
    // A published page itself names the files that it needs (src/publish/pages/page-preloads.ts).
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // Lists the files that a page's blocks load. The budgets are computed from it.
    manifest: true,
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // Libraries change less often than the site's own code, so visitors keep them cached over a deploy.
        codeSplitting: { groups: [{ name: 'libraries', test: libraries, priority: 1 }] },
      },
      // Reading a library's export has no side effects. Without this setting, unused classes of libraries would stay.
      treeshake: { propertyReadSideEffects: false },
    },
  },
  // Published files are not sources. Only this project's own .tmp is ignored: a copy of the project in it has sources.
  server: {
    host: '127.0.0.1',
    watch: { ignored: ['**/dist-*/**', join(site, '.tmp/**')] },
    fs: { allow: [engine, searchForWorkspaceRoot(site)] },
  },
})
