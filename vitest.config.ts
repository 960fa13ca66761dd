import { defineConfig, mergeConfig } from 'vitest/config'
import { BaseSequencer, type Reporter, type TestSpecification } from 'vitest/node'
import react from '@vitejs/plugin-react'
import { ownBlocks } from './src/util/own-blocks.mjs'

const root = import.meta.dirname
const shared = defineConfig({ plugins: [react(), ownBlocks(root, root)] })
const project = (name: string, test: object) => mergeConfig(shared, { test: { name, ...test } })

const long =
  /(allowed-edits|edits|edit-sequences|own-blocks|development|edit-mode|detail-pages|other-pages|second-site|every-example|diff-command|rules|ci-recipe|policy|scripts)\.test\.tsx?$/
const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId)

/** Starts the longest files first, so that no worker still runs one at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is Vitest's, not an array's
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/** Names the tests that passed only in their second run. */
const retried: Reporter = {
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) console.warn(`passed only in its second run: ${test.fullName}`)
  },
}

/** Names the shorter commands when Vitest was started without a choice of tests. */
const announced: Reporter = {
  onTestRunStart(files) {
    const projects = new Set(files.map((file) => file.project.name))
    if (projects.size === 4)
      console.warn('All tests, for about 10 minutes. Shorter: npm run check, npm test, npx vitest run NAME')
  },
}

/**
 * Tests of pure code in Node, of React in jsdom, and of the published site in a real browser. `npm run engines` alone
 * runs the most important of the latter in other browsers too.
 */
export default defineConfig({
  test: {
    // By default, Vitest leaves one core of a small machine idle.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // tools/check.ts reads the file.
    reporters: ['default', ['json', { outputFile: '.tmp/vitest.json' }], retried, announced],
    projects: [
      project('unit', {
        include: ['tests/{engine,site}/unit/**/*.test.ts', 'tests/repo/**/*.test.ts'],
        // Files share a worker and its modules, which take longer to load than most files run.
        isolate: false,
        globalSetup: ['tests/support/examples-folder.ts'],
        setupFiles: ['tests/support/undo-after-test.ts', 'tests/support/fail-on-console.ts'],
        // For a busy machine. Limits of time are measured in benches.
        testTimeout: 120_000,
        hookTimeout: 120_000,
        expect: { poll: { timeout: 60_000 } },
      }),
      project('dom', {
        include: ['tests/{engine,site}/{author,blocks,enquiry,faults,pages,shell}/**/*.test.{ts,tsx}'],
        environment: 'jsdom',
        environmentOptions: { jsdom: { url: 'http://127.0.0.1:4173/' } },
        globalSetup: ['tests/support/examples-folder.ts'],
        // Files share a worker. Setup files reset the state before each of them, and after each test.
        isolate: false,
        sequence: { setupFiles: 'list', groupOrder: 1 },
        setupFiles: [
          'tests/support/fresh-file.ts',
          'tests/support/undo-after-test.ts',
          'tests/support/fail-on-console.ts',
          'tests/support/jsdom-setup.ts',
        ],
        // Otherwise jsdom would read all styles again whenever styled-components adds one.
        env: { SC_DISABLE_SPEEDY: 'false' },
        testTimeout: 60_000,
      }),
      project('browser', {
        include: ['tests/browser/*.test.ts', 'tests/site/browser/*.test.ts'],
        globalSetup: ['tests/support/serve-site.ts', 'tests/support/examples-folder.ts'],
        isolate: false,
        sequence: { groupOrder: 2 },
        // A missing element fails sooner, by `poll`. The long limits are for a build on a busy machine.
        testTimeout: 120_000,
        hookTimeout: 240_000,
        expect: { poll: { timeout: 30_000 } },
        // A browser on a busy machine can miss a limit of time. The report names each test that needed it.
        retry: 1,
      }),
      project('engines', {
        include: ['tests/site/browser/engines/**/*.test.ts'],
        globalSetup: ['tests/support/serve-site.ts'],
        sequence: { groupOrder: 3 },
        testTimeout: 600_000,
        hookTimeout: 240_000,
        expect: { poll: { timeout: 15_000 } },
      }),
    ],
  },
})
