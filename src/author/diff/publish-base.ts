import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rm, symlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sweepCache } from '../../util/cache.ts'
import { engineOf } from '../../util/engine-of.ts'
import type { Side } from './change.ts'
import { git, run } from './git.ts'

/** Bases that stay on the disk besides the current one. */
const SPARE_BASES = 2

interface Base {
  root: string
  commit: string
  /** Folder of recorded answers of the content host; undefined without a host. */
  answers: string | undefined
  print: (line: string) => void
}

/** Publishes a commit with its own engine, in a worktree below `.tmp/diff/`. Later runs publish only what changed. */
export async function publishBase({ root, commit, answers, print }: Base): Promise<Side> {
  const worktrees = join(root, '.tmp/diff/bases')
  const worktree = join(worktrees, commit)
  const base = join(worktree, await git(root, 'rev-parse', '--show-prefix'))
  const isNew = !existsSync(join(base, 'node_modules/.cache'))
  if (isNew) {
    await rm(worktree, { recursive: true, force: true })
    // Twice, because a run that was killed here left its worktree locked.
    await git(root, 'worktree', 'add', '--force', '--force', '--detach', worktree, commit)
  }
  await restore(base)
  // Links what git does not hold: variables, and content that it ignores.
  for (const name of readdirSync(root).filter((one) => /^(?:\.env.*|content|public)$/.test(one)))
    if (!existsSync(join(base, name))) await symlink(join(root, name), join(base, name))
  if (isNew) await install(root, base, print)
  await utimes(worktree, new Date(), new Date())
  await sweepCache(worktrees, new Set([commit]), SPARE_BASES)
  await git(root, 'worktree', 'prune')
  const recorder = pathToFileURL(join(engineOf(root), 'src/author/diff/record-answers.mjs')).href
  const recorded = { RECORDED_ANSWERS: answers, NODE_OPTIONS: `--import=${recorder}` }
  await run(base, ['npm', 'run', '--silent', 'build'], { CI: '', ...(answers && recorded) }).catch(
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : ''
      throw new Error(`The base ${commit.slice(0, 10)} cannot be published. ${reason}`, { cause: error })
    },
  )
  return { root: base, folder: join(base, 'dist') }
}

/** Links the packages into the base, or installs them there if the lock files differ. The picture cache is shared. */
async function install(root: string, base: string, print: Base['print']): Promise<void> {
  const [now = '', before = ''] = [root, base].map((folder) => {
    const lock = join(folder, 'package-lock.json')
    return existsSync(lock) ? readFileSync(lock, 'utf8') : ''
  })
  const shared = now === before ? 'node_modules' : 'node_modules/.cache'
  if (now !== before) {
    print('package-lock.json differs: npm ci installs the packages of the base')
    await run(base, ['npm', 'ci', '--no-audit', '--no-fund'])
  }
  await mkdir(join(root, 'node_modules/.cache'), { recursive: true })
  await symlink(join(root, shared), join(base, shared))
}

/** Undoes all changes of the base's files, except links to what git does not hold. */
export async function restore(base: string): Promise<void> {
  await git(base, 'reset', '--hard', '--quiet')
  const links = ['node_modules', '.env*', 'content', 'public', 'dist', '.tmp']
  await git(base, 'clean', '-fdq', ...links.flatMap((name) => ['-e', `/${name}`]))
}
