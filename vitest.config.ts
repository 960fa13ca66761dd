import { defineConfig, mergeConfig } from 'vitest/config'
import react from '@vitejs/plugin-react'

const shared = defineConfig({ plugins: [react()] })
const project = (name: string, test: object) => mergeConfig(shared, { test: { name, ...test } })

/** Three kinds of test: pure code in Node, React in jsdom, and the published site in a real browser. */
export default defineConfig({
  test: {
    // Vitest would leave one core of a small machine idle.
    maxWorkers: '100%',
    projects: [
      project('unit', {
        include: ['tests/unit/**/*.test.ts'],
        setupFiles: ['tests/support/fail-on-console.ts'],
      }),
      project('dom', {
        include: ['tests/{blocks,enquiry,pages,shell}/**/*.test.{ts,tsx}'],
        environment: 'jsdom',
        environmentOptions: { jsdom: { url: 'http://127.0.0.1:4173/' } },
        setupFiles: ['tests/support/fail-on-console.ts', 'tests/support/jsdom-setup.ts'],
      }),
      project('browser', {
        include: ['tests/browser/**/*.test.ts'],
        globalSetup: ['tests/support/serve-site.ts'],
        testTimeout: 60_000,
        hookTimeout: 60_000,
        fileParallelism: false,
      }),
    ],
  },
})
