import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readlink, rm, symlink } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { git } from './git.ts'

interface Layout {
  /** Folder of the working tree. */
  home: string
  commit: string
  folder: string
  /** Temporary file for the index of the commit. */
  index: string
}

/**
 * Writes the files of a commit and of its submodules into a folder. Git itself does not know of the folder, so nothing in the
 * author's repository changes and no hook runs.
 */
export async function layOut({ home, commit, folder, index }: Layout): Promise<void> {
  await mkdir(folder, { recursive: true })
  const GIT_DIR = await git(home, ['rev-parse', '--absolute-git-dir'])
  const inFolder = (...args: string[]) =>
    git(folder, args, { GIT_DIR, GIT_WORK_TREE: folder, GIT_INDEX_FILE: index })
  await inFolder('read-tree', commit)
  await inFolder('checkout-index', '--all', '--force')
  const entries = (await inFolder('ls-files', '--stage', '-z')).split('\0')
  for (const entry of entries) {
    const [, mode, id = '', path = ''] = /^(\d+) (\w+) \d\t([^]+)$/.exec(entry) ?? []
    if (mode === '120000') await keepTarget(join(home, path), join(folder, path), home)
    if (mode === '160000') await layOutSubmodule(path, { home, commit: id, folder, index })
  }
}

/** Lets a link that leads out of the repository lead to its place from the folder, too. */
async function keepTarget(link: string, copy: string, home: string): Promise<void> {
  const target = await readlink(copy).catch(() => '')
  const place = resolve(dirname(link), target)
  if (target === '' || isAbsolute(target) || !relative(home, place).startsWith('..')) return
  await rm(copy)
  await symlink(place, copy)
}

/** Writes the files of a submodule. One that is empty in the working tree stays empty on both sides. */
async function layOutSubmodule(path: string, { home, folder, ...parent }: Layout): Promise<void> {
  const submodule = join(home, path)
  if (!existsSync(submodule) || readdirSync(submodule).length === 0) return
  const fetched = `Run "git -C ${path} fetch origin ${parent.commit}", and run the command again.`
  const fail = (error?: unknown) => {
    throw new Error(`The base has the submodule ${path} at a commit that is not here. ${fetched}`, {
      cause: error,
    })
  }
  if (!existsSync(join(submodule, '.git'))) fail()
  await git(submodule, ['cat-file', '-e', `${parent.commit}^{commit}`]).catch(fail)
  await layOut({ ...parent, home: submodule, folder: join(folder, path) })
}
