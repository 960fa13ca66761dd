import { readFileSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { Editor } from '../src/author/dev/server/editor.ts'
import type { Change } from '../src/author/protocol/protocol.ts'
import { shownFinding } from '../src/author/dev/server/shown-finding.ts'
import { hashesOf } from '../src/author/dev/write/write-session.ts'
import { newFindings } from '../src/author/dev/write/new-findings.ts'
import { validate } from '../src/lint/validate.ts'
import { importConfigs } from '../src/site/config/import-configs.ts'
import { readConfigFile } from '../src/site/config/read-config-file.ts'
import { kinds, makeMistake } from './author-mistakes.ts'
import type { Random } from './random.ts'

/** Results of mistakes that were sent as changes. */
export interface MistakeFigures {
  /** Mistakes of the text that no value has, as a missing comma. */
  inexpressible: number
  refused: number
  /** Mistakes that `validate` only warns of. They are written, with the warnings. */
  warned: number
  /** Mistakes that `validate` does not report. */
  silent: number
  /** Mistakes with errors that were written. */
  written: string[]
  /** Mistakes whose report differs from that of `validate`. */
  otherWords: string[]
}

/** Makes mistakes in files, reads what they are as values, and sends them as changes of the unchanged files. */
export async function editMistakes(
  editor: Editor,
  { root, count, random }: { root: string; count: number; random: Random },
  say: (line: string) => void,
): Promise<MistakeFigures> {
  const figures: MistakeFigures = {
    inexpressible: 0,
    refused: 0,
    warned: 0,
    silent: 0,
    written: [],
    otherWords: [],
  }
  const first = await validate(root)
  for (let index = 0; index < count; index += 1) {
    const kind = kinds[index % kinds.length] ?? ''
    const mistake = await makeMistake(root, kind, random)
    if (!mistake) continue
    const { file, before = '', line } = mistake
    const name = `${kind}: ${file}:${line}`
    const found = newFindings(first, await validate(root))
    const wrong = await valueOf(root, file)
    writeFileSync(`${root}/${file}`, before)
    const changes = wrong === undefined ? [] : changesBetween(file, await valueOf(root, file), wrong)
    if (changes.length === 0) {
      figures.inexpressible += 1
      say(`– ${name}: no value`)
      continue
    }
    const answer = await editor.write(hashesOf(root, [file]), changes)
    const errors = found.filter(({ severity }) => severity === 'error')
    const wanted = (errors.length > 0 ? errors : found).map((one) => words(shownFinding(one)))
    const got = ('refused' in answer ? answer.refused : answer.ok ? answer.warnings : []).map(words)
    if (answer.ok && errors.length > 0) figures.written.push(name)
    else if (!answer.ok) figures.refused += 1
    else if (found.length > 0) figures.warned += 1
    else figures.silent += 1
    if (!isDeepStrictEqual(wanted.toSorted(), got.toSorted()))
      figures.otherWords.push(
        `${name}\n    validate: ${wanted.join(' | ')}\n    editor:   ${got.join(' | ')}`,
      )
    if (answer.ok) await editor.undo()
    if (readFileSync(`${root}/${file}`, 'utf8') !== before) figures.written.push(`${name}: not restored`)
    say(`${answer.ok ? '~' : '✓'} ${name}: ${got.length} findings`)
  }
  return figures
}

/** Returns a finding without its line, since a change writes a value in its own style. */
const words = ({ text, severity, file }: { text: string; severity: string; file: string }) =>
  `${severity} ${file} ${text.replace(/^\d+:\d+ /, '').replaceAll('\n', ' ')}`

const valueOf = async (root: string, file: string): Promise<unknown> =>
  (await readConfigFile(root, file, importConfigs(root))).input

/** Returns the changes from one value to another: each at the deepest place where both have the same keys. */
function changesBetween(
  file: string,
  before: unknown,
  after: unknown,
  path: (string | number)[] = [],
): Change[] {
  if (isDeepStrictEqual(before, after)) return []
  const [old, now] = [entriesOf(before), entriesOf(after)]
  const isSameShape =
    old &&
    now &&
    isDeepStrictEqual([...old.keys()], [...now.keys()]) &&
    Array.isArray(before) === Array.isArray(after)
  if (!isSameShape) return [{ do: 'set', file, path, value: JSON.parse(JSON.stringify(after)) }]
  return [...old].flatMap(([key, value]) => changesBetween(file, value, now.get(key), [...path, key]))
}

function entriesOf(value: unknown): Map<string | number, unknown> | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const isList = Array.isArray(value)
  return new Map(Object.entries(value).map(([key, part]) => [isList ? Number(key) : key, part]))
}
