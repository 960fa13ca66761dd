import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { hashOf } from '../src/util/hash-of.ts'

/**
 * `npm test`: checks format, lint, types and configs, and runs the tests that a push needs. `npm run test:all` adds those
 * that a release needs. `npm run check` omits the tests in `slow` and those in the browser. `npm run check -- --page
 * ADDRESS` checks one page: its findings and its rendering tests.
 * All steps run, even after a failure. The last line counts passes and failures of steps and tests.
 */
const report = '.tmp/vitest.json'
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    fast: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    page: { type: 'string' },
  },
})
const { fast, all, page } = values
const projects = fast ? ['unit', 'dom'] : ['unit', 'dom', 'browser']

/** Slow tests that `npm run check` omits: whole pages, builds, commands as processes, faults, waiting for a limit. */
const slow = [
  'tests/{engine,site}/pages/**',
  'tests/repo/ci-recipe*',
  'tests/site/unit/doc-examples*',
  'tests/engine/blocks/{contact,every-example,gallery-lightbox,no-own-words,screen-planner-faults,spoken}.test*',
  'tests/engine/shell/landmarks*',
  'tests/{engine,site}/faults/**',
  'tests/engine/unit/edit/**',
  'tests/engine/unit/{judged-pages,keep-names,validate-command,workbench-pages}.test.ts',
  'tests/engine/unit/enquiries/{confirmation,delivery,inbox}*',
  'tests/engine/unit/{doctor,generated-pages,last-findings,page-pictures,serve-command,server-files,server-mailbox,server-publishing}*',
  'tests/site/unit/site-content*',
]

/**
 * Tests for a release, only in `npm run test:all`: other sites and their commands, development with the editor's random
 * edits, publishing again, pictures of every width, other reading modes, odd content on every page, hostile requests.
 */
const release = [
  'tests/browser/{drawn-pairs,edit-sequences,long-words,own-blocks,pseudo-language,second-site}.test.ts',
  'tests/site/browser/{adding-a-page,after-a-deploy,canary,development,enquiry-buyer,film,hostile,paper,pictures}.test.ts',
  'tests/site/browser/{pixel-pitch-strip,prerender,pseudo-language,publishing-again,reading-modes,screen-sizes}.test.ts',
  'tests/site/pages/*odd-content.test.tsx',
  'tests/repo/deploy-recipe.test.ts',
  'tests/site/unit/{planner-properties,scaffold-site}.test.ts',
  'tests/engine/unit/{content-fuzz,hostile-html,load-module,new-site,scaffold*,server-hostile}.test.ts',
  'tests/engine/unit/{enquiries/killed,server-slow-clients,try-out}.test.ts',
]

let passed = 0
let failed = 0

if (page === undefined) {
  // By default, the cache is in node_modules. Worktrees that share it would overwrite each other's entries.
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', '.tmp/prettier.json']
  const prettier = ['--check', ...cache, '--log-level', 'warn', '.']
  await Promise.all([
    step('format', 'prettier', ...prettier),
    step('configs', 'node', 'tools/run.mjs', 'validate'),
    // Lint and types read generated files.
    step('generated', 'node', 'tools/run.mjs', 'schemas', '--ignored').then(() =>
      Promise.all([
        step('lint', 'oxlint', '-c', 'oxlint.config.mjs', '--type-aware', '--deny-warnings', '--quiet'),
        step('types', 'tsc', '-p', '.'),
      ]),
    ),
  ])
  await tests()
} else {
  await Promise.all([step('page', 'node', 'tools/run.mjs', 'validate', '--page', page), tests()])
}

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** Runs a step at the same time as the others. Prints its output together, above its line. */
async function step(name: string, command: string, ...args: string[]): Promise<void> {
  const began = performance.now()
  const child = start(command, args, 'pipe')
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
  const succeeded = await endOf(child)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${output}${succeeded ? '✓' : '✗'} ${name} (${seconds} s)`)
  count(succeeded ? 1 : 0, succeeded ? 0 : 1)
}

async function tests(): Promise<void> {
  rmSync(report, { force: true })
  const chosen = page === undefined ? projects.flatMap((project) => ['--project', project]) : testsOf(page)
  const omitted = page !== undefined || all ? [] : [...release, ...(fast ? slow : [])]
  for (const files of omitted) chosen.push('--exclude', files)
  if (fast)
    chosen.push('--experimental.fsModuleCache', `--experimental.fsModuleCachePath=${compiledModules()}`)
  const env = { ...(fast && { SHARED_MODULES: 'yes' }), ...(!all && { PAGES: 'one-of-each' }) }
  const succeeded = await endOf(start('vitest', ['run', ...chosen], 'inherit', env))
  const result = z.object({ numPassedTests: z.int(), numFailedTests: z.int() })
  try {
    const { numPassedTests, numFailedTests } = result.parse(JSON.parse(readFileSync(report, 'utf8')))
    // A file that cannot be loaded fails the run without a failed test.
    count(numPassedTests, succeeded ? numFailedTests : Math.max(numFailedTests, 1))
  } catch {
    count(0, 1)
  }
}

/** Returns Vitest's options for the rendering tests of pages with this address in their names. */
function testsOf(address: string): string[] {
  const folder = 'tests/site/pages'
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => /pages?\.test\.tsx$/.test(name))
    : []
  const escaped = address.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  const pattern = `(^|[\\s'])${escaped}([\\s']|$)`
  // One worker loads the modules of all these files once.
  return [
    '--project',
    'dom',
    '--passWithNoTests',
    '--maxWorkers=1',
    ...files.map((name) => `${folder}/${name}`),
    '-t',
    pattern,
  ]
}

/**
 * Returns the folder of Vitest's compiled modules for the next quick run. Each added, removed or renamed file gives a
 * new folder: a cached module looks for its imports at their old paths (vitest-dev/vitest#11246).
 */
function compiledModules(): string {
  const cache = '.tmp/test-modules'
  const files = ['src', 'bench', 'block-library', 'schemas', 'page-configs', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted(),
  )
  const now = `${cache}/${hashOf(...files)}`
  if (!existsSync(now)) rmSync(cache, { recursive: true, force: true })
  return now
}

function count(more: number, less: number): void {
  passed += more
  failed += less
}

/** Starts a command of the project's packages. */
function start(command: string, args: string[], stdio: 'pipe' | 'inherit', env: NodeJS.ProcessEnv = {}) {
  const path = `node_modules/.bin:${process.env.PATH}`
  return spawn(command, args, { stdio, env: { ...process.env, PATH: path, ...env } })
}

/** Resolves with whether the process ended with 0. */
function endOf(child: ReturnType<typeof start>): Promise<boolean> {
  return new Promise((settle) => {
    child.on('close', (code) => settle(code === 0))
    child.on('error', () => settle(false))
  })
}
