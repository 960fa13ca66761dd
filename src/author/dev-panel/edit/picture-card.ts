import { decodedPath } from '../../../../schemas/shared/address.ts'
import { editAddresses, type StoredPicture } from '../../dev/server/protocol.ts'
import type { Editor } from './editor.ts'
import { focusForm } from './focus-form.ts'
import { button, make } from './make.ts'
import { notesOf } from './panel.ts'
import { showPictures } from './pictures-panel.ts'
import { picturePlaces, type PictureTarget } from './picture-places.ts'
import { pathWords } from './origin.ts'
import { ask, wordsOf } from './server.ts'
import { showText } from './text-card.ts'

/** Opens the card of a picture: where it is named, its alternative text, its focal point, and other pictures. */
export function showPicture(editor: Editor, { image, alt, node }: PictureTarget): void {
  const body = make(
    'div',
    {},
    make('p', { attributes: { role: 'status' } }, 'Looking for the picture’s place …'),
  )
  const notes = notesOf()
  const box = make(
    'section',
    { class: 'card', label: 'Picture' },
    make('h2', { attributes: { tabindex: '-1' } }, 'Picture'),
    make(
      'div',
      { class: 'row' },
      alt
        ? button('Alternative text', () => showText(editor, { ...alt, name: 'Alternative text' }))
        : make('p', { class: 'muted' }, 'It decorates: it has no alternative text.'),
      button('Close', editor.close),
    ),
    notes,
    body,
  )
  editor.show({ box, near: node })
  void fill(editor, image, body).catch((error: unknown) => {
    notes.replaceChildren(make('p', { class: 'problem' }, wordsOf(error)))
  })

  async function fill(_: Editor, shown: HTMLImageElement, into: HTMLElement): Promise<void> {
    const pictures = await ask<StoredPicture[]>(editAddresses.pictures)
    const { pathname } = new URL(shown.currentSrc || shown.src)
    const stored = pictures.find(
      ({ address }) => new URL(address, window.location.href).pathname === pathname,
    )
    const name = stored?.path ?? decodedPath(pathname) ?? pathname
    const places = await picturePlaces(editor, name, node)
    into.replaceChildren(
      make('p', { class: 'place' }, name),
      ...(places.length === 0
        ? [
            make(
              'p',
              { class: 'muted' },
              'Neither the page nor its content names it: a setting or a default does.',
            ),
          ]
        : places.map((place) =>
            button(`Choose another for ${place.file} ${pathWords(place.path)}`, () => {
              showPictures(editor, pictures, name, place, alt)
            }),
          )),
      ...(stored ? [focusForm(editor, stored)] : []),
    )
  }
}
