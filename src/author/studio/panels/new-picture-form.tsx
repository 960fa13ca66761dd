import { useState, type FormEvent } from 'react'
import { pictureTypes, type Change } from '../../protocol/protocol.ts'
import { base64Of, pictureName } from '../editor/picture-name.ts'
import type { PicturePlace } from '../editor/picture-places.ts'
import { changeOf } from '../editor/value-changes.ts'
import type { TracedText } from '../page/page-texts.ts'
import { Choice, Field, valueIn } from '../parts.tsx'
import { useWrite } from './outcome.tsx'

interface NewPictureProps extends PicturePlace {
  alt: TracedText | undefined
  /** A file that was dropped on the page. */
  dropped?: File | undefined
}

/** Takes a picture file, dropped or chosen, and asks for its record and its alternative text before it is stored. */
export function NewPictureForm({ file, path, alt, dropped }: NewPictureProps) {
  const { notes, writeAndClose } = useWrite()
  const [chosen, setChosen] = useState(dropped)
  const [part] = alt?.parts ?? []
  const leaf = part?.leaf.editable && alt?.parts.length === 1 ? part.leaf : undefined

  const store = async (form: HTMLFormElement, picture: File) => {
    const name = valueIn(form, 'name')
    const words = valueIn(form, 'alt')
    const changes: Change[] = [
      {
        do: 'store-picture',
        name,
        bytes: await base64Of(picture),
        record: {
          shows: valueIn(form, 'shows'),
          light: valueIn(form, 'light'),
          rendered: valueIn(form, 'maker') === 'a computer',
        },
      },
      { do: 'set', file, path, value: `pictures/${name}` },
      ...(leaf && words !== leaf.value ? [changeOf(leaf, part?.run ?? 0, words)] : []),
    ]
    await writeAndClose(changes, `Stored ${name}.`)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (chosen) void store(event.currentTarget, chosen)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the file field inside takes files by keyboard
    <form
      className="stack drop"
      onSubmit={submit}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        setChosen(event.dataTransfer.files[0])
      }}
    >
      <label className="field">
        New picture: choose a file, or drop it here
        <input
          type="file"
          accept={Object.values(pictureTypes).join()}
          onChange={({ target }) => setChosen(target.files?.[0])}
        />
      </label>
      {chosen && (
        <div className="stack" key={chosen.name}>
          <Field label="File name" name="name" defaultValue={pictureName(chosen.name)} />
          <Field label="Its content, in plain words" name="shows" rows={2} />
          {leaf && <Field label="Alternative text" name="alt" defaultValue={leaf.value} rows={2} />}
          <Choice label="Light" name="light" values={['day', 'night', 'indoor', 'studio']} />
          <Choice label="Made by" name="maker" values={['a camera', 'a computer']} />
          <button className="first">Store and show it</button>
        </div>
      )}
      {notes}
    </form>
  )
}
