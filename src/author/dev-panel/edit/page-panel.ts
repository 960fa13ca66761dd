import { editAddresses, type PagesAnswer, type PagesRequest } from '../../dev/server/protocol.ts'
import type { PageSource } from '../../../lint/page-source.ts'
import type { Editor } from './editor.ts'
import { button, choice, field, make } from './make.ts'
import { notesOf, showPanel } from './panel.ts'
import { ask, send, wordsOf } from './server.ts'
import { showTexts } from './texts-panel.ts'

/** Shows what concerns the whole page: its head, its address, redirects to it, and how to create another. */
export function showPage(editor: Editor): void {
  const { pathname } = window.location
  const notes = notesOf()
  const act = async (request: PagesRequest, said: string) => {
    notes.textContent = 'Writing …'
    try {
      const answer = await send<PagesAnswer>(editAddresses.pages, request)
      if (!answer.ok) notes.replaceChildren(make('p', { class: 'problem' }, answer.problem))
      else if (answer.path === pathname)
        notes.replaceChildren(make('p', {}, `${said} ${answer.files.join(', ')}`))
      else window.location.assign(answer.path)
    } catch (error) {
      notes.replaceChildren(make('p', { class: 'problem' }, wordsOf(error)))
    }
  }
  const renamed = field(
    'New address of this page',
    pathname,
    1,
    'Links to it follow, and the old address redirects.',
  )
  const from = field('Old address that leads here', '/')
  const title = field('Title of the new page', '')
  const path = field(
    'Address of the new page',
    pathname.slice(0, pathname.lastIndexOf('/') + 1),
    1,
    'Below the address of a kind it is a page of that kind, and beside an article it is an article.',
  )
  const kind = choice('Kind of a page anywhere else', [])
  void ask<PageSource>('/__page', { path: pathname }).then(
    ({ kinds, kind: own }) => {
      const anywhere = Object.keys(kinds).filter((name) => !kinds[name]?.pages)
      kind.input.append(...anywhere.map((name) => make('option', {}, name)))
      if (anywhere.includes(own)) kind.input.value = own
    },
    (error: unknown) => (notes.textContent = wordsOf(error)),
  )
  showPanel(editor, 'This page', [
    make('p', { class: 'place' }, pathname),
    notes,
    make(
      'div',
      { class: 'row' },
      button('Title and description for search results', () => showTexts(editor, 'head:')),
      button('All texts and labels', () => showTexts(editor)),
    ),
    make('h3', {}, 'Rename'),
    renamed.box,
    button('Rename', () => void act({ do: 'rename', from: pathname, to: value(renamed) }, 'Renamed.')),
    make('h3', {}, 'Redirect'),
    from.box,
    button('Redirect', () => void act({ do: 'redirect', from: value(from), to: pathname }, 'Redirected:')),
    make('h3', {}, 'New page'),
    title.box,
    path.box,
    kind.box,
    button('Create', () => {
      void act({ do: 'new', path: value(path), kind: kind.input.value, title: value(title) }, 'Created:')
    }),
  ])
}

const value = ({ input }: { input: HTMLTextAreaElement }) => input.value.trim()
