import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { engineName, engineOf } from '../../util/engine-of.ts'
import { ownBlocks } from '../../util/own-blocks.mjs'
import { brandStyles } from './brand-plugin.ts'
import { stableClassNames } from './stable-class-names-plugin.ts'

/** The libraries that hydrate an island. */
const libraries = /\/node_modules\/(?:react|react-dom|scheduler|styled-components|stylis|@emotion)\//

/** Returns Vite's config for the site in a folder, for publishing and development. Vite's root is the engine's folder. */
export const viteConfig = (site: string): InlineConfig => ({
  root: engineOf(site),
  publicDir: join(site, 'public'),
  envDir: site,
  // Below the project, not below its packages: two copies that share packages must not share this cache.
  cacheDir: join(site, '.tmp/vite'),
  // An installed engine is TypeScript as well, which Node and the bundling of dependencies refuse.
  ssr: { noExternal: [engineName] },
  optimizeDeps: { exclude: [engineName] },
  plugins: [react(), brandStyles(), stableClassNames(site), ownBlocks(engineOf(site), site)],
  // A site's own blocks draw with the engine's libraries.
  resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
  // Creates stable class names without a compile step: server and browser must have the same names.
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, pure: true } } },
  build: {
    // Every page contains the one style sheet, so no chunk needs to load it.
    cssCodeSplit: false,
    // The site's policy refuses a font inside a style sheet, and a page would load it even if it shows none of its letters.
    assetsInlineLimit: 0,
    // A published page itself names the files that it needs (src/publish/app/page-scripts.ts).
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
      treeshake: {
        propertyReadSideEffects: false,
        // A block of a site then loads the parts that it uses, and not all that the lists export.
        moduleSideEffects: [{ test: /\/block-library\/site-(?:blocks|parts)\.ts$/, sideEffects: false }],
      },
    },
  },
})
