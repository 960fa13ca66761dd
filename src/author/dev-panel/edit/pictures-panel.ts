import type { StoredPicture } from '../../dev/server/protocol.ts'
import type { Editor } from './editor.ts'
import { button, make } from './make.ts'
import { newPictureForm } from './new-picture-form.ts'
import { notesOf, showPanel } from './panel.ts'
import type { PicturePlace } from './picture-places.ts'
import type { TracedText } from './read-trace.ts'

/** Shows the stored pictures to choose from, those of the folder of the shown one first, and takes a new file. */
export function showPictures(
  editor: Editor,
  pictures: StoredPicture[],
  shown: string,
  { file, path }: PicturePlace,
  alt: TracedText | undefined,
): void {
  const notes = notesOf()
  const grid = make('div', { class: 'grid' })
  const filter = make('input', {
    label: 'Filter pictures',
    attributes: { type: 'search', placeholder: 'Filter: name or what it shows' },
  })
  const choose = async (picture: string) => {
    const changes = [{ do: 'set' as const, file, path, value: picture }]
    if (await editor.write(changes, `Chose ${picture}.`, notes)) editor.close()
  }
  const isElsewhere = ({ path: stored }: StoredPicture) => stored.split('/')[0] !== shown.split('/')[0]
  const draw = () => {
    const words = filter.value.toLowerCase().split(/\s+/)
    const found = pictures
      .filter((picture) => {
        const text = `${picture.path} ${showsOf(picture)}`.toLowerCase()
        return words.every((word) => text.includes(word))
      })
      .toSorted((one, other) => Number(isElsewhere(one)) - Number(isElsewhere(other)))
    grid.replaceChildren(
      ...found.map((picture) => {
        const name = picture.path.replace(/^pictures\//, '')
        const image = make('img', { attributes: { src: picture.address, alt: '', loading: 'lazy' } })
        const one = button('', () => void choose(picture.path), {
          title: showsOf(picture) || name,
        })
        one.append(image, make('span', {}, name))
        return one
      }),
    )
  }
  filter.addEventListener('input', draw)
  draw()
  showPanel(editor, 'Choose a picture', [
    make('p', { class: 'place' }, file),
    notes,
    newPictureForm(editor, { file, path }, alt),
    filter,
    grid,
  ])
  filter.focus()
}

/** Returns what the record of a picture says that it shows. */
const showsOf = ({ record }: StoredPicture): string => (typeof record?.shows === 'string' ? record.shows : '')
