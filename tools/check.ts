import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { hashOf } from '../src/util/hash-of.ts'
import { benchCommands } from './bench-commands.mjs'
import { release, slow } from './check-lists.ts'
import { failureOf, summaryOf, type Failure } from './check-summary.ts'

/**
 * `npm test`: checks format, lint, types and configs, and runs the tests that a push needs. `npm run test:all` adds those
 * that a release needs. `npm run check` omits the tests in `slow`, of React and in the browser.
 * `npm run check -- --page ADDRESS` checks one page: its findings and its rendering tests.
 * All steps run, even after a failure. The last line counts passes and failures of steps and tests, and names what failed.
 */
const report = '.tmp/vitest.json'
/** Tests of every page that has an address without a parameter. */
const renderingTests = 'tests/site/pages/every-page.test.tsx'
const { values } = parseArgs({ args: process.argv.slice(3), ...benchCommands.check })
const { fast, all, page } = values
const projects = fast ? ['unit'] : ['unit', 'dom', 'browser']

/** The part of Vitest's report that is read. */
const result = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(z.object({ name: z.string(), status: z.string() })),
})
let testing: Promise<void> | undefined
let passed = 0
let failed = 0
const failures: Failure[] = []
const children = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of children) child.kill()
})

if (page === undefined) {
  await Promise.all([
    step('format', 'oxfmt', '-c', '.prettierrc.json', '--list-different', '.'),
    step('configs', 'node', 'tools/run.mjs', 'validate'),
    // Lint, types and tests read generated files. Together they keep all processors busy.
    step('generated', 'node', 'tools/run.mjs', 'schemas', '--ignored').then(() =>
      Promise.all([
        (testing = tests()),
        step('lint', 'oxlint', '-c', 'oxlint.config.mjs', '--type-aware', '--deny-warnings', '--quiet'),
        // Without threads it takes half of the processor time. The other processor is busy.
        step('types', 'tsc', '-p', '.', '--singleThreaded'),
      ]),
    ),
  ])
} else {
  await Promise.all([step('page', 'node', 'tools/run.mjs', 'validate', '--page', page), tests()])
}

const named = failures.length > 0 ? `: ${summaryOf(failures)}` : ''
console.log(`${passed} passed, ${failed} failed${named}`)
process.exitCode = failed > 0 ? 1 : 0

/** Runs a step at the same time as the others. Prints its output together, above its line. */
async function step(name: string, command: string, ...args: string[]): Promise<void> {
  const began = performance.now()
  const child = start(command, args, 'pipe')
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
  const succeeded = await endOf(child)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  // In a terminal, Vitest draws over lines that other steps print.
  if (process.stdout.isTTY) await testing
  console.log(`${output}${succeeded ? '✓' : '✗'} ${name} (${seconds} s)`)
  count(succeeded ? 1 : 0, succeeded ? 0 : 1)
  if (!succeeded) failures.push(failureOf(name, output))
}

async function tests(): Promise<void> {
  rmSync(report, { force: true })
  const chosen = page === undefined ? projects.flatMap((project) => ['--project', project]) : testsOf(page)
  const omitted = page !== undefined || all ? [] : [...release, ...(fast ? slow : [])]
  for (const files of omitted) chosen.push('--exclude', files)
  if (fast)
    chosen.push('--experimental.fsModuleCache', `--experimental.fsModuleCachePath=${compiledModules()}`)
  const env = { PICTURES: 'quick', ...(!all && page === undefined && { PAGES: 'one-of-each' }) }
  const succeeded = await endOf(start('vitest', ['run', ...chosen], 'inherit', env))
  try {
    const { numPassedTests, numFailedTests, testResults } = result.parse(
      JSON.parse(readFileSync(report, 'utf8')),
    )
    // A file that cannot be loaded fails the run without a failed test.
    count(numPassedTests, succeeded ? numFailedTests : Math.max(numFailedTests, 1))
    const files = testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name }) => relative(process.cwd(), name))
    if (!succeeded) failures.push({ step: 'tests', files, cure: `npx vitest run ${files.join(' ')}` })
    if (page !== undefined && succeeded && numPassedTests === 0)
      console.log(
        `No rendering test has the address ${page}: ${renderingTests} opens pages without a parameter`,
      )
  } catch {
    count(0, 1)
    failures.push({ step: 'tests', files: [], cure: 'see above' })
  }
}

/** Returns Vitest's options for the rendering test of a page. It is made from the page's config. */
function testsOf(address: string): string[] {
  const escaped = address.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  return ['--project', 'dom', '--passWithNoTests', renderingTests, '-t', `^'?${escaped}'? `]
}

/**
 * Returns the folder of Vitest's compiled modules for the next quick run. Each added, removed or renamed file gives a
 * new folder: a cached module looks for its imports at their old paths (vitest-dev/vitest#11246).
 */
function compiledModules(): string {
  const cache = '.tmp/test-modules'
  const names = ['src', 'bench', 'block-library', 'schemas', 'page-configs', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted(),
  )
  const folder = `${cache}/${hashOf(...names)}`
  if (!existsSync(folder)) rmSync(cache, { recursive: true, force: true })
  return folder
}

function count(more: number, less: number): void {
  passed += more
  failed += less
}

/** Starts a command of the project's packages. */
function start(command: string, args: string[], stdio: 'pipe' | 'inherit', env: NodeJS.ProcessEnv = {}) {
  const path = `node_modules/.bin:${process.env.PATH}`
  const child = spawn(command, args, { stdio, env: { ...process.env, PATH: path, ...env } })
  children.add(child)
  child.once('close', () => children.delete(child))
  return child
}

/** Resolves with whether the process ended with 0. */
function endOf(child: ReturnType<typeof start>): Promise<boolean> {
  return new Promise((settle) => {
    child.on('close', (code) => settle(code === 0))
    child.on('error', () => settle(false))
  })
}
