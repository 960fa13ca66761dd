import { editAddresses, type Leaf, type Origins } from '../../dev/server/protocol.ts'
import { editInPlace, type InPlace } from './edit-in-place.ts'
import type { Editor } from './editor.ts'
import { button, field, make } from './make.ts'
import { changeOf, originOf, type Origin } from './origin.ts'
import { notesOf } from './panel.ts'
import type { Part } from './read-trace.ts'
import { ask, wordsOf } from './server.ts'

/** A text with its parts; with its text nodes if it is shown on the page. */
export interface Editable {
  text: string
  parts: Part[]
  nodes?: Text[]
  /** Kind of the text, if it is not a visible text: `alternative text`. */
  name?: string
  /** Returns the text as it was read last, if its parts were unknown. */
  again?: () => Editable | undefined
}

/** The text that is being typed on the page. */
export let typing: (InPlace & { key: (event: KeyboardEvent) => void }) | undefined

/** Opens the card of a text: where it comes from, and the text itself to type, on the page where that is possible. */
export function showText(editor: Editor, editable: Editable): void {
  const { text, parts, nodes = [], name = 'Text' } = editable
  const sourced = parts.filter((part): part is Part & { leaf: Leaf } => part.leaf !== undefined)
  const [only] = sourced
  const title = make('h2', { attributes: { tabindex: '-1' } }, name)
  const close = button('Close', editor.close)
  if (only && parts.length === 1 && only.leaf.editable && (only.leaf.html || only.leaf.exact)) {
    const form = writeForm(editor, only.leaf, only.run, only.leaf.html ? text : only.leaf.value, nodes)
    const box = make('section', { class: 'card', label: name }, title, ...form.parts)
    editor.show({ box, ...(nodes[0] && { near: form.near ?? nodes[0] }), closed: form.closed })
    form.focus()
    return
  }
  const body = make('div', {})
  const box = make('section', { class: 'card', label: name }, title, make('p', {}, `“${text}”`), body, close)
  editor.show({ box, ...(nodes[0] && { near: nodes[0] }) })
  if (only) {
    const isMixed = parts.length > 1 ? 'It is put together from these values:' : ''
    body.replaceChildren(isMixed, ...sourced.map(({ leaf, run }) => leafPart(editor, leaf, run)))
    return
  }
  body.append(make('p', { attributes: { role: 'status' } }, 'Looking for the source of this text …'))
  void find(editor, editable, body)
}

/** Opens a text whose sources were still being read, or offers the values that a text without a mark is computed from. */
async function find(editor: Editor, { text, again }: Editable, body: HTMLElement): Promise<void> {
  try {
    await editor.settled()
    if (!body.isConnected) return
    const known = again?.()
    if (known?.parts.some(({ leaf }) => leaf)) return showText(editor, known)
    const { leaves } = await ask<Origins>(editAddresses.computed, { path: window.location.pathname, text })
    const said =
      leaves.length === 0
        ? 'This text is the engine’s own: no file of the site has it.'
        : 'This text is computed. It changes with:'
    body.replaceChildren(make('p', {}, said), ...leaves.map((leaf) => leafPart(editor, leaf, 0)))
  } catch (error) {
    body.replaceChildren(make('p', { class: 'problem' }, wordsOf(error)))
  }
}

/** A value in a card: its origin, and a field if it may be written. */
function leafPart(editor: Editor, leaf: Leaf, run: number): HTMLElement {
  if (!leaf.editable) return make('div', {}, make('p', {}, `“${leaf.value}”`), originOf(editor, leaf).box)
  const start = leaf.html ? textOfRun(leaf.value, run) : leaf.value
  return make('div', {}, ...writeForm(editor, leaf, run, start, []).parts)
}

/** Returns one text of an HTML value. */
function textOfRun(html: string, run: number): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode())
    if (walker.currentNode.textContent?.trim()) texts.push(walker.currentNode.textContent)
  return (texts[run] ?? '').replaceAll(/\s+/g, ' ').trim()
}

/** A value to type, on the page or in a field, with its origin and buttons. */
function writeForm(editor: Editor, leaf: Leaf, run: number, start: string, nodes: Text[]) {
  const notes = notesOf()
  const origin = originOf(editor, leaf)
  const inPlace =
    nodes.length > 0 ? editInPlace(nodes, start, `${start} (Enter writes, Escape gives up)`) : undefined
  const fields = inPlace ? undefined : field('Text', start, 2)
  const text = () => inPlace?.text() ?? fields?.input.value.trim() ?? start
  let isAsked = false
  let isKept = false
  const write = async () => {
    if (text() === start) return editor.close()
    if (!isAsked && (await isNews(origin))) {
      isAsked = true
      notes.replaceChildren(
        make(
          'p',
          { class: 'warning' },
          'Other pages show it too: see above. Write it once more to change it there as well.',
        ),
      )
      return
    }
    if (!(await editor.write([changeOf(leaf, run, text())], `Written to ${leaf.file}.`, notes))) return
    if (inPlace) {
      inPlace.keep()
      editor.afterReading(inPlace.close)
      isKept = true
    }
    editor.close()
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
      event.preventDefault()
      void write()
    }
    if (event.key === 'Escape') editor.close()
    if (event.key === 'Tab') {
      event.preventDefault()
      first.focus()
    }
    if (event.key === ' ' && inPlace?.typeSpace()) event.preventDefault()
  }
  fields?.input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') key(event)
  })
  typing = inPlace && { ...inPlace, key }
  const first = button('Write', () => void write(), { class: 'first', title: 'Enter' })
  return {
    parts: [
      ...(fields ? [fields.box] : []),
      make('div', { class: 'row' }, first, button('Give up', editor.close, { title: 'Escape' })),
      notes,
      origin.box,
    ],
    near: inPlace?.element,
    closed: () => {
      typing = undefined
      if (!isKept) inPlace?.close()
    },
    focus: () => (inPlace ?? fields?.input)?.focus(),
  }
}

/** Whether other pages show the value and the author has not read so. */
async function isNews({ others, isSaid }: Origin): Promise<boolean> {
  return !isSaid() && (await others).length > 0
}
