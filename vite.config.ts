import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentService } from './src/build/content-service-plugin.ts'
import { leanRouter } from './src/build/lean-router-plugin.ts'
import { publishedSite } from './src/build/published-site-plugin.ts'
import { pageConfigs } from './src/build/page-configs-plugin.ts'

const host = '127.0.0.1'
const port = Number(process.env.PORT ?? 4173)

export default defineConfig({
  plugins: [react(), leanRouter(), pageConfigs(), contentService(), publishedSite()],
  // Stable class names without a compile step: server and browser must agree on them.
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, pure: true } } },
  build: {
    modulePreload: { polyfill: false },
    // It says which files a page's blocks load: budgets are counted from it.
    manifest: true,
    rolldownOptions: {
      // Each file compresses by itself, so all that every page needs is one; the entry beside it only starts it.
      output: { codeSplitting: { groups: [{ name: 'app', test: /\/src\/app\/wake\.tsx$/ }] } },
      // Reading a library's export does nothing else; else all its classes would stay.
      treeshake: { propertyReadSideEffects: false },
    },
  },
  server: { host },
  preview: { host, port, strictPort: true },
})
