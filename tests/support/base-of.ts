import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { baseCommit } from '../../src/author/diff/git.ts'
import { publishBase } from '../../src/author/diff/publish-base.ts'
import type { Repository } from './repository.ts'
import { putFiles } from './temporary-folder.ts'

/** A site whose build copies its public files. It fails if git finds a repository, or without the options of Node. */
export const site = {
  'package.json': '{ "name": "site", "scripts": { "build": "node build.mjs" } }',
  'package-lock.json': '{ "name": "site", "lockfileVersion": 3, "packages": { "": { "name": "site" } } }',
  'build.mjs': `import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
cpSync('public', 'dist', { recursive: true, dereference: true })
if (spawnSync('git', ['rev-parse', '--git-dir']).status === 0) throw new Error('git finds a repository')
if (!process.env.NODE_OPTIONS.includes('--no-deprecation')) throw new Error('no options')
`,
  'public/page.txt': 'old',
  '.gitignore': 'node_modules\n.env\n/public/large\n',
}

/** Publishes the base of a repository. Returns its texts, by their paths without extension, or the error. */
export async function baseOf({ home, root = home }: Repository, since = 'main') {
  const printed: string[] = []
  await mkdir(join(root, '.tmp/diff'), { recursive: true })
  await putFiles(root, { '.tmp/diff/.gitignore': '*\n' })
  try {
    const base = await baseCommit(root, since)
    const print = (line: string) => void printed.push(line)
    const { folder, notes } = await publishBase({
      root,
      ...base,
      answers: join(root, '.tmp/diff/answers'),
      print,
    })
    const read = (file: string) =>
      existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined
    return { page: read('page.txt'), read, notes, printed }
  } catch (error) {
    return { error: error instanceof Error ? error.message : '', read: () => undefined, notes: [], printed }
  }
}

/** Returns everything of a repository that a command must not change. */
export async function stateOf({ home, root = home, git }: Repository) {
  const files = await readdir(join(home, '.git'), { recursive: true })
  const index = git('-C', root, 'rev-parse', '--git-path', 'index').trim()
  return {
    status: git('-C', root, '--no-optional-locks', 'status', '--porcelain=v2', '--branch'),
    stash: git('stash', 'list'),
    index: readFileSync(resolve(root, index)).toString('base64'),
    files: files.filter((file) => !file.startsWith('objects/')).toSorted(),
  }
}
