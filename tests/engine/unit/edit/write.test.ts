import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Finding } from '../../../../src/lint/finding.ts'
import type { Severity } from '../../../../src/lint/rule.ts'
import { validate } from '../../../../src/lint/validate.ts'
import { isWorse } from '../../../../src/author/dev/write/new-findings.ts'
import { shownFinding } from '../../../../src/author/dev/server/shown-finding.ts'
import { putAll } from '../../../../src/author/source/put-all.ts'
import type { Change } from '../../../../src/author/protocol/protocol.ts'
import { englishFiles, translationsFile } from '../../../support/example-translations.ts'
import { openEditor } from './open-editor.ts'

type FileChange = Exclude<Change, { do: 'store-picture' }>

const home = 'page-configs/general/index.ts'
const heading = ['blocks', 0, 'heading']

test('only the bytes of the value change, and undo and redo restore the files', async () => {
  const { editor, read, write } = await openEditor()
  const before = read(home)
  const answer = await write({ do: 'set', file: home, path: heading, value: 'Lampen' })
  const after = before.replace('Licht, einzeln gebaut', 'Lampen')
  expect(answer).toMatchObject({ ok: true, undo: 1, redo: 0 })
  expect(read(home)).toBe(after)
  expect(await editor.undo()).toMatchObject({ ok: true, undo: 0, redo: 1 })
  expect(read(home)).toBe(before)
  expect(await editor.redo()).toMatchObject({ ok: true, undo: 1, redo: 0 })
  expect(read(home)).toBe(after)
  await editor.undo()
  expect(await editor.undo()).toMatchObject({ ok: true, undo: 0, redo: 1, files: {} })
})

test('a text shows its translations, and says which become stale', async () => {
  const { editor, write } = await openEditor(englishFiles())
  const { leaves = [] } = (await editor.page('/'))?.marked ?? {}
  const shown = leaves.find(({ file, path }) => file === home && String(path) === String(heading))
  expect(shown?.translations).toEqual([{ tag: 'en', text: 'E Licht, einzeln gebaut' }])
  const answer = await write({ do: 'set', file: home, path: heading, value: 'Lampen' })
  expect('warnings' in answer && answer.warnings).toEqual([
    expect.objectContaining({ rule: 'stale-translation', file: translationsFile }),
  ])
})

test('changes of several files are written together, or not at all', async () => {
  const { read, write } = await openEditor()
  const good: FileChange = { do: 'set', file: 'content/api/bogen.json', path: [0, 'title'], value: 'Bogen' }
  const before = [read(home), read(good.file)]
  const wrong: FileChange = { do: 'set', file: home, path: ['blocks', 0, 'type'], value: 'herro' }
  expect(await write(good, wrong)).toMatchObject({ ok: false })
  expect([read(home), read(good.file)]).toEqual(before)
  expect(await write(good, { do: 'set', file: home, path: heading, value: 'Lampen' })).toMatchObject({
    ok: true,
  })
  expect(read(good.file)).toContain('"Bogen"')
})

test('a read-only file is refused', async () => {
  const { root, read, write } = await openEditor()
  const before = read(home)
  chmodSync(join(root, home), 0o444)
  const answer = await write({ do: 'set', file: home, path: heading, value: 'Lampen' })
  chmodSync(join(root, home), 0o644)
  expect('refused' in answer && answer.refused[0]?.text).toContain(
    'the file is read-only: make it writable first',
  )
  expect(read(home)).toBe(before)
})

test('content with a byte-order mark keeps it, and its texts lead to its file', async () => {
  const { root, editor, read, write } = await openEditor()
  const file = 'content/api/bogen.json'
  const before = `\uFEFF${read(file).replaceAll('\n', '\r\n')}`
  writeFileSync(join(root, file), before)
  expect(await editor.value(file, [0, 'title'])).toMatchObject({ value: 'Die Bogenlampe' })
  expect((await editor.page('/lampen/bogen'))?.marked?.leaves.map((leaf) => leaf.file)).toContain(file)
  await write({ do: 'set', file, path: [0, 'title'], value: 'Die Lampe' })
  expect(read(file)).toBe(before.replace('Die Bogenlampe', 'Die Lampe'))
})

test('a very long text is judged in linear time', async () => {
  const { write } = await openEditor()
  const began = performance.now()
  await write({ do: 'set', file: home, path: heading, value: 'x'.repeat(100_000) })
  // Before, a rule read the rest of the word at each of its letters, which took a minute.
  expect(performance.now() - began).toBeLessThan(20_000)
})

test('if one of several files cannot be written, those before it are restored', async () => {
  const { root, read } = await openEditor()
  const file = 'content/api/bogen.json'
  const before = read(file)
  // No folder can be made where a file is.
  const files = new Map([
    [file, { before, after: '[]' }],
    [`${home}/none.txt`, { before: undefined, after: 'text' }],
  ])
  await expect(putAll(root, files)).rejects.toThrow(/EEXIST|ENOTDIR/)
  expect(read(file)).toBe(before)
})

test('a task waits for the write before it', async () => {
  const { editor, write } = await openEditor()
  const written = write({ do: 'set', file: home, path: heading, value: 'Lampen' })
  expect(await editor.value(home, heading)).toMatchObject({ value: 'Lampen' })
  expect(await written).toMatchObject({ ok: true })
})

test('a change that validate refuses is refused, with the same message', async () => {
  const { root, read, write } = await openEditor()
  const before = read(home)
  const answer = await write({ do: 'set', file: home, path: ['blocks', 0, 'type'], value: 'herro' })
  expect(read(home)).toBe(before)
  writeFileSync(join(root, home), before.replace("type: 'hero'", "type: 'herro'"))
  const errors = (await validate(root)).filter(({ severity }) => severity === 'error').map(shownFinding)
  expect(errors).toHaveLength(1)
  expect(answer).toEqual({ ok: false, refused: errors })
})

test('warnings are shown, and written', async () => {
  const { read, write } = await openEditor()
  const answer = await write({ do: 'set', file: home, path: heading, value: 'Lorem ipsum dolor' })
  expect(answer.ok && answer.warnings.map(({ rule }) => rule)).toEqual(['sample-text'])
  expect(read(home)).toContain('Lorem ipsum dolor')
})

const finding = (rule: string, problem = '', severity: Severity = 'error'): Finding => ({
  rule,
  severity,
  file: home,
  place: '',
  path: [],
  problem,
})

test.each<[name: string, before: Finding[], after: Finding[], worse: boolean]>([
  ['an error', [], [finding('link-target')], true],
  ['a warning', [], [finding('alt-text', '', 'warning')], false],
  ['an error in other words', [finding('redirect', 'a, b')], [finding('redirect', 'a')], false],
  ['a second error of a rule', [finding('redirect')], [finding('redirect'), finding('redirect', 'b')], true],
  ['errors that a repair uncovers', [finding('invalid-value')], Array(3).fill(finding('link-target')), false],
  ['errors that hide one', [finding('link-target')], [finding('invalid-value')], true],
  [
    'errors of own rules after content is whole',
    [finding('odd-content')],
    [finding('a'), finding('b')],
    false,
  ],
  ['words of a new block, which can be written only after it', [], [finding('missing-word')], false],
])('%s: worse or not', (_, before, after, worse) => {
  expect(isWorse(before, after)).toBe(worse)
})

test('a repair is written, and the errors that it uncovers are shown', async () => {
  const bogen = 'page-configs/werke/bogen.json'
  const { write } = await openEditor({
    [bogen]: (text) => text.replace('"name": "bogen",', '"name": "bogen", "noindex": 1,'),
    'content/api/bogen.json': (text) => text.replace('"title": "', '"title": "&amp;lt; '),
  })
  const answer = await write({ do: 'unset', file: bogen, path: ['noindex'] })
  expect(answer.ok && answer.warnings.map(({ severity }) => severity)).toContain('error')
})

describe('a file that changed meanwhile', () => {
  test('is not overwritten: both versions are shown', async () => {
    const { root, editor, read } = await openEditor()
    const disk = read(home).replace('Noch keine Notiz.', 'Nichts.')
    const change: FileChange = { do: 'set', file: home, path: heading, value: 'Lampen' }
    const { hash } = await editor.value(home, heading)
    writeFileSync(join(root, home), disk)
    expect(await editor.write({ [home]: hash }, [change])).toEqual({
      ok: false,
      stale: [{ file: home, disk, yours: disk.replace('Licht, einzeln gebaut', 'Lampen') }],
    })
    expect(await editor.write({}, [change])).toMatchObject({ ok: false, stale: [{ file: home }] })
    expect(read(home)).toBe(disk)
  })

  test('is not undone', async () => {
    const { root, editor, read, write } = await openEditor()
    const before = read(home)
    await write({ do: 'set', file: home, path: heading, value: 'Lampen' })
    const disk = `${read(home)}\n`
    writeFileSync(join(root, home), disk)
    expect(await editor.undo()).toEqual({ ok: false, stale: [{ file: home, disk, yours: before }] })
    expect(read(home)).toBe(disk)
  })
})

test('a change that no file allows is refused with the reason', async () => {
  const { write } = await openEditor()
  const refused = async (...changes: Parameters<typeof write>) => {
    const answer = await write(...changes)
    return 'refused' in answer ? answer.refused.map(({ text }) => text).join() : 'written'
  }
  const set = (file: string) => refused({ do: 'set', file, path: ['title'], value: 'x' })
  expect(await set('page-configs/missing.ts')).toContain('the project has no such file')
  expect(await set('../package.json')).toContain('the project has no such file')
  expect(await set('schemas/page.ts')).toContain('the project has no such file')
  expect(await refused({ do: 'remove', file: home, path: ['blocks', 9] })).toContain('the list has 3 entries')
})

test('a value of a file that configs import can be changed too', async () => {
  const shared = 'page-configs/shared/lampe.json'
  const { editor, read, hash } = await openEditor({
    [shared]: '{ "heading": "Licht" }\n',
    [home]: (text) =>
      `import lampe from '../shared/lampe.json' with { type: 'json' }\n${text.replace("'Licht, einzeln gebaut'", 'lampe.heading')}`,
  })
  const set = (file: string, path: string[] | (string | number)[], value: string) =>
    editor.write({ [shared]: hash(shared) }, [{ do: 'set', file, path, value }])
  expect(await set(shared, ['heading'], 'Lampe')).toMatchObject({ ok: true })
  // The place of use leads to the imported file.
  expect(await set(home, heading, 'Leuchte')).toMatchObject({ ok: true, files: { [shared]: hash(shared) } })
  expect(read(shared)).toBe('{ "heading": "Leuchte" }\n')
})

test('a rule of the site judges a change by data beside the configs, also after the data has changed', async () => {
  const data = 'content/limits.json'
  const rule = `import limits from '../../content/limits.json' with { type: 'json' }
export default {
  summary: 'Titel sind kurz.',
  severity: 'error',
  reads: 'configs',
  docs: 'Kurze Titel liest man ganz.',
  *check({ config }) {
    for (const { file, page } of config.pages)
      if (page.title.length > limits.title) yield { file, path: ['title'], problem: 'ist zu lang' }
  },
}
`
  const files = { [data]: '{ "title": 40 }\n', 'page-configs/rules/kurz.ts': rule }
  const { root, editor, write } = await openEditor(files)
  expect(await editor.findings()).toEqual([])
  const change: FileChange = {
    do: 'set',
    file: 'page-configs/werke/bogen.json',
    path: ['title'],
    value: 'Bogenlampe aus Esche',
  }
  writeFileSync(join(root, data), '{ "title": 12 }\n')
  expect(await write(change)).toMatchObject({ ok: false, refused: [{ rule: 'kurz' }] })
  writeFileSync(join(root, data), '{ "title": 20 }\n')
  expect(await write(change)).toMatchObject({ ok: true })
})
