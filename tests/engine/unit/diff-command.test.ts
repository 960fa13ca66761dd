import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { basename, dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { diffCommand } from '../../../src/author/diff/diff-command.ts'
import { processName } from '../../../src/serve/hosting/process-name.ts'
import { copyProject } from '../../../bench/project-copy.ts'
import { putExampleSite } from '../../../bench/put-example-site.ts'
import { smallPage } from '../../support/example-edits.ts'
import { hasGit } from '../../support/has-git.ts'
import { isRelease } from '../../support/one-of-each.ts'

/** The part of the JSON that is asserted. */
const diffSchema = z.object({
  changed: z.array(
    z.object({
      path: z.string(),
      changes: z.array(z.object({ part: z.string(), text: z.string() })),
      causes: z.array(z.object({ file: z.string(), line: z.number(), lines: z.array(z.string()) })),
    }),
  ),
  notes: z.array(z.string()),
})

/** A folder of a repository, whose path has letters that git quotes. */
let root = ''
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], { cwd: root })
const edit = (file: string, change: (text: string) => string) =>
  writeFile(join(root, file), change(readFileSync(join(root, file), 'utf8')))
const commit = (message: string) => {
  git('add', '--all')
  git('commit', '--quiet', '--message', message)
}

/** Runs the command. Returns its exit code and its output. */
async function diff(...args: string[]) {
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  const terminal = { root, isTTY: false, log, error: log }
  return { code: await diffCommand(['--no-pixels', ...args], terminal), text: lines.join('\n') }
}

beforeAll(async () => {
  if (!hasGit) return
  await mkdir('.tmp', { recursive: true })
  const repository = resolve(await mkdtemp('.tmp/Städte & Lampen '))
  root = await copyProject(repository)
  await putExampleSite(root)
  await writeFile(join(root, 'package-lock.json'), '{}\n')
  await writeFile(join(repository, '.gitignore'), 'node_modules\n.tmp/\ndist/\n.env\n')
  execFileSync('git', ['init', '--quiet', '--initial-branch', 'main'], { cwd: repository })
  const draft = smallPage('Entwurf').replace('noindex: true', 'draft: true')
  await writeFile(join(root, 'page-configs/general/entwurf.ts'), draft)
  commit('Base')
})
afterAll(() => (hasGit ? rm(dirname(root), { recursive: true }) : undefined))

// Each side is published once. Tests that publish further sides are for a release.
describe.skipIf(!hasGit)('npm run diff', { timeout: 240_000 }, () => {
  test('without a change, no page differs from the commit, and the last three bases are stored', async () => {
    const bases = join(root, '.tmp/diff/bases')
    for (const name of ['a', 'b', 'c']) await mkdir(join(bases, name), { recursive: true })
    const { code, text } = await diff('--fail-on-change')
    expect(text).toMatch(/^No page changed: all \d+ pages are as main \(\w{10}\) publishes them$/m)
    expect(code).toBe(0)
    expect(readdirSync(bases)).toHaveLength(3)
  })

  test('with drafts, everything is compared with what is public', async () => {
    const { changed } = diffSchema.parse(JSON.parse((await diff('--drafts', '--format', 'json')).text))
    expect(changed.map(({ path, changes }) => [path, changes[0]?.text])).toEqual([
      ['/entwurf', expect.stringContaining('title: Entwurf')],
    ])
  })

  test('each page has the changed files of its key as causes, with their lines', async () => {
    await edit('content/api/bogen.json', (text) => text.replace('"Die Bogenlampe"', '"Die neue Bogenlampe"'))
    await edit('page-configs/general/schreiben.ts', (text) =>
      text.replace('Schreiben Sie uns', 'Schreiben Sie'),
    )
    await edit('page-configs/metadata.json', (text) => text.replace('einzeln, ', ''))
    await edit('page-configs/brand.tokens.json', (text) => text.replace('#fdf8ef', '#e6f8ef'))
    await writeFile(join(root, 'notes.md'), 'No page is made from this.\n')
    const { code, text } = await diff('--fail-on-change', '--format', 'json')
    expect(code).toBe(3)
    const { changed, notes } = diffSchema.parse(JSON.parse(text))
    const [metadata, tokens] = ['page-configs/metadata.json:4', 'page-configs/brand.tokens.json:5']
    const causes = changed.map(({ path, causes: all }) => [
      path,
      all.map(({ file, line }) => `${file}:${line}`),
    ])
    expect(Object.fromEntries(causes)).toEqual({
      '/': [metadata, tokens],
      '/404': [metadata, tokens],
      '/lampen/bogen': ['content/api/bogen.json:4', metadata, tokens],
      '/schreiben': ['page-configs/general/schreiben.ts:8', tokens],
    })
    expect(changed[0]?.causes[0]?.lines).toEqual(expect.arrayContaining([expect.stringMatching(/^\+.*Maß/)]))
    expect(notes).toEqual(['4 of 5 changed files belong to what pages are made from'])
  })

  test('the command of docs/ci.md writes a comment and the report', async () => {
    commit('Change')
    const recipe = readFileSync('docs/ci.md', 'utf8')
    const [, options = ''] = /npm run --silent diff -- (.*) > diff\.md/.exec(recipe) ?? []
    const { code, text } = await diff(...options.split(' '))
    expect(text).toMatch(/^### 4 of \d+ pages differ from HEAD\^1 \(\w{10}\): 4 changed$/m)
    expect(readFileSync(join(root, 'diff.html'), 'utf8')).toContain('<ins>neue</ins>')
    expect(code).toBe(0)
  })

  test('a published folder is compared without causes', async () => {
    const head = git('rev-parse', 'HEAD^').toString().trim()
    const folder = join(root, '.tmp/diff/bases', head, basename(root), 'dist')
    const { code, text } = await diff('--with', folder, '--format', 'json', '--fail-on-change')
    expect(diffSchema.parse(JSON.parse(text)).changed.map(({ causes }) => causes)).toEqual([[], [], [], []])
    expect(code).toBe(3)
  })

  test.runIf(isRelease)('a content host is requested once, and both sides get its answers', async () => {
    const requested: string[] = []
    const host = createServer((request, response) => {
      const path = decodeURI(request.url ?? '')
      if (!path.startsWith('/api/')) return response.end(readFileSync(join(root, 'content', path)))
      requested.push(path)
      // Each answer is another one.
      const text = readFileSync(join(root, 'content', `${path}.json`), 'utf8')
      response.setHeader('content-type', 'application/json')
      return response.end(text.replace('Bogenlampe', `Bogenlampe ${requested.length}`))
    })
    await new Promise<void>((done) => void host.listen(0, '127.0.0.1', done))
    onTestFinished(async () => {
      host.closeAllConnections()
      host.close()
      await rm(join(root, '.env'))
    })
    const { port } = z.object({ port: z.number() }).parse(host.address())
    await writeFile(join(root, '.env'), `VITE_CONTENT_HOST=http://127.0.0.1:${port}\n`)
    const send = globalThis.fetch
    const { text } = await diff('--since', 'HEAD')
    globalThis.fetch = send
    expect(text).toContain('No page changed')
    expect(requested.toSorted()).toEqual([...new Set(requested)].toSorted())
    expect(requested).toContain('/api/bogen')
  })

  test.runIf(isRelease)(
    'a base that cannot be published is named, with the findings of its rules',
    async () => {
      await edit('page-configs/general/schreiben.ts', (text) => text.replace('blocks:', 'blokcs:'))
      commit('Mistake')
      await edit('page-configs/general/schreiben.ts', (text) => text.replace('blokcs:', 'blocks:'))
      const { code, text } = await diff('--since', 'HEAD')
      expect(text).toMatch(
        /^The base HEAD \(\w{10}\) cannot be published\. .*\n[^]*page-configs\/general\/schreiben\.ts[^]*blokcs/,
      )
      expect(code).toBe(1)
    },
  )

  test.runIf(isRelease)(
    'a second run at the same time ends, and one that was killed leaves nothing behind',
    async () => {
      const running = join(root, '.tmp/diff/running')
      await writeFile(running, processName)
      expect(await diff()).toEqual({
        code: 1,
        text: `Another "npm run diff" runs here (process ${processName}). Wait until it ends.`,
      })
      // No process has this number.
      await writeFile(running, '4194305')
      expect(await diff('--since', 'HEAD^')).toMatchObject({ code: 0 })
      expect(existsSync(running)).toBe(false)
    },
  )

  test('mistakes are named, and end with 1', async () => {
    expect(await diff('--since', 'nothing')).toEqual({
      code: 1,
      text: 'There is no commit nothing. Name another one with --since, or fetch it first.',
    })
    expect(await diff('--with', 'content')).toEqual({
      code: 1,
      text: '--with: content is not a published folder: it has no index.html',
    })
    expect(await diff('--format', 'html')).toMatchObject({
      code: 1,
      text: expect.stringContaining('--format'),
    })
  })
})
