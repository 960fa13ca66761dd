import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Editor } from '../src/author/dev/server/editor.ts'
import { withoutMarks, type Change, type Leaf } from '../src/author/protocol/protocol.ts'
import type { Random } from './random.ts'

/** Results of random edits. */
export interface EditFigures {
  edits: number
  /** Edits that validation refused, with the rules. */
  refused: Map<string, number>
  /** Edits after which the page showed the new text. */
  shown: number
  /** Files with a change outside of the edited strings. */
  touched: string[]
  /** Files that undo did not restore byte for byte. */
  unrestored: string[]
  /** Edits that the page did not show. */
  hidden: string[]
  milliseconds: number
}

interface Edit {
  change: Exclude<Change, { do: 'store-picture' }>
  /** Text that only this edit adds. */
  word: string
}

/** Awkward texts for quotes, escapes and HTML. */
const awkward = ["'", '"', '`', '\\', '${x}', '&', '<b>', '“', 'ñ', 'த', '🙂', '/* */', '//']

const BATCH = 50

/** Makes random edits of texts that pages show. Those of a batch are written, looked at and undone together. */
export async function randomEdits(
  editor: Editor,
  { root, paths, count, random }: { root: string; paths: string[]; count: number; random: Random },
  say: (line: string) => void,
): Promise<EditFigures> {
  const figures: EditFigures = {
    edits: 0,
    refused: new Map(),
    shown: 0,
    touched: [],
    unrestored: [],
    hidden: [],
    milliseconds: 0,
  }
  let serial = 0
  while (figures.edits < count) {
    const path = random.pick(paths)
    const trace = await editor.trace(path)
    if (!trace) throw new Error(`There is no page ${path}`)
    const leaves = trace.leaves.filter(({ editable, source }) => editable && source !== 'default')
    const chosen = new Set(
      Array.from({ length: Math.min(BATCH, count - figures.edits) }, () => random.pick(leaves)),
    )
    // Several values may be written at one place, as the label of a link that several menus have.
    const places = new Map([...chosen].map((leaf) => [leaf.place, leaf]))
    let edits = [...places.values()].map((leaf) => editOf(leaf, `Zq${(serial += 1)}x`, random))
    const before = new Map(Object.keys(trace.files).map((file) => [file, readFileSync(join(root, file))]))
    const began = performance.now()
    let answer = await editor.write(
      trace.files,
      edits.map(({ change }) => change),
    )
    for (let tries = 0; 'refused' in answer && edits.length > 0 && tries < 8; tries += 1) {
      const { refused } = answer
      const isAt = ({ change }: Edit) =>
        refused.some(
          ({ file, text }) =>
            (file === change.file && tries > 3) ||
            (text.includes(JSON.stringify(change.path.at(-1)).slice(1, -1)) && file === change.file),
        )
      const bad = edits.filter(isAt)
      for (const { rule } of refused) figures.refused.set(rule, (figures.refused.get(rule) ?? 0) + 1)
      edits = edits.filter((edit) => !(bad.length > 0 ? bad : edits.slice(0, 5)).includes(edit))
      answer =
        edits.length === 0
          ? answer
          : await editor.write(
              trace.files,
              edits.map(({ change }) => change),
            )
    }
    figures.milliseconds += performance.now() - began
    if (!answer.ok) continue
    for (const [file, bytes] of before) {
      if (!isEditedOnly(bytes.toString(), readFileSync(join(root, file), 'utf8'), edits.length))
        figures.touched.push(file)
    }
    const html = withoutMarks((await editor.trace(path))?.html ?? '')
    for (const { word, change } of edits) {
      figures.edits += 1
      if (html.includes(word)) figures.shown += 1
      else figures.hidden.push(`${path} ${change.file} ${change.path.join('.')}`)
    }
    const undone = await editor.undo()
    for (const [file, bytes] of before)
      if (!undone.ok || !readFileSync(join(root, file)).equals(bytes)) figures.unrestored.push(file)
    say(
      `${figures.edits} edits, ${figures.shown} shown, ${figures.touched.length} files touched, ${figures.unrestored.length} not restored`,
    )
  }
  return figures
}

function editOf({ file, path, value, html, runs }: Leaf, word: string, random: Random): Edit {
  const added = `${word} ${random.pick(awkward)}`
  // HTML in a plain text is an error, and braces are placeholders.
  const text = html ? added : added.replace(/<b>|\$\{x\}/, '$')
  if (html) return { word, change: { do: 'set-run', file, path, run: random.below(runs), text } }
  const words = value.split(' ')
  return {
    word,
    change: {
      do: 'set',
      file,
      path,
      value: words.toSpliced(random.below(words.length + 1), 0, text).join(' '),
    },
  }
}

const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`/g

/** Whether two texts differ in string literals only, and in each of them by an added word only. */
function isEditedOnly(before: string, after: string, edits: number): boolean {
  if (before === after) return true
  const [old, now] = [before.match(STRING) ?? [], after.match(STRING) ?? []]
  const isSame =
    before.replaceAll(STRING, '""') === after.replaceAll(STRING, '""') && old.length === now.length
  const different = now.filter((text, index) => text !== old[index])
  return isSame && different.length <= edits && different.every((text) => /Zq\d+x/.test(text))
}
