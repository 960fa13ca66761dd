import { existsSync, lstatSync } from 'node:fs'
import { mkdir, rename, rm, symlink, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sweepCache } from '../../util/cache.ts'
import { engineOf } from '../../util/engine-of.ts'
import { bytesOf, hasState } from '../../util/write-unchanged.ts'
import type { Side } from './change.ts'
import { git, run, type BaseCommit } from './git.ts'
import { layOut } from './lay-out.ts'

/** Bases that stay on the disk besides the current one. */
const SPARE_BASES = 2
const lockFiles = ['package-lock.json', 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock']

interface Base extends BaseCommit {
  root: string
  /** Folder of recorded answers of the content host; undefined without a host. */
  answers: string | undefined
  print: (line: string) => void
}

/** The published base, with remarks. */
type Published = Side & { notes: string[] }

/**
 * Publishes a commit with its own engine, in a folder below `.tmp/diff/` that git does not know. Later runs publish only
 * what changed.
 */
export async function publishBase({ root, commit, name, notes, answers, print }: Base): Promise<Published> {
  const places = await git(root, ['rev-parse', '--show-toplevel', '--show-prefix'])
  const [home = '', place = ''] = places.split('\n')
  const bases = join(root, '.tmp/diff/bases')
  const folder = join(bases, commit)
  if (!existsSync(folder)) {
    const next = join(root, '.tmp/diff/next')
    await rm(next, { recursive: true, force: true })
    await layOut({ home, commit, folder: next, index: join(root, '.tmp/diff/index') })
    await mkdir(bases, { recursive: true })
    await rename(next, folder)
  }
  const base = join(folder, place)
  // Without this file, npm would publish the folder above.
  if (!existsSync(join(base, 'package.json')))
    throw new Error(
      `The base ${name} has no site here: it has no ${place}package.json. Name another commit with --since.`,
    )
  await linkIgnored(root, base)
  const remarks = await install(root, base, print)
  await utimes(folder, new Date(), new Date())
  await sweepCache(bases, new Set([commit]), SPARE_BASES)
  const recorder = pathToFileURL(join(engineOf(root), 'src/author/diff/record-answers.mjs')).href
  const recorded = {
    RECORDED_ANSWERS: answers,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${recorder}`,
  }
  await inBase(base, ['npm', 'run', '--silent', 'build'], answers && recorded).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : ''
    throw new Error(`The base ${name} cannot be published. ${reason}`, { cause: error })
  })
  return { root: base, folder: join(base, 'dist'), notes: [...notes, ...remarks] }
}

/**
 * Runs a command of the base's packages, which must not take the author's repository for that of the base. In CI, a build
 * would need the address of the site.
 */
const inBase = (base: string, command: string[], variables = {}) =>
  run(base, command, { GIT_CEILING_DIRECTORIES: dirname(base), CI: '', ...variables })

/** Links what git ignores into the base: variables, content and pictures. */
async function linkIgnored(root: string, base: string): Promise<void> {
  const list = 'ls-files --others --ignored --exclude-standard --directory -z -- .env* content public'
  const names = (await git(root, list.split(' '))).split('\0').filter(Boolean)
  for (const name of names.map((path) => path.replace(/\/$/, ''))) {
    const target = join(base, name)
    if (lstatSync(target, { throwIfNoEntry: false })) continue
    await mkdir(dirname(target), { recursive: true })
    await symlink(join(root, name), target)
  }
}

/**
 * Links the packages into the base, or installs them there if its lock file differs. The picture cache is shared.
 * Returns a remark if the base gets packages of today.
 */
async function install(root: string, base: string, print: Base['print']): Promise<string[]> {
  const lock = lockFiles.find((file) => existsSync(join(base, file)))
  const isEqual = lock !== undefined && hasState(join(root, lock), bytesOf(join(base, lock)))
  const modules = join(base, 'node_modules')
  const cache = join(modules, '.cache')
  if (isEqual || lock !== 'package-lock.json') {
    await rm(modules, { recursive: true, force: true })
    await symlink(join(root, 'node_modules'), modules)
    const reason = lock === undefined ? 'no lock file that npm can install' : `another ${lock}`
    return isEqual ? [] : [`The base has ${reason}, so it is published with the packages of today.`]
  }
  // The link is made last.
  if (lstatSync(cache, { throwIfNoEntry: false })?.isSymbolicLink()) return []
  print('package-lock.json differs: npm ci installs the packages of the base')
  await rm(modules, { recursive: true, force: true })
  await inBase(base, ['npm', 'ci', '--no-audit', '--no-fund'])
  const shared = join(root, 'node_modules/.cache')
  for (const folder of [shared, modules]) await mkdir(folder, { recursive: true })
  await symlink(shared, cache)
  return []
}
