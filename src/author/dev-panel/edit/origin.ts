import { editAddresses, type Change, type Leaf, type Uses } from '../../dev/server/protocol.ts'
import { openInEditor } from '../open-in-editor.ts'
import type { Editor } from './editor.ts'
import { entryRow } from './entry-row.ts'
import { button, make } from './make.ts'
import { ask, wordsOf } from './server.ts'

const sources: Record<Leaf['source'], string> = {
  page: 'Config of the page',
  kind: 'Default of the kind of page',
  site: 'Setting of the site',
  default: 'Default of the schema: writing adds a value of your own',
  content: 'Content file',
  host: 'Content host: read only here',
  other: 'Shared config',
}

/** Where a value comes from, as a part of a card. */
export interface Origin {
  box: HTMLElement
  /** Resolves with the addresses of the other pages that show the value. */
  others: Promise<string[]>
  /** Whether the author knows of the other pages. */
  isSaid: () => boolean
}

/** Shows where a value comes from: source, file and line, note, other pages, and its place in a list. */
export function originOf(editor: Editor, leaf: Leaf): Origin {
  const { file, path, place, source, note } = leaf
  const pages = make('div', { attributes: { role: 'status' } }, 'Looking for other pages that show it …')
  let said = false
  const others = ask<Uses>(editAddresses.uses, { file, path: JSON.stringify(path) }).then(
    (uses) => {
      const found = uses.pages.filter((page) => page !== window.location.pathname)
      pages.replaceChildren(...pagesNote(found))
      said = true
      return found
    },
    (error: unknown) => {
      pages.textContent = `The other pages are unknown: ${wordsOf(error)}`
      return []
    },
  )
  const box = make(
    'div',
    { class: 'origin' },
    make('p', {}, sources[source]),
    place === ''
      ? make('p', { class: 'place' }, file)
      : button(`Open ${place}`, () => void openInEditor(place), { class: 'plain place' }),
    make('p', { class: 'place muted' }, pathWords(path)),
    note === undefined ? undefined : make('p', { class: 'muted' }, note),
    pages,
    entryRow(editor, leaf),
  )
  return { box, others, isSaid: () => said }
}

function pagesNote(others: string[]): HTMLElement[] {
  if (others.length === 0) return [make('p', {}, 'No other page shows it.')]
  const list = make('ul', {}, ...others.map((page) => make('li', { class: 'place' }, page)))
  const count = others.length === 1 ? '1 other page shows it too' : `${others.length} other pages show it too`
  return [make('details', {}, make('summary', {}, count), list)]
}

/** Returns a path as authors read it: `blocks[2].heading`. */
export const pathWords = (path: (string | number)[]): string =>
  path.map((key, at) => (typeof key === 'number' ? `[${key}]` : at === 0 ? key : `.${key}`)).join('')

/** Returns the change that gives a value, or one text of an HTML value, another text. */
export const changeOf = ({ html, file, path }: Leaf, run: number, text: string): Change =>
  html ? { do: 'set-run', file, path, run, text } : { do: 'set', file, path, value: text }
