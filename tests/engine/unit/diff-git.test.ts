import { execFileSync } from 'node:child_process'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { changedFiles, commitOf } from '../../../src/author/diff/git.ts'
import { hasGit } from '../../support/has-git.ts'
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
    await expect(commitOf(folder, 'main')).rejects.toThrow('not a git repository')
    git('init', '--quiet', '--initial-branch', 'main')
    for (const message of ['One', 'Two']) git('commit', '--quiet', '--allow-empty', '--message', message)
    const head = git('rev-parse', 'HEAD').toString().trim()
    git('clone', '--quiet', '--depth', '1', `file://${folder}`, 'shallow')
    const shallow = join(folder, 'shallow')
    execFileSync('git', ['checkout', '--quiet', '--detach'], { cwd: shallow })
    execFileSync('git', ['branch', '--quiet', '--delete', '--force', 'main'], { cwd: shallow })
    expect(await commitOf(shallow, 'main')).toBe(head)
    await expect(commitOf(shallow, 'HEAD~1')).rejects.toThrow(
      'There is no commit HEAD~1. Name another one with --since, or fetch it first.',
    )
  },
)

test('on a machine without git, the message names it as missing', async () => {
  vi.stubEnv('PATH', '')
  await expect(commitOf(folder, 'main')).rejects.toThrow(
    'git is not installed, and this command compares with a commit. Install git and run the command again.',
  )
})
