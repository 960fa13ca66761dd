import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { translateCommand } from '../../../src/author/commands/translate-command.ts'
import { englishFiles, translationsFile } from '../../support/example-translations.ts'
import { exampleSite } from '../../support/example-site.ts'
import { outputOf } from '../../support/output-of.ts'
import type { ExchangeRow } from '../../../src/author/commands/translate/exchange-row.ts'
import { fromTable, toTable } from '../../../src/author/commands/translate/table.ts'
import { fromXliff, toXliff } from '../../../src/author/commands/translate/xliff.ts'

const row = (source: string, target: string, state: ExchangeRow['state'] = 'current'): ExchangeRow => ({
  file: 'page-configs/site.ts',
  key: 'footerLinks.help & more.label',
  source,
  target,
  state,
})
const rows = [
  row('<b>Rent</b> & buy "now"', '<b>மழை</b> & "வாங்க"'),
  row('Two\nlines', 'Zwei\nZeilen'),
  row('=SUM(A1)', '+91 நாள்'),
  row("It's a; test, indeed", '', 'missing'),
]

test.each([
  ['XLIFF', (all: ExchangeRow[]) => fromXliff(toXliff(all, 'en-IN', 'ta'))],
  ['a table', (all: ExchangeRow[]) => fromTable(toTable(all))],
])('a round trip through %s changes nothing', (_, trip) => {
  expect(trip(rows)).toEqual(rows)
})

test('the segments of a tool are one text', () => {
  const text = `<xliff version="2.0" srcLang="en" trgLang="de"><file id="a" original="page-configs/a.ts"><unit id="u1" name="text">
    <segment><source>One. </source><target>Eins. </target></segment>
    <ignorable><source> </source></ignorable>
    <segment><source>Two<ph id="1"/> &amp;<cp hex="0007"/><![CDATA[<b>]]></source><target>Zwei</target></segment></unit></file></xliff>`
  expect(fromXliff(text)).toEqual([
    {
      file: 'page-configs/a.ts',
      key: 'text',
      source: 'One.  Two &\u0007<b>',
      target: 'Eins. Zwei',
      state: 'current',
    },
  ])
})

test.each([';', '\t'])('a table may have %j between its cells', (sign) => {
  const table =
    ['place', 'source', 'translation'].join(sign) + '\r\n' + ['page-configs/a.ts title', 'A', 'B'].join(sign)
  expect(fromTable(table)[0]).toMatchObject({
    file: 'page-configs/a.ts',
    key: 'title',
    source: 'A',
    target: 'B',
  })
})

test('a table without its columns names them', () => {
  expect(() => fromTable('A,B\n1,2')).toThrow('its first line lacks place, source, translation')
})

async function translate(root: string, ...args: string[]) {
  const { code, stdout, stderr } = await outputOf(translateCommand, root, ...args)
  return { code, text: (stdout + stderr).trimEnd() }
}

test.each(['ta.xlf', 'ta.csv'])('exporting to %s and importing changes no file', async (name) => {
  const root = await exampleSite(englishFiles((texts) => void delete texts.title))
  const before = readFileSync(join(root, translationsFile), 'utf8')
  expect(await translate(root, 'en', '--export', name)).toMatchObject({ code: 0 })
  expect(await translate(root, 'en', '--import', name)).toEqual({
    code: 0,
    text: 'en: 0 texts written, 0 refused',
  })
  expect(readFileSync(join(root, translationsFile), 'utf8')).toBe(before)
})

/** Exports a table, changes it as a translator and a spreadsheet do, and imports it. */
async function returned(change: (table: string) => string, encoding: BufferEncoding = 'utf8') {
  const root = await exampleSite(englishFiles((texts) => void delete texts['blocks.ende.text']))
  await translate(root, 'en', '--export', 'en.csv')
  const path = join(root, 'en.csv')
  writeFileSync(path, change(readFileSync(path, 'utf8')), encoding)
  const { code, text } = await translate(root, 'en', '--import', 'en.csv')
  const entry: unknown = JSON.parse(readFileSync(join(root, translationsFile), 'utf8')).texts[
    'blocks.ende.text'
  ]
  return { code, text, entry }
}

const inserted = (target: string) => (table: string) =>
  table.replace(
    /(blocks\.ende\.text,(?:"[^"]*"|[^,]*),),missing/,
    (_, start: string) => `${start}"${target}",missing`,
  )

test.each([
  ['as it is', inserted('A sentence.'), 'utf8'],
  ['in UTF-16', inserted('A sentence.'), 'utf16le'],
] as const)(
  'a new translation in a table %s is written with the hash of its text',
  async (_, change, encoding) => {
    const { code, entry } = await returned(change, encoding)
    expect(entry).toEqual({ of: expect.stringMatching(/^[0-9a-f]{8}$/), text: 'A sentence.' })
    expect(code).toBe(0)
  },
)

test.each([
  [
    'a changed placeholder',
    inserted('A {thing}.'),
    'expected the placeholders and tags (none), received {thing}. Not written: A {thing}.',
  ],
  [
    'a text that the site has no more',
    (table: string) => `${table}page-configs/general/index.ts gone,Weg,Away,current\r\n`,
    'page-configs/general/index.ts gone: the site has no such text. Not written: Away',
  ],
  [
    'a text that has changed',
    (table: string) =>
      inserted('A sentence.')(table).replace(/(blocks\.ende\.text,)(?:"[^"]*"|[^,]*)/, '$1Früher'),
    'blocks.ende.text: the source text is now ',
  ],
])('%s is reported, and nothing is lost', async (_, change, reason) => {
  const { code, text, entry } = await returned(change)
  expect(text).toContain(reason)
  expect(text).toContain('1 refused')
  expect([code, entry]).toEqual([1, undefined])
})
