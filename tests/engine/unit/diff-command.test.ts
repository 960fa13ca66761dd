import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { diffCommand } from '../../../src/author/diff/diff-command.ts'
import { copyWithExampleSite } from '../../support/copied-example.ts'

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

let copy: Awaited<ReturnType<typeof copyWithExampleSite>>
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], { cwd: copy.root })
const edit = (file: string, change: (text: string) => string) =>
  writeFile(join(copy.root, file), change(readFileSync(join(copy.root, file), 'utf8')))

/** Runs the command. Returns its exit code and its output. */
async function diff(...args: string[]) {
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  const terminal = { root: copy.root, isTTY: false, log, error: log }
  return { code: await diffCommand(['--no-pixels', ...args], terminal), text: lines.join('\n') }
}

beforeAll(async () => {
  copy = await copyWithExampleSite()
  await writeFile(join(copy.root, '.gitignore'), 'node_modules\n.tmp/\ndist/\n')
  git('init', '--quiet', '--initial-branch', 'main')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Base')
}, 60_000)
afterAll(() => copy.remove())

// Each side is published once.
describe('npm run diff', { timeout: 240_000 }, () => {
  test('without a change, no page differs from the commit, and the last three bases are stored', async () => {
    const bases = join(copy.root, '.tmp/diff/bases')
    for (const name of ['a', 'b', 'c']) await mkdir(join(bases, name), { recursive: true })
    const { code, text } = await diff('--fail-on-change')
    expect(text).toMatch(/^No page changed: all \d+ pages are as main \(\w{10}\) publishes them$/m)
    expect(code).toBe(0)
    expect(readdirSync(bases)).toHaveLength(3)
  })

  test('each page has the changed files of its key as causes, with their lines', async () => {
    await edit('content/api/bogen.json', (text) => text.replace('"Die Bogenlampe"', '"Die neue Bogenlampe"'))
    await edit('page-configs/general/schreiben.ts', (text) =>
      text.replace('Schreiben Sie uns', 'Schreiben Sie'),
    )
    await edit('page-configs/metadata.json', (text) => text.replace('einzeln, ', ''))
    await edit('page-configs/brand.tokens.json', (text) =>
      text.replaceAll('0.9843', '0.9').replaceAll('#fbf6ec', '#e6f6ec'),
    )
    await writeFile(join(copy.root, 'notes.md'), 'No page is made from this.\n')
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
    git('add', '.')
    git('commit', '--quiet', '--message', 'Change')
    const recipe = readFileSync('docs/ci.md', 'utf8')
    const [, options = ''] = /npm run --silent diff -- (.*) > diff\.md/.exec(recipe) ?? []
    const { code, text } = await diff(...options.split(' '))
    expect(text).toMatch(/^### 4 pages of \d+ differ from HEAD\^1 \(\w{10}\): 4 changed$/m)
    expect(readFileSync(join(copy.root, 'diff.html'), 'utf8')).toContain('<ins>neue</ins>')
    expect(code).toBe(0)
  })

  test('mistakes are named, and end with 1', async () => {
    expect(await diff('--since', 'nothing')).toEqual({
      code: 1,
      text: 'There is no commit nothing. Name another one with --since, or fetch it first.',
    })
    expect(await diff('--with', 'content')).toEqual({
      code: 1,
      text: '--with: content is no published folder: it has no index.html',
    })
    expect(await diff('--format', 'html')).toMatchObject({
      code: 1,
      text: expect.stringContaining('--format'),
    })
  })
})
