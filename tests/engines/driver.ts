import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/** The last lines that run on Node 20. */
const drivers = ['puppeteer-core@24.8.2', 'selenium-webdriver@4.36.0']
const folder = resolve('node_modules/.cache/engines')
let installing: Promise<unknown> | undefined

/** A package that drives a browser. They are fetched once, apart from the project, which is the lighter without them. */
export async function loadDriver(name: string): Promise<unknown> {
  await (installing ??= install())
  return createRequire(join(folder, 'package.json'))(name)
}

async function install(): Promise<void> {
  if (existsSync(join(folder, 'node_modules/selenium-webdriver'))) return
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "private": true }')
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', ...drivers], { cwd: folder })
}
