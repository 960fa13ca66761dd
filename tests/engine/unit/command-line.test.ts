import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { commands } from '../../../src/author/command-line/commands.mjs'
import { benchCommands } from '../../../tools/bench-commands.mjs'
import { readArguments, type Command } from '../../../tools/command-line.mjs'
import { root } from '../../support/root.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const allCommands: Record<string, Command> = { ...commands, ...benchCommands }

/** Runs a command in a folder, by default the engine's, outside a terminal. */
function run(args: string[], { cwd = root, env = {} } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/run.mjs'), ...args], {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('an older Node reports the version that the commands need', () => {
  const older = `Object.defineProperty(process, 'versions', { value: { node: '18.20.8' } })`
  const { status, stderr } = run(['validate'], {
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(older)}` },
  })
  const { engines } = z
    .object({ engines: z.object({ node: z.string() }) })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  const [, needed] = />=(\d+\.\d+)/.exec(engines.node) ?? []
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringContaining(`needs Node ${needed} or newer, this is 18.20.8`),
  })
})

test('every npm script is a command of the table', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  const others = Object.entries(scripts).filter(([name, script]) => script !== `node tools/run.mjs ${name}`)
  expect(Object.fromEntries(others)).toEqual({
    check: 'node tools/run.mjs check --fast',
    test: 'node tools/run.mjs check',
    'test:all': 'node tools/run.mjs check --all',
    // npm runs it after its installation.
    prepare: 'node tools/run.mjs schemas --ignored',
  })
  expect(Object.keys(scripts).filter((name) => !(name in allCommands))).toEqual([
    'test',
    'test:all',
    'prepare',
  ])
  expect(Object.keys(allCommands).filter((name) => !(name in scripts))).toEqual([])
})

describe.each(Object.entries(allCommands))('%s', (name, command) => {
  test('refuses an unknown option in one line', () => {
    const { print, code } = readArguments(name, command, ['--hepl'])
    expect(code).toBe(2)
    expect(print).toBe(`There is no option --hepl; did you mean "--help"? (npm run ${name} -- --help)`)
  })
})

test.each([
  [['--fromat', 'json'], 'There is no option --fromat; did you mean "--format"?'],
  [['-x'], 'There is no option -x'],
  [['--xylophone'], 'There is no option --xylophone'],
  [['--page'], "Option '--page <value>' argument missing"],
  [['--page', '--fix'], "Option '--page' argument is ambiguous"],
  [['--fix=yes'], "Option '--fix' does not take an argument"],
])('validate %s: one line', (args, line) => {
  expect(readArguments('validate', commands.validate, args)).toEqual({
    print: `${line} (npm run validate -- --help)`,
    code: 2,
  })
})

test('in another site, --help of each command does nothing, and its answers have no colours', async () => {
  const cwd = await temporaryFolder()
  for (const [name, { options }] of Object.entries(commands)) {
    const { status, stdout, stderr } = run([name, '--help'], { cwd })
    expect([status, stderr]).toEqual([0, ''])
    for (const option of Object.keys(options)) expect(stdout).toContain(`\n  --${option}`)
    expect(stdout).toMatch(/^npm run [\w -]+\[options\]\P{Cc}*\n/u)
    expect(stdout).not.toContain('\u001B')
  }
  const list = run(['--help'], { cwd })
  expect(list.status).toBe(0)
  for (const [name, { does }] of Object.entries(commands))
    expect(list.stdout).toMatch(`  ${name.padEnd(10)} ${does}`)
  expect(list.stdout).not.toContain('bench:')
  expect(readdirSync(cwd)).toEqual([])
})

test.each([
  [['bild'], 2, 'There is no command bild; did you mean "build"? (pagework --help lists all)\n'],
  [['fix', '--al'], 2, 'There is no option --al (npm run fix -- --help)\n'],
  [['dev', '--prot', '1'], 2, 'There is no option --prot; did you mean "--port"? (npm run dev -- --help)\n'],
  [['dev', '--port', 'web'], 1, 'PORT is no port: web\n'],
])('%s ends with one line', (args, status, stderr) => {
  expect(run(args)).toEqual({ status, stdout: '', stderr })
})
