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
  '.prettierrc.json',
  'vite.config.ts',
  'tsconfig.json',
]
const linked = ['public', 'content/storage', 'node_modules']

/** Copies the project at hand to a new folder in `parent` that may be edited, built and broken; returns where it lies. */
export async function copyProject(parent = '.tmp'): Promise<string> {
  await mkdir(parent, { recursive: true })
  const root = resolve(await mkdtemp(join(parent, 'copy-')))
  await Promise.all(parts.map((part) => cp(part, join(root, part), { recursive: true })))
  await Promise.all(linked.map((part) => symlink(resolve(part), join(root, part))))
  return root
}
