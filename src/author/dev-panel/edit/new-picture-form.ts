import { pictureTypes, type Change } from '../../dev/server/protocol.ts'
import type { Editor } from './editor.ts'
import { button, choice, field, make } from './make.ts'
import { changeOf } from './origin.ts'
import { notesOf } from './panel.ts'
import type { PicturePlace } from './picture-places.ts'
import type { TracedText } from './read-trace.ts'

/** Takes a picture file, dropped or chosen, and asks for its record and its alternative text before it is stored. */
export function newPictureForm(
  editor: Editor,
  { file, path }: PicturePlace,
  alt: TracedText | undefined,
): HTMLElement {
  const input = make('input', {
    attributes: { type: 'file', accept: Object.values(pictureTypes).join() },
  })
  const details = make('div', {})
  const box = make(
    'div',
    { class: 'drop' },
    make('label', { class: 'field' }, make('span', {}, 'New picture: choose a file, or drop it here'), input),
    details,
  )
  const take = (chosen: File | undefined) => chosen && details.replaceChildren(...recordFields(chosen))
  input.addEventListener('change', () => take(input.files?.[0]))
  box.addEventListener('dragover', (event) => event.preventDefault())
  box.addEventListener('drop', (event) => {
    event.preventDefault()
    take(event.dataTransfer?.files[0])
  })
  return box

  function recordFields(chosen: File): HTMLElement[] {
    const notes = notesOf()
    const name = field('File name', nameOf(chosen.name))
    const shows = field('Its content, in plain words', '', 2)
    const light = choice('Light', ['day', 'night', 'indoor', 'studio'])
    const rendered = choice('Made by', ['a camera', 'a computer'])
    const [part] = alt?.parts ?? []
    const leaf = part?.leaf?.editable && alt?.parts.length === 1 ? part.leaf : undefined
    const words = leaf ? field('Alternative text', leaf.value, 2) : undefined
    const store = async () => {
      const text = words?.input.value.trim()
      const changes: Change[] = [
        {
          do: 'store-picture',
          name: name.input.value.trim(),
          bytes: await base64Of(chosen),
          record: {
            shows: shows.input.value.trim(),
            light: light.input.value,
            rendered: rendered.input.value === 'a computer',
          },
        },
        { do: 'set', file, path, value: `pictures/${name.input.value.trim()}` },
        ...(leaf && text !== undefined && text !== leaf.value ? [changeOf(leaf, part?.run ?? 0, text)] : []),
      ]
      if (await editor.write(changes, `Stored ${name.input.value.trim()}.`, notes)) editor.close()
    }
    const fields = [name, shows, ...(words ? [words] : []), light, rendered].map((one) => one.box)
    return [...fields, button('Store and show it', () => void store(), { class: 'first' }), notes]
  }
}

/** Returns a file name in the form of stored pictures: `IMG_2041.JPEG` becomes `img-2041.jpg`. */
export function nameOf(name: string): string {
  const [, stem = name, extension = ''] = /^(.*)\.(.+)$/.exec(name.toLowerCase()) ?? []
  const words = stem
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g) ?? ['picture']
  return `${words.join('-')}.${extension === 'jpeg' ? 'jpg' : extension}`
}

/** Returns the content of a file in base64. */
async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
