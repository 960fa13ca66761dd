import { editAddresses, type ShownFinding } from '../../dev/server/protocol.ts'
import type { Editor } from './editor.ts'
import { button, make } from './make.ts'
import { findingNote } from './outcome.ts'
import { showPanel } from './panel.ts'
import { ask, wordsOf } from './server.ts'
import type { Target } from './targets.ts'

/** Lists the findings of `npm run validate`. Those of this page come first, and lead to their place on it. */
export async function showFindingsList(editor: Editor): Promise<void> {
  const list = make('div', {}, make('p', { attributes: { role: 'status' } }, 'Checking the site …'))
  showPanel(editor, 'Findings', [list])
  try {
    const findings = await ask<ShownFinding[]>(editAddresses.findings)
    const placed = findings.map((finding) => ({ finding, target: targetOf(editor, finding) }))
    const here = placed.filter(({ target }) => target)
    const elsewhere = placed.filter(({ target }) => !target)
    list.replaceChildren(
      ...(findings.length === 0 ? [make('p', {}, 'Nothing found.')] : []),
      ...(here.length > 0 ? [make('h3', {}, 'On this page')] : []),
      ...here.flatMap(({ finding, target }) => [
        findingNote(finding),
        ...(target ? [button(`Show: ${target.label}`, () => editor.goTo(target.key))] : []),
      ]),
      ...(elsewhere.length > 0 ? [make('h3', {}, 'Elsewhere')] : []),
      ...elsewhere.map(({ finding }) => findingNote(finding)),
    )
  } catch (error) {
    list.replaceChildren(make('p', { class: 'problem' }, wordsOf(error)))
  }
}

/** Returns the text whose value a finding is about, or else the block that contains it. */
function targetOf(editor: Editor, { file, path }: Pick<ShownFinding, 'file' | 'path'>): Target | undefined {
  const targets = editor.targets()
  const begins = (whole: readonly (string | number)[]) => path.every((key, at) => whole[at] === key)
  const text = targets.find(
    (target) =>
      target.kind === 'text' &&
      path.length > 0 &&
      target.text.parts.some(({ leaf }) => leaf?.file === file && begins(leaf.path)),
  )
  if (text) return text
  const { explained } = editor.page()
  if (file !== explained?.file || path[0] !== 'blocks') return undefined
  return targets.find((target) => target.kind === 'block' && target.index === path[1])
}
