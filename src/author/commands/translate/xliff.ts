import { SaxesParser } from 'saxes'
import { escapeXml } from '../../../publish/files/escape-xml.ts'
import { groupBy } from '../../../util/group-by.ts'
import type { ExchangeRow } from './exchange-row.ts'

/** States in XLIFF: a stale translation has to be done again. */
const states = { current: 'final', stale: 'initial', missing: 'initial' } as const

/** Returns rows as XLIFF 2.0, which the tools of translators read. Each text of a file occurs once. */
export function toXliff(rows: readonly ExchangeRow[], language: string, target: string): string {
  const files = [...groupBy(rows, ({ file }) => file)].map(
    ([file, units], index) =>
      `  <file id="f${index + 1}" original="${quoted(file)}" xml:space="preserve">\n${units.map(unitOf).join('')}  </file>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${language}" trgLang="${target}">
${files.join('')}</xliff>
`
}

const unitOf = ({ key, source, target, state }: ExchangeRow, index: number): string =>
  `    <unit id="u${index + 1}" name="${quoted(key)}">
      <segment state="${states[state]}">
        <source>${written(source)}</source>
${target === '' ? '' : `        <target>${written(target)}</target>\n`}      </segment>
    </unit>
`

/** Returns the rows of an XLIFF document. Tools may divide a text into segments: a row has the whole text. Throws if it is not XML. */
export function fromXliff(text: string): ExchangeRow[] {
  const rows: ExchangeRow[] = []
  let file = ''
  let row: ExchangeRow | undefined
  let part: 'source' | 'target' | undefined
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'file') file = attributes.original ?? attributes.id ?? ''
    else if (name === 'unit')
      row = { file, key: attributes.name ?? '', source: '', target: '', state: 'current' }
    else if (name === 'segment' && attributes.state === 'initial' && row) row.state = 'stale'
    else if (name === 'source' || name === 'target') part = name
    else if (part && row) row[part] += codePoint(name, attributes.hex)
  })
  parser.on('text', (letters) => {
    if (part && row) row[part] += letters
  })
  parser.on('cdata', (letters) => {
    if (part && row) row[part] += letters
  })
  parser.on('closetag', ({ name }) => {
    if (name === part) part = undefined
    else if (name === 'unit' && row) rows.push(row.target === '' ? { ...row, state: 'missing' } : row)
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(text).close()
  return rows
}

/** Returns the character of `<cp hex="001F"/>`, by which XLIFF writes what XML cannot hold. */
const codePoint = (name: string, hex: string | undefined): string =>
  name === 'cp' && hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : ''

/** Escapes a value of an attribute. */
const quoted = (text: string): string => escapeXml(text).replaceAll('"', '&quot;')

/** Escapes a text. XML readers turn a carriage return into a line break. */
const written = (text: string): string => escapeXml(text).replaceAll('\r', '&#13;')
