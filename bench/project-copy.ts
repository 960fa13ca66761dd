import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const parts = [
  'block-library',
  'content/api',
  'content/pictures',
  'content/facts.json',
  'content/translations',
  'page-configs',
  'schemas',
  'src',
  'template',
  'tools',
  'index.html',
  'package.json',
  '.prettierrc.json',
  'vite.config.mjs',
  'tsconfig.json',
]
const linked = ['public', 'content/storage', 'node_modules']

/** Copies the current project to a new folder in `parent`, for edits and builds. Returns the folder. */
export async function copyProject(parent = '.tmp'): Promise<string> {
  await mkdir(parent, { recursive: true })
  const root = resolve(await mkdtemp(join(parent, 'copy-')))
  // Another site has no facts, and the engine needs no site.
  const existing = parts.filter((part) => existsSync(part))
  await Promise.all(existing.map((part) => cp(part, join(root, part), { recursive: true })))
  const toLink = linked.filter((part) => existsSync(part))
  await Promise.all(toLink.map((part) => symlink(resolve(part), join(root, part))))
  return root
}
