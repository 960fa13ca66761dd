import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { contentContract } from '../../schemas/content.ts'
import { answerTimeoutMs } from '../../src/runtime/content/content-client.ts'
import { commands as siteCommands } from '../../src/author/command-line/commands.mjs'
import { benchCommands } from '../../tools/bench-commands.mjs'
import type { Command } from '../../tools/command-line.mjs'
import { root } from '../support/root.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const files = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')))

const table: Record<string, Command> = { ...siteCommands, ...benchCommands }

/** Returns the code examples in a language. An example may name its file. */
const code = (text: string, language: string) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}(?: [^\\n]*)?\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, piece = '']) => piece,
  )

test('the README fits one screen and a half', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(75)
})

test('every command of the README is one, and every command is in the README or in the docs', () => {
  const commands = /\bnpm (?:run (?:--silent )?([a-z:-]+)|(test|start|ci)\b)|`([a-z]+:[a-z]+)`/g
  const listed = new Set(
    files.flatMap((file) => [...read(file).matchAll(commands)].map(([, ...names]) => names.find(Boolean))),
  )
  const runnable = new Set([...Object.keys(scripts), 'ci'])
  expect([...listed].filter((name) => name && !runnable.has(name))).toEqual([])
  expect(Object.keys(scripts).filter((name) => name !== 'prepare' && !listed.has(name))).toEqual([])
})

describe.each(files)('%s', (file) => {
  const text = read(file)

  test('has only links to existing files and headings', () => {
    const astray = linksOf(text).filter(({ path, anchor }) => {
      const target = path === '' ? file : join(dirname(file), path)
      return !existsSync(join(root, target)) || !anchorsOf(read(target)).includes(anchor)
    })
    expect(astray).toEqual([])
  })

  test('has no line of more than 160 characters outside tables and code', () => {
    const lines = text.replaceAll(/^ *```[^]*?^ *```/gm, '').split('\n')
    expect(lines.filter((line) => line.length > 160 && !line.startsWith('|'))).toEqual([])
  })

  // The changelog names removed options too.
  test.skipIf(file === 'CHANGELOG.md')('its commands have valid options', () => {
    expect(faultsOf(text)).toEqual([])
  })

  test('its code is code, its JSON is JSON', () => {
    for (const piece of code(text, 'ts')) expect(parseSync('example.ts', piece).errors).toEqual([])
    for (const piece of code(text, 'json')) expect(() => void JSON.parse(piece)).not.toThrow()
  })
})

test('the documents of the package lead only to what is packed', () => {
  const list = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
    stdio: 'pipe',
  })
  const [packed] = z
    .array(z.object({ files: z.array(z.object({ path: z.string() })) }))
    .parse(JSON.parse(String(list)))
  const paths = new Set(packed?.files.map(({ path }) => path))
  // npm packs the README always. It is about the repository.
  const documents = [...paths].filter((path) => path.endsWith('.md') && path !== 'README.md')
  expect(documents.length).toBeGreaterThan(10)
  const missing = documents.flatMap((file) =>
    linksOf(read(file))
      .map(({ path }) => (path === '' ? file : join(dirname(file), path)))
      .filter((target) => !paths.has(target))
      .map((target) => `${file}: ${target}`),
  )
  expect(missing).toEqual([])
})

test('the content contract names the time limit of the browser, of publishing and of the doctor', () => {
  expect(read('docs/content-contract.md')).toContain(`within ${answerTimeoutMs / 1000} seconds`)
})

test('the sections of the how-to are read without an oddity', () => {
  const [sections = ''] = code(read('docs/adding-a-page.md'), 'json')
  const contract = contentContract()
  expect(contract.read(contract.lists.sections, JSON.parse(sections)).oddities).toEqual([])
})

/** Returns the relative links of a document. */
function linksOf(text: string): { path: string; anchor: string }[] {
  return [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(#[^)\s]*)?\)/g)].map(([, path = '', anchor = '']) => ({
    path,
    anchor,
  }))
}

/** Returns the unknown commands and options in the code of a document: in blocks, services and containers, and in sentences. */
function faultsOf(text: string): string[] {
  const called = text.matchAll(
    /(npm run (?:--silent )?|npx pagework |run\.mjs(?: |", "))([a-z:-]+)((?: [^\n#>`|]*)?)/g,
  )
  return [...called].flatMap(([, start = '', name = '', rest = '']) => {
    const call = `${start}${name}`
    if (!(name in (start.startsWith('npm') ? scripts : { ...table, help: {}, 'test-times': {} })))
      return [call]
    const options = [...rest.matchAll(/ --([a-z-]+)/g)].map(([, option = '']) => option)
    return options
      .filter((option) => !(option in (table[name]?.options ?? {})))
      .map((option) => `${call} --${option}`)
  })
}

/** Returns the allowed ends of a link: none, or the anchor of a heading. */
function anchorsOf(markdown: string): string[] {
  const headings = [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
  const anchors = headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
  return ['', ...anchors.map((anchor) => `#${anchor}`)]
}
