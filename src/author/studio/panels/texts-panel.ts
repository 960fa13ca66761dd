import type { Editor } from '../editor/editor.ts'
import { button, make } from '../editor/make.ts'
import { showPanel } from './panel.ts'
import { headTexts, type Part } from '../page/read-trace.ts'
import { showText } from './text-card.ts'

const names: Record<string, string> = {
  alt: 'Alternative text',
  'aria-label': 'Label',
  title: 'Tooltip',
  placeholder: 'Placeholder',
}

interface Row {
  name: string
  text: string
  parts: Part[]
}

/** Lists all texts of the page: those of the head, and also those that nobody sees without a press. */
export function showTexts(editor: Editor, wanted = ''): void {
  const { trace, texts } = editor.page()
  const head: Row[] = trace
    ? headTexts(trace).map(({ name, text, parts }) => ({ name: `Head: ${name}`, text, parts }))
    : []
  const rows: Row[] = [
    ...head,
    ...texts.map(({ attribute, anchor, text, parts }) => ({
      name: `${attribute === undefined ? 'Text' : (names[attribute] ?? attribute)} ${anchor}`,
      text,
      parts,
    })),
  ]
  const filter = make('input', {
    label: 'Filter texts',
    attributes: { type: 'search', placeholder: 'Filter: words, head, label, #id' },
  })
  filter.value = wanted
  const list = make('ul', {})
  const draw = () => {
    const words = filter.value.toLowerCase().split(/\s+/)
    const found = rows.filter(({ name, text }) =>
      words.every((word) => `${name} ${text}`.toLowerCase().includes(word)),
    )
    list.replaceChildren(
      ...found.map((row) =>
        make(
          'li',
          {},
          button('', () => showText(editor, row), { class: 'plain text-row' }),
        ),
      ),
    )
    found.forEach(({ name, text }, at) => {
      list.children[at]?.firstElementChild?.append(make('small', {}, name), make('span', {}, text))
    })
  }
  filter.addEventListener('input', draw)
  draw()
  showPanel(editor, 'Texts of this page', [filter, list])
  filter.focus()
}
