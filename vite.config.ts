import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { knownNamesPlugin } from './src/author/dev-server/known-names-plugin.ts'
import { contentService } from './src/author/dev-server/content-service-plugin.ts'
import { globalStyleSheet } from './src/publish/app/global-style-plugin.ts'
import { pageConfigs } from './src/author/dev-server/page-configs-plugin.ts'
import { stableClassNames } from './src/publish/app/stable-class-names-plugin.ts'
import { workbench } from './src/author/dev-server/workbench-plugin.ts'

/** The libraries that hydrate an island. */
const libraries = /\/node_modules\/(?:react|react-dom|scheduler|styled-components|stylis|@emotion)\//

export default defineConfig({
  plugins: [
    react(),
    globalStyleSheet(),
    stableClassNames(),
    pageConfigs(),
    knownNamesPlugin(),
    workbench(),
    contentService(),
  ],
  // Stable class names without a compile step: server and browser must agree on them.
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, pure: true } } },
  build: {
    // The one style sheet is in every page: no chunk needs to ask for it.
    cssCodeSplit: false,
    // A published page names what it needs itself (src/publish/pages/page-preloads.ts).
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // It says which files a page's blocks load: budgets are counted from it.
    manifest: true,
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // Libraries change more seldom than our own code, so that visitors keep them through a deploy.
        codeSplitting: { groups: [{ name: 'libraries', test: libraries, priority: 1 }] },
      },
      // Reading a library's export does nothing else; else all its classes would stay.
      treeshake: { propertyReadSideEffects: false },
    },
  },
  // What is published meanwhile is no source; a copy of the project within .tmp is one.
  server: { host: '127.0.0.1', watch: { ignored: ['**/dist-*/**', resolve('.tmp/**')] } },
})
