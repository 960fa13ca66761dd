import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'

/**
 * `npm test`: format, lint, types, configs and every test; `npm run check` leaves out whole pages, every
 * example by every rule, and the browser.
 * All steps run, also after one failed. The last line counts them: each step is one, each test is one.
 */
const report = '.tmp/vitest.json'
const fast = process.argv.includes('--fast')
const projects = fast ? ['unit', 'dom'] : ['unit', 'dom', 'browser']

let passed = 0
let failed = 0

step('format', 'prettier', '--check', '--log-level', 'warn', '.')
step('lint', 'oxlint', '--type-aware', '--deny-warnings', '--quiet')
step('types', 'tsc', '-p', '.')
step('configs', 'node', 'tools/run.mjs', 'validate')
tests()

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

function step(name: string, command: string, ...args: string[]): void {
  const began = performance.now()
  const succeeded = run(command, ...args)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${succeeded ? '✓' : '✗'} ${name} (${seconds} s)`)
  count(succeeded ? 1 : 0, succeeded ? 0 : 1)
}

function tests(): void {
  rmSync(report, { force: true })
  const chosen = projects.flatMap((project) => ['--project', project])
  // What takes its time is left to the full run: whole pages, and every example by every rule.
  if (fast) chosen.push('--exclude', 'tests/pages/**', '--exclude', 'tests/blocks/every-example*')
  const succeeded = run(
    'vitest',
    'run',
    ...chosen,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  )
  const result = z.object({ numPassedTests: z.int(), numFailedTests: z.int() })
  try {
    const { numPassedTests, numFailedTests } = result.parse(JSON.parse(readFileSync(report, 'utf8')))
    // A file that cannot even be loaded fails the run without failing a test.
    count(numPassedTests, succeeded ? numFailedTests : Math.max(numFailedTests, 1))
  } catch {
    count(0, 1)
  }
}

function count(more: number, less: number): void {
  passed += more
  failed += less
}

/** Runs a command of this project's own packages; its output is this one's. */
function run(command: string, ...args: string[]): boolean {
  const path = `node_modules/.bin:${process.env.PATH}`
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, PATH: path } }).status === 0
}
