import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, readdir, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { baseCommit, changedFiles } from '../../../src/author/diff/git.ts'
import { publishBase } from '../../../src/author/diff/publish-base.ts'
import { hasGit } from '../../support/has-git.ts'
import { repository, type Repository } from '../../support/repository.ts'
import { putFiles } from '../../support/temporary-folder.ts'

/** A site whose build copies its public files. It fails if git finds a repository, or without the options of Node. */
const site = {
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
async function baseOf({ home, root = home }: Repository, since = 'main') {
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
async function stateOf({ home, git }: Repository) {
  const files = await readdir(join(home, '.git'), { recursive: true })
  return {
    status: git('--no-optional-locks', 'status', '--porcelain=v2', '--branch'),
    stash: git('stash', 'list'),
    index: readFileSync(join(home, '.git/index')).toString('base64'),
    files: files.filter((file) => !file.startsWith('objects/')).toSorted(),
  }
}

interface Expected {
  page?: string
  files?: Record<string, string | undefined>
  error?: unknown
  notes?: string[]
  printed?: string[]
}

/** Repositories of unusual kinds, with what is published of the base, or its error. */
const cases: [kind: string, prepare: (repository: Repository) => Promise<unknown>, expected: Expected][] = [
  ['a changed and a new file', async () => undefined, { page: 'old' }],
  [
    'hooks that fail',
    async ({ home }) => {
      for (const hook of ['post-checkout', 'post-index-change', 'reference-transaction', 'pre-commit']) {
        await putFiles(home, { [`.git/hooks/${hook}`]: '#!/bin/sh\nexit 127\n' })
        await chmod(join(home, '.git/hooks', hook), 0o755)
      }
    },
    { page: 'old' },
  ],
  [
    'a submodule at an earlier commit',
    async (parent) => {
      const other = await repository()
      await putFiles(other.home, { 'logo.txt': 'logo' })
      other.commit()
      parent.git('submodule', '--quiet', 'add', other.home, 'public/shared')
      parent.commit()
      await putFiles(join(parent.home, 'public/shared'), { 'logo.txt': 'new' })
    },
    { files: { 'shared/logo.txt': 'logo', 'page.txt': 'old' } },
  ],
  [
    'a submodule whose commit is not here',
    async (parent) => {
      const other = await repository()
      parent.git('submodule', '--quiet', 'add', other.home, 'public/shared')
      parent.git('update-index', '--cacheinfo', `160000,${'1'.repeat(40)},public/shared`)
      parent.git('commit', '--quiet', '--message', 'Commit')
    },
    {
      error: `The base has the submodule public/shared at a commit that is not here. Run "git -C public/shared fetch origin ${'1'.repeat(40)}", and run the command again.`,
    },
  ],
  [
    'an empty submodule',
    async (parent) => {
      parent.git('submodule', '--quiet', 'add', (await repository()).home, 'docs')
      parent.commit()
      parent.git('submodule', '--quiet', 'deinit', '--force', 'docs')
    },
    { page: 'old' },
  ],
  [
    'a tracked link that leads out of the repository',
    async ({ home, commit }) => {
      await rename(join(home, 'public'), join(home, '../assets'))
      await symlink('../assets', join(home, 'public'))
      commit()
    },
    { page: 'new' },
  ],
  [
    'an ignored link in a tracked folder',
    async ({ home }) => {
      await putFiles(home, { '../large/film.txt': 'film', '.env': 'A=1' })
      await symlink('../../large', join(home, 'public/large'))
    },
    { files: { 'large/film.txt': 'film', 'page.txt': 'old' } },
  ],
  [
    'a site in a folder',
    async (repo) => {
      await putFiles(
        repo.home,
        Object.fromEntries(Object.entries(site).map(([file, text]) => [`web/${file}`, text])),
      )
      repo.commit()
      repo.root = join(repo.home, 'web')
      await putFiles(repo.root, { 'public/page.txt': 'new' })
    },
    { page: 'old' },
  ],
  [
    'a folder that the base lacks',
    async (repo) => {
      repo.root = join(repo.home, 'web')
      await putFiles(repo.root, site)
    },
    {
      error: expect.stringMatching(
        /^The base main \(\w{10}\) has no site here: it has no web\/package\.json\./,
      ),
    },
  ],
  [
    'a nested repository without a commit',
    ({ home, git }) =>
      mkdir(join(home, 'tools')).then(() => git('init', '--quiet', join(home, 'tools/scratch'))),
    { page: 'old' },
  ],
  [
    'attributes for archives and line ends',
    async ({ home, commit }) => {
      await putFiles(home, { '.gitattributes': 'public/** export-ignore\n*.txt export-subst\n' })
      commit()
    },
    { page: 'old' },
  ],
  [
    'no lock file',
    async ({ home, commit }) => {
      await rm(join(home, 'package-lock.json'))
      commit()
    },
    {
      page: 'old',
      notes: [
        'The base has no lock file that npm can install, so it is published with the packages of today.',
      ],
    },
  ],
  [
    'another lock file of yarn',
    async ({ home, commit }) => {
      await rename(join(home, 'package-lock.json'), join(home, 'yarn.lock'))
      commit()
      await putFiles(home, { 'yarn.lock': 'other' })
    },
    {
      page: 'old',
      notes: ['The base has another yarn.lock, so it is published with the packages of today.'],
    },
  ],
  [
    'another lock file of npm',
    ({ home }) => putFiles(home, { 'package-lock.json': '{}' }),
    { page: 'old', printed: ['package-lock.json differs: npm ci installs the packages of the base'] },
  ],
  [
    'leftovers of a run that was killed',
    ({ home }) =>
      putFiles(home, {
        '.tmp/diff/.gitignore': '*',
        '.tmp/diff/next/public/half.txt': 'half',
        '.tmp/diff/index.lock': '',
        '.tmp/diff/index': 'a',
      }),
    { page: 'old', files: { 'half.txt': undefined } },
  ],
]

test.skipIf(!hasGit).each(cases)(
  '%s: the base is published, and the repository is as before',
  async (_, prepare, expected) => {
    const repo = await repository(site)
    await prepare(repo)
    await putFiles(repo.home, { 'public/page.txt': 'new', 'public/new.txt': 'new' }).catch(() => undefined)
    vi.stubEnv('NODE_OPTIONS', '--no-deprecation')
    // Git gives these to its hooks.
    const index = join(repo.home, '.git/index')
    const before = await stateOf(repo)
    vi.stubEnv('GIT_INDEX_FILE', index)
    vi.stubEnv('GIT_DIR', join(repo.home, '.git'))
    vi.stubEnv('GIT_WORK_TREE', repo.home)
    vi.stubEnv('GIT_PREFIX', '')
    vi.stubEnv('GIT_LITERAL_PATHSPECS', '1')
    const base = await baseOf(repo)
    if (!base.error) await changedFiles(repo.root ?? repo.home, 'main')
    vi.unstubAllEnvs()
    const { files = {}, ...values } = expected
    expect(base).toMatchObject(values)
    expect(Object.fromEntries(Object.keys(files).map((file) => [file, base.read(file)]))).toEqual(files)
    expect(await stateOf(repo)).toEqual(before)
  },
)
