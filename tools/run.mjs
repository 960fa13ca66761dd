#!/usr/bin/env node
// The command of the package: `pagework validate`. It runs a tool of this folder on the site in the current folder.
import { spawn } from 'node:child_process'
import { existsSync, watch } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ownBlocksFolder, RESTART } from '../src/util/own-blocks.mjs'
import { compiledTool, devConfig } from './compile-tool.mjs'
import { reportOf } from './report-of.mjs'

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
  diff: 'compares what is published with what a commit publishes',
  doctor: 'asks the content service for all answers, and checks them',
  new: 'writes a page, an article, a redirect, words or a site',
  rename: 'moves a page',
  schemas: 'writes the files that editors read',
  deploy: 'uploads dist/',
  enquiries: 'lists, delivers and erases stored enquiries',
}

/** Commands that run Vite, which reads # in the path of a file as the end of the path. */
const withVite = new Set(['dev', 'workbench', 'build', 'start', 'check', 'diff'])
/** First sign in the paths with which the command cannot work. Node and the bundler read * and ? as parts of a pattern or an address. */
const [sign] = (withVite.has(command) ? /[#*?]/ : /[*?]/).exec(engine + process.cwd()) ?? []

if (sign !== undefined) {
  console.error(
    `${command} does not work in a folder with ${sign} in its path: ${process.cwd()}. Rename the folder.`,
  )
  process.exitCode = 1
} else if (command === 'dev' || command === 'workbench') await reported(dev)
else if (isEngine || command in commands)
  await reported(async () => {
    // A server often runs as a user who may not write here.
    if (command === 'build') await Promise.all(['serve', 'enquiries'].map(compiledTool))
    await import(await compiledTool(command === 'check' && !isEngine ? 'check-site' : command))
  })
else {
  const lines = Object.entries(commands).map(([name, text]) => `  ${name.padEnd(10)} ${text}`)
  console.log(
    `pagework COMMAND [options]\n\n${lines.join('\n')}\n\n  --help after a command explains its options.`,
  )
  process.exitCode = command === 'help' || command === '--help' ? 0 : 2
}

/** @param {() => Promise<unknown>} run */
async function reported(run) {
  try {
    await run()
  } catch (error) {
    console.error(reportOf(error, command))
    process.exitCode = 1
  }
}

/**
 * Starts Vite's own command, which restarts after edits of its config and takes all of its options. A site's config is
 * compiled with the site's own blocks, and compiled again after edits of them.
 */
async function dev(isAgain = false) {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  const open = command === 'workbench' && !isAgain ? ['--open', '/__workbench'] : []
  const config = isEngine
    ? ['--config', join(engine, 'vite.config.ts'), '--configLoader', 'runner']
    : ['--config', fileURLToPath(await compiledTool(devConfig)), '--configLoader', 'native']
  const child = spawn(process.execPath, [vite, ...config, ...open, ...args], { stdio: 'inherit' })
  const kill = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal)
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) process.once(signal, kill)
  child.once('exit', (code) => {
    for (const signal of ['SIGTERM', 'SIGINT']) process.off(signal, kill)
    if (code === RESTART) void devAgain()
    else if (code === 1 && isAgain) devAfterEdit()
    else process.exit(code ?? 1)
  })
}

/** Starts the development server again. After a mistake in a block, it waits for the next edit of a block. */
async function devAgain() {
  await reported(() => dev(true))
  if (process.exitCode === 1) devAfterEdit()
}

function devAfterEdit() {
  process.exitCode = 0
  const watcher = watch(ownBlocksFolder, { recursive: true }, () => {
    watcher.close()
    void devAgain()
  })
}
