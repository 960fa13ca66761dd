import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { knownNamesPlugin } from './src/authoring/known-names-plugin.ts'
import { contentService } from './src/publish/app/content-service-plugin.ts'
import { globalStyleSheet } from './src/publish/app/global-style-plugin.ts'
import { leanReact } from './src/publish/app/lean-react-plugin.ts'
import { leanRouter } from './src/publish/app/lean-router-plugin.ts'
import { leanStylis } from './src/publish/app/lean-stylis-plugin.ts'
import { pageConfigs } from './src/publish/app/page-configs-plugin.ts'
import { stableClassNames } from './src/publish/app/stable-class-names-plugin.ts'
import { workbench } from './src/publish/app/workbench-plugin.ts'

/** What draws every page and is not ours. */
const libraries =
  /\/node_modules\/(?:react|react-dom|react-router|scheduler|styled-components|stylis|@emotion)\//

export default defineConfig({
  plugins: [
    react(),
    globalStyleSheet(),
    leanReact(),
    leanRouter(),
    leanStylis(),
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
      // What every page begins with, and what hydrates every page: few files, since each compresses by itself, but more
      // than one, since each is evaluated in a task of its own (src/app/evaluate-in-turn.ts), and what the site is
      // made of changes oftener than the libraries.
      output: {
        // The app holds the names of all other files, and no packing makes their hashes shorter.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            { name: 'start', test: /\/src\/app\/main\.ts$/, priority: 1 },
            { name: 'libraries', test: libraries, priority: 1 },
            { name: 'app', test: /\/src\/app\/hydrate\.tsx$/ },
          ],
        },
      },
      // Reading a library's export does nothing else; else all its classes would stay.
      treeshake: { propertyReadSideEffects: false },
    },
  },
  // What is published meanwhile is no source; a copy of the project within .tmp is one.
  server: { host: '127.0.0.1', watch: { ignored: ['**/dist-*/**', resolve('.tmp/**')] } },
})
