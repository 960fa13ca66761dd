import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { hashOf } from '../src/util/hash-of.ts'

/**
 * `npm test`: format, lint, types, configs and every test; `npm run check` leaves out whole pages, every
 * example by every rule, and the browser.
 * All steps run, also after one failed. The last line counts them: each step is one, each test is one.
 */
const report = '.tmp/vitest.json'
const fast = process.argv.includes('--fast')
const projects = fast ? ['unit', 'dom'] : ['unit', 'dom', 'browser']

/** What takes its time is left to the full run: whole pages, every example by every rule, any answer of a service, any request. */
const slow = [
  'tests/{engine,site}/pages/**',
  'tests/engine/blocks/{every-example,spoken}*',
  'tests/engine/unit/{content-fuzz,hostile-html,server-hostile,server-slow-clients}*',
]

let passed = 0
let failed = 0

await Promise.all([
  step('format', 'prettier', '--check', '--cache', '--cache-strategy', 'content', '--log-level', 'warn', '.'),
  step('lint', 'oxlint', '-c', 'oxlint.config.mjs', '--type-aware', '--deny-warnings', '--quiet'),
  step('types', 'tsc', '-p', '.'),
  step('configs', 'node', 'tools/run.mjs', 'validate'),
])
await tests()

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** Runs beside the others; what it says stands together, above its line. */
async function step(name: string, command: string, ...args: string[]): Promise<void> {
  const began = performance.now()
  const child = start(command, args, 'pipe')
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += String(chunk)))
  const succeeded = await endOf(child)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${said}${succeeded ? '✓' : '✗'} ${name} (${seconds} s)`)
  count(succeeded ? 1 : 0, succeeded ? 0 : 1)
}

async function tests(): Promise<void> {
  rmSync(report, { force: true })
  const chosen = projects.flatMap((project) => ['--project', project])
  if (fast) for (const long of slow) chosen.push('--exclude', long)
  if (fast)
    chosen.push('--experimental.fsModuleCache', `--experimental.fsModuleCachePath=${compiledModules()}`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const env = fast ? { SHARED_MODULES: 'yes' } : {}
  const succeeded = await endOf(start('vitest', ['run', ...chosen, ...reporters], 'inherit', env))
  const result = z.object({ numPassedTests: z.int(), numFailedTests: z.int() })
  try {
    const { numPassedTests, numFailedTests } = result.parse(JSON.parse(readFileSync(report, 'utf8')))
    // A file that cannot even be loaded fails the run without failing a test.
    count(numPassedTests, succeeded ? numFailedTests : Math.max(numFailedTests, 1))
  } catch {
    count(0, 1)
  }
}

/**
 * Where Vitest keeps what it made of each file for the next quick run. A new folder as soon as a file came, went or was renamed: what
 * a kept module imports is looked for where it lay (vitest-dev/vitest#11246).
 */
function compiledModules(): string {
  const kept = '.tmp/test-modules'
  const files = ['src', 'bench', 'block-library', 'schemas', 'page-configs', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted(),
  )
  const now = `${kept}/${hashOf(...files)}`
  if (!existsSync(now)) rmSync(kept, { recursive: true, force: true })
  return now
}

function count(more: number, less: number): void {
  passed += more
  failed += less
}

/** Starts a command of this project's own packages. */
function start(command: string, args: string[], stdio: 'pipe' | 'inherit', env: NodeJS.ProcessEnv = {}) {
  const path = `node_modules/.bin:${process.env.PATH}`
  return spawn(command, args, { stdio, env: { ...process.env, PATH: path, ...env } })
}

/** Whether it ended well. */
function endOf(child: ReturnType<typeof start>): Promise<boolean> {
  return new Promise((settle) => {
    child.on('close', (code) => settle(code === 0))
    child.on('error', () => settle(false))
  })
}
