import { execFileSync } from 'node:child_process'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { baseCommit, changedFiles } from '../../../src/author/diff/git.ts'
import { hasGit } from '../../support/has-git.ts'
import { repository } from '../../support/repository.ts'
import { putFiles, temporaryFolder } from '../../support/temporary-folder.ts'

let folder = ''
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], { cwd: folder })

beforeEach(async () => {
  folder = join(await temporaryFolder(), 'Maß & git')
  await mkdir(folder)
})

test.skipIf(!hasGit)(
  'files are changed, deleted, renamed, binary or not tracked, with their lines and letters',
  async () => {
    const site = join(folder, 'site')
    const names = ['changed.ts', 'deleted.ts', 'größe 1.ts', 'picture.webp']
    await putFiles(site, Object.fromEntries(names.map((name) => [name, 'a\nb\n'])))
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '--message', 'Base')
    await putFiles(site, { 'changed.ts': 'a\nc\n', 'picture.webp': 'a\0', 'new.webp': 'a\0' })
    await rm(join(folder, 'site/deleted.ts'))
    await rename(join(folder, 'site/größe 1.ts'), join(folder, 'site/größe 2.ts'))
    await putFiles(folder, { 'outside.ts': 'a' })
    await mkdir(join(site, '.tmp/diff'), { recursive: true })
    await writeFile(join(site, '.tmp/diff/.gitignore'), '*')
    const files = await changedFiles(join(folder, 'site'), 'HEAD')
    expect(files.map(({ file, line, lines }) => [file, line, ...lines])).toEqual([
      ['changed.ts', 2, '-b', '+c'],
      ['deleted.ts', 1, '-a', '-b'],
      ['größe 1.ts', 1, '-a', '-b'],
      ['größe 2.ts', 1, '+a', '+b'],
      ['new.webp', undefined],
      ['picture.webp', undefined],
    ])
  },
)

test.skipIf(!hasGit)(
  'a ref is found from a detached head and in a shallow clone; a missing one and a missing repository are named',
  async () => {
    await expect(baseCommit(folder, 'main')).rejects.toThrow('not a git repository')
    git('init', '--quiet', '--initial-branch', 'main')
    for (const message of ['One', 'Two']) git('commit', '--quiet', '--allow-empty', '--message', message)
    const head = git('rev-parse', 'HEAD').toString().trim()
    git('clone', '--quiet', '--depth', '1', `file://${folder}`, 'shallow')
    const shallow = join(folder, 'shallow')
    execFileSync('git', ['checkout', '--quiet', '--detach'], { cwd: shallow })
    execFileSync('git', ['branch', '--quiet', '--delete', '--force', 'main'], { cwd: shallow })
    expect(await baseCommit(shallow, 'main')).toMatchObject({ commit: head })
    await expect(baseCommit(shallow, 'HEAD~1')).rejects.toThrow(
      'There is no commit HEAD~1. Name another one with --since, or fetch it first.',
    )
  },
)

test.skipIf(!hasGit)(
  'the base of a branch is the commit at which it began, which the report names',
  async () => {
    const { home, git: inHome, commit } = await repository()
    const began = inHome('rev-parse', 'HEAD').trim()
    const name = `main (${began.slice(0, 10)})`
    expect(await baseCommit(home, 'main')).toEqual({ commit: began, name, notes: [] })
    inHome('checkout', '--quiet', '-b', 'branch')
    commit()
    inHome('checkout', '--quiet', 'main')
    for (const _ of [1, 2]) commit()
    inHome('checkout', '--quiet', 'branch')
    const note =
      'main has moved on by 2 commits since: the comparison is with the commit at which this branch began.'
    expect(await baseCommit(home, 'main')).toEqual({ commit: began, name, notes: [note] })
    inHome('branch', '--quiet', '--move', 'main', 'master')
    expect(await baseCommit(home, 'main')).toMatchObject({
      commit: began,
      name: name.replace('main', 'master'),
    })
  },
)

test('on a machine without git, the message names it as missing', async () => {
  vi.stubEnv('PATH', '')
  await expect(baseCommit(folder, 'main')).rejects.toThrow(
    'git is not installed, and this command compares with a commit. Install git and run the command again.',
  )
})
