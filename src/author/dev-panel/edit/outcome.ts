import type { ShownFinding, StaleFile, WriteAnswer } from '../../dev/server/protocol.ts'
import { openInEditor } from '../open-in-editor.ts'
import { button, make } from './make.ts'

/** Shows why nothing was written: the findings in the server's words, or both versions of a file. */
export function showRefusal(
  notes: HTMLElement,
  answer: WriteAnswer & { ok: false },
  readAgain: () => void,
): void {
  notes.replaceChildren(
    ...('refused' in answer
      ? [make('p', {}, 'Not written: validate would refuse it.'), ...answer.refused.map(findingNote)]
      : [
          make('p', {}, 'Not written: the file changed on disk meanwhile.'),
          ...answer.stale.flatMap(staleNote),
          button('Read the file again', readAgain),
        ]),
  )
}

/** Shows a finding. A press on it opens the editor. */
export function findingNote({ severity, file, place, text }: ShownFinding): HTMLElement {
  const open = button(`${file}\n${text}`, () => void openInEditor(place), {
    class: 'plain',
    title: `Open ${place}`,
  })
  open.style.whiteSpace = 'pre-wrap'
  return make('div', { class: severity === 'error' ? 'problem' : 'warning' }, open)
}

function staleNote({ file, yours, disk }: StaleFile): HTMLElement[] {
  const [mine, theirs] = differingLines(yours, disk)
  const pre = (label: string, text: string) =>
    make('pre', { label: `${file}, ${label}`, attributes: { tabindex: '0' } }, text)
  return [
    make('p', { class: 'place' }, file),
    make('h3', {}, 'Your version'),
    pre('your version', mine),
    make('h3', {}, 'Version on disk'),
    pre('version on disk', theirs),
  ]
}

/** Returns the lines of two texts without the lines that both begin and end with. */
export function differingLines(one: string, other: string): [string, string] {
  const [a, b] = [one.split('\n'), other.split('\n')]
  const least = Math.min(a.length, b.length)
  let start = 0
  while (start < least && a[start] === b[start]) start += 1
  let end = 0
  while (end < least - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const cut = (lines: string[]) =>
    lines.slice(start, lines.length - end).join('\n') || '(these lines are missing)'
  return [cut(a), cut(b)]
}
