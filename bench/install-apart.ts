import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/**
 * Installs packages, by name and version, into a folder of their own, once: the project is the lighter without what is seldom
 * asked for. The first of the names tells whether they are there.
 */
export async function installApart(
  folder: string,
  packages: Record<string, string>,
  options: string[] = [],
): Promise<void> {
  const [first = ''] = Object.keys(packages)
  if (existsSync(join(folder, 'node_modules', first))) return
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "private": true }')
  const named = Object.entries(packages).map(([name, version]) => `${name}@${version}`)
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', ...options, ...named], {
    cwd: folder,
  })
}
