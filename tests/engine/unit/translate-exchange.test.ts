import { expect, test } from 'vitest'
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
