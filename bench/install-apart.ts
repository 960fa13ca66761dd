import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/**
 * Installs packages, by name and version, in a folder outside the project. Installs nothing when the first package is
 * there. The project needs these packages seldom, so they are no dependencies of it.
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
