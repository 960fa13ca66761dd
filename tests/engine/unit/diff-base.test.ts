import { readFileSync } from 'node:fs'
import { chmod, mkdir, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { changedFiles } from '../../../src/author/diff/git.ts'
import { baseOf, site, stateOf } from '../../support/base-of.ts'
import { hasGit } from '../../support/has-git.ts'
import { repository, type Repository } from '../../support/repository.ts'
import { putFiles, temporaryFolder } from '../../support/temporary-folder.ts'

interface Expected {
  page?: string
  files?: Record<string, string | undefined>
  error?: unknown
  notes?: string[]
  printed?: string[]
}

/** Adds a working tree with a changed page to a repository. The command then runs there. */
async function linked(repo: Repository) {
  const root = join(repo.home, '../linked')
  repo.git('worktree', 'add', '--quiet', '-b', 'branch', root)
  repo.root = root
  await putFiles(root, { 'public/page.txt': 'new' })
  return { root }
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
  ['a linked working tree', (repo) => linked(repo), { page: 'old' }],
  [
    'a rebase in a linked working tree that runs a command after each commit',
    async (repo) => {
      const { root } = await linked(repo)
      for (const page of [1, 2]) {
        await putFiles(root, { [`public/${page}.txt`]: 'new' })
        repo.git('-C', root, 'add', '--all')
        repo.git('-C', root, 'commit', '--quiet', '--message', 'Change')
      }
      expect(() => repo.git('-C', root, 'rebase', '--force-rebase', '--exec', 'false', 'main')).toThrow(
        'exec',
      )
    },
    { page: 'old' },
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
    const { home, root = home } = repo
    const gitDir = repo.git('-C', root, 'rev-parse', '--absolute-git-dir').trim()
    const before = await stateOf(repo)
    vi.stubEnv('GIT_INDEX_FILE', join(gitDir, 'index'))
    vi.stubEnv('GIT_DIR', gitDir)
    vi.stubEnv('GIT_WORK_TREE', root)
    vi.stubEnv('GIT_PREFIX', '')
    vi.stubEnv('GIT_LITERAL_PATHSPECS', '1')
    const base = await baseOf(repo)
    const changes = base.error ? undefined : await changedFiles(root, 'main')
    vi.unstubAllEnvs()
    const { files = {}, ...values } = expected
    expect(base).toMatchObject(values)
    expect(changes).not.toEqual([])
    expect(Object.fromEntries(Object.keys(files).map((file) => [file, base.read(file)]))).toEqual(files)
    expect(await stateOf(repo)).toEqual(before)
  },
)

test.skipIf(!hasGit)('a run that ends at any call of git leaves the repository as before', async () => {
  const repo = await repository(site)
  await putFiles(repo.home, { 'public/page.txt': 'new' })
  const tools = await temporaryFolder()
  // The call is made, and the process ends with it.
  const wrapper = `#!/bin/sh\necho >> '${tools}/calls'\nPATH=\${PATH#*:}\ngit "$@" || exit\n[ "$(wc -l < '${tools}/calls')" -ne "$LAST_CALL" ]\n`
  await putFiles(tools, { git: wrapper })
  await chmod(join(tools, 'git'), 0o755)
  const before = await stateOf(repo)
  vi.stubEnv('NODE_OPTIONS', '--no-deprecation')
  vi.stubEnv('PATH', `${tools}:${process.env.PATH}`)
  let last = 1
  for (let calls = 1; last <= calls + 1; last += 1) {
    await putFiles(tools, { calls: '' })
    vi.stubEnv('LAST_CALL', `${last}`)
    const { error, page } = await baseOf(repo)
    const failure = error ?? (await changedFiles(repo.home, 'main').then(() => undefined, String))
    expect(failure ?? page).toBe(failure ?? 'old')
    calls = readFileSync(join(tools, 'calls'), 'utf8').length
    vi.stubEnv('LAST_CALL', '0')
    expect(await stateOf(repo)).toEqual(before)
  }
  expect(last).toBeGreaterThan(9)
})
