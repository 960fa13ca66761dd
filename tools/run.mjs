#!/usr/bin/env node
// The command of the package: `pagework validate`. It runs a tool of this folder on the site in the current folder.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compiledTool } from './compile-tool.mjs'

// The bundler then takes memory only when it needs some, and returns it: 660 instead of 860 MB for 1,000 pages.
process.env.MIMALLOC_ARENA_EAGER_COMMIT ??= '0'
process.env.MIMALLOC_PURGE_DELAY ??= '0'

const engine = fileURLToPath(new URL('..', import.meta.url))
const isEngine = existsSync('src/util/engine-of.ts')
const [, , command = 'help', ...args] = process.argv
/** Commands for sites. The repository of the engine has further tools. */
const commands = {
  dev: 'serves the site with all edits, its findings and the editor',
  workbench: 'serves the site and opens the workbench',
  validate: 'checks configs and content',
  build: 'publishes the site in dist/',
  start: 'publishes and serves the site',
  serve: 'serves dist/',
  check: 'checks everything: types, configs, content, contrast, published pages',
  doctor: 'asks the content service for all answers, and checks them',
  new: 'writes a page, an article, a redirect, words or a site',
  rename: 'moves a page',
  schemas: 'writes the files that editors read',
  deploy: 'uploads dist/',
  enquiries: 'lists, delivers and erases stored enquiries',
}

if (command === 'dev' || command === 'workbench') dev()
else if (isEngine || command in commands) await run(command === 'check' && !isEngine ? 'check-site' : command)
else {
  const lines = Object.entries(commands).map(([name, text]) => `  ${name.padEnd(10)} ${text}`)
  console.log(
    `pagework COMMAND [options]\n\n${lines.join('\n')}\n\n  --help after a command explains its options.`,
  )
  process.exitCode = command === 'help' || command === '--help' ? 0 : 2
}

/** @param {string} tool */
async function run(tool) {
  try {
    await import(await compiledTool(tool))
  } catch (error) {
    // The message of an author's error is complete. Any other error is a bug and needs its stack.
    console.error(error instanceof Error && error.name === 'AuthorError' ? error.message : error)
    process.exitCode = 1
  }
}

/** Starts Vite's own command, which restarts after edits of its config and takes all of its options. */
function dev() {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  const open = command === 'workbench' ? ['--open', '/__workbench'] : []
  const config = ['--config', join(engine, 'vite.config.ts'), '--configLoader', 'runner']
  const child = spawn(process.execPath, [vite, ...config, ...open, ...args], { stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT']))
    process.once(signal, () => child.kill(signal))
  child.once('exit', (code) => process.exit(code ?? 1))
}
