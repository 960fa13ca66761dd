import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { installApart } from '../../../../bench/install-apart.ts'

/** The last lines that run on Node 20. */
const drivers = { 'puppeteer-core': '24.8.2', 'selenium-webdriver': '4.36.0' }
const folder = resolve('node_modules/.cache/engines')
let installing: Promise<void> | undefined

/** Loads a package that controls a browser. */
export async function loadDriver(name: keyof typeof drivers): Promise<unknown> {
  await (installing ??= installApart(folder, drivers))
  return createRequire(join(folder, 'package.json'))(name)
}
