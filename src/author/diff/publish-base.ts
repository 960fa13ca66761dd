import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rm, stat, symlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { engineName, engineOf } from '../../util/engine-of.ts'
import type { Side } from './change.ts'
import { git } from './git.ts'

/** Bases that stay on the disk besides the current one. */
const SPARE_BASES = 2

interface Base {
  root: string
  commit: string
  /** Folder of recorded answers of the content host; undefined without a host. */
  answers: string | undefined
  tell: (line: string) => void
}

/** Publishes a commit with its own engine, in a worktree below `.tmp/diff/`. Later runs publish only what changed. */
export async function publishBase({ root, commit, answers, tell }: Base): Promise<Side> {
  const prefix = await git(root, 'rev-parse', '--show-prefix')
  const worktrees = join(root, '.tmp/diff/bases')
  const worktree = join(worktrees, commit)
  const base = join(worktree, prefix)
  if (!existsSync(join(worktree, '.git'))) {
    await mkdir(worktrees, { recursive: true })
    await git(root, 'worktree', 'prune')
    await rm(worktree, { recursive: true, force: true })
    await git(root, 'worktree', 'add', '--detach', '--force', worktree, commit)
    await giveUntracked(root, base, tell)
  }
  // A run that was killed while it looked for causes leaves a changed file.
  await git(worktree, 'reset', '--hard', '--quiet')
  await utimes(worktree, new Date(), new Date())
  const tool = existsSync(join(base, 'src/util/engine-of.ts'))
    ? join(base, 'tools/run.mjs')
    : join(base, 'node_modules', engineName, 'tools/run.mjs')
  const recorder = pathToFileURL(join(engineOf(root), 'src/author/diff/record-answers.mjs')).href
  const variables =
    answers === undefined ? {} : { PAGEWORK_ANSWERS: answers, NODE_OPTIONS: `--import=${recorder}` }
  await run(process.execPath, [tool, 'build'], base, variables).catch((error: unknown) => {
    throw new Error(`The base ${commit.slice(0, 10)} cannot be published:\n${String(error)}`, {
      cause: error,
    })
  })
  await removeOld(root, worktrees, commit)
  return { root: base, folder: join(base, 'dist') }
}

/** Links what git does not hold: packages, variables, and content that is ignored. Installs packages if the lock file differs. */
async function giveUntracked(root: string, base: string, tell: (line: string) => void): Promise<void> {
  const names = readdirSync(root).filter(
    (name) => name.startsWith('.env') || name === 'content' || name === 'public',
  )
  for (const name of names)
    if (!existsSync(join(base, name))) await symlink(join(root, name), join(base, name))
  const [own, lock] = [root, base].map((folder) => {
    const file = join(folder, 'package-lock.json')
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  })
  if (own === lock) {
    await symlink(join(root, 'node_modules'), join(base, 'node_modules'))
    return
  }
  tell('package-lock.json differs: npm ci installs the packages of the base')
  await run('npm', ['ci', '--no-audit', '--no-fund'], base, {})
  await mkdir(join(root, 'node_modules/.cache'), { recursive: true })
  await symlink(join(root, 'node_modules/.cache'), join(base, 'node_modules/.cache'))
}

/** Runs a command to its end. Rejects with its output if it fails. */
async function run(
  command: string,
  args: string[],
  cwd: string,
  variables: Record<string, string>,
): Promise<void> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const code = await new Promise<number | null>((settle, reject) => {
    child.on('error', reject)
    child.on('close', settle)
  })
  if (code !== 0) throw new Error(output.trim())
}

/** Removes the worktrees of bases that were not used for the longest time. */
async function removeOld(root: string, worktrees: string, commit: string): Promise<void> {
  const others = (await readdir(worktrees)).filter((name) => name !== commit)
  const dated = await Promise.all(
    others.map(async (name) => ({ name, at: (await stat(join(worktrees, name))).mtimeMs })),
  )
  for (const { name } of dated.toSorted((one, other) => other.at - one.at).slice(SPARE_BASES)) {
    await rm(join(worktrees, name), { recursive: true, force: true })
    await git(root, 'worktree', 'prune')
  }
}
