import { cp, mkdir, mkdtemp, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const parts = [
  'block-library',
  'content/api',
  'page-configs',
  'schemas',
  'src',
  'tools',
  'index.html',
  'package.json',
  'vite.config.ts',
  'tsconfig.json',
]
const linked = ['public', 'content/storage', 'node_modules']

/**
 * Copies the project at hand to a folder that may be edited, built and broken; returns where it lies. That is inside
 * the project, so that the packages installed there serve it too.
 */
export async function copyProject(): Promise<string> {
  await mkdir('.tmp', { recursive: true })
  const root = resolve(await mkdtemp('.tmp/copy-'))
  await Promise.all(parts.map((part) => cp(part, join(root, part), { recursive: true })))
  await Promise.all(linked.map((part) => symlink(resolve(part), join(root, part))))
  return root
}
