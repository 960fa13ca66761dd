// Runs a tool of this folder on the site in the current folder. `run.mjs` imports it.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commands } from '../src/author/command-line/commands.mjs'
import { didYouMean, listOf, readArguments } from './command-line.mjs'
import { compiledTool } from './compile-tool.mjs'
import { endWithNpm } from './end-with-npm.mjs'
import { reportOf } from './report-of.mjs'

// The bundler then takes memory only when it needs some, and returns it: 660 instead of 860 MB for 1,000 pages.
process.env.MIMALLOC_ARENA_EAGER_COMMIT ??= '0'
process.env.MIMALLOC_PURGE_DELAY ??= '0'
// Some of the started tools write colours into a pipe.
if (!process.stdout.isTTY && process.env.FORCE_COLOR === undefined) process.env.NO_COLOR ??= '1'

const engine = fileURLToPath(new URL('..', import.meta.url))
const isEngine = existsSync('src/util/engine-of.ts')
const [, , command = 'help', ...args] = process.argv
const allCommands = { ...commands, ...(isEngine ? (await import('./bench-commands.mjs')).benchCommands : {}) }
const entry = Object.hasOwn(allCommands, command) ? allCommands[command] : undefined

/** Commands that run Vite, which reads # in the path of a file as the end of the path. */
const withVite = new Set(['dev', 'workbench', 'build', 'start', 'check', 'diff'])
/** First sign in the paths with which the command cannot work. Node and the bundler read * and ? as parts of a pattern or an address. */
const [sign] = (withVite.has(command) ? /[#*?]/ : /[*?]/).exec(engine + process.cwd()) ?? []

const { print, code: exit, values } = entry ? readArguments(command, entry, args) : {}
const port = values?.port ?? process.env.PORT

if (/^(--)?help$/.test(command)) answer(listOf(allCommands))
else if (print !== undefined) answer(print, exit)
else if (!entry && !(isEngine && existsSync(`tools/${command}.ts`)))
  answer(
    `There is no command ${command}${didYouMean(command, Object.keys(allCommands))} (pagework --help lists all)`,
    2,
  )
else if (sign !== undefined)
  answer(
    `${command} does not work in a folder with ${sign} in its path: ${process.cwd()}. Rename the folder.`,
    1,
  )
else if (entry?.options.port && port && !(/^\d+$/.test(port) && Number(port) < 65_536))
  answer(`PORT is no port: ${port}`, 1)
else {
  if (values?.port) process.env.PORT = values.port
  endWithNpm()
  await reported(run)
}

/** Prints an answer without running the command. @param {string} text @param {number} [exitCode] */
function answer(text, exitCode = 0) {
  if (exitCode === 0) console.log(text)
  else console.error(text)
  process.exitCode = exitCode
}

async function run() {
  if (command === 'dev' || command === 'workbench') return dev()
  if (entry?.runs) return runInShell(entry.runs)
  // A server often runs as a user who may not write here.
  if (command === 'build') await Promise.all(['serve', 'enquiries'].map(compiledTool))
  const tool = command === 'check' && !isEngine ? 'check-site' : command.replace(':', '-')
  await import(await compiledTool(tool))
}

/** Runs a command of the shell, with the installed packages in its path. @param {string} line */
function runInShell(line) {
  const env = { ...process.env, PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}` }
  const child = spawn(line, { shell: true, stdio: 'inherit', env })
  child.once('exit', (exitCode) => (process.exitCode = exitCode ?? 1))
}

/** @param {() => Promise<unknown>} action */
async function reported(action) {
  try {
    await action()
  } catch (error) {
    console.error(reportOf(error, command))
    process.exitCode = 1
  }
}

/** Starts Vite's own command, which takes all of its options, with the engine's `vite.config.mjs`. */
function dev() {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  const open = command === 'workbench' ? ['--open', '/__workbench'] : []
  const config = ['--config', join(engine, 'vite.config.mjs'), '--configLoader', 'native']
  // Editors and the workbench read generated files, which git ignores. The first page does not wait for them.
  if (isEngine)
    spawn(process.execPath, [join(engine, 'tools/run.mjs'), 'schemas', '--ignored'], { stdio: 'inherit' })
  // Each edit makes many objects that live until the next one: with the usual 16 MB, they are copied a fifth longer.
  const memory = '--max-semi-space-size=64'
  const child = spawn(process.execPath, [memory, vite, ...config, ...open, ...args], { stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT']))
    process.once(signal, () => child.kill(signal))
  child.once('exit', (exitCode) => process.exit(exitCode ?? 1))
}
