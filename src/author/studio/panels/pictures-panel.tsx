import { useState } from 'react'
import type { StoredPicture } from '../../protocol/protocol.ts'
import { containsWords } from '../blocks/filter-examples.ts'
import type { PicturePlace } from '../editor/picture-places.ts'
import type { TracedText } from '../page/page-texts.ts'
import { useDrawing } from '../editor/editor.ts'
import { Button, Panel, Search } from '../parts.tsx'
import { NewPictureForm } from './new-picture-form.tsx'
import { ask } from '../server.ts'
import { useWrite } from './outcome.tsx'
import { useAnswer, Wait } from './use-answer.tsx'

interface PicturesProps extends PicturePlace {
  /** Path of the picture that is shown now; empty for an empty frame. */
  shown?: string
  alt?: TracedText | undefined
}

/** The stored pictures to choose from, those of the folder of the shown one first, and a form for a new file. */
export function PicturesPanel({ shown = '', file, path, alt }: PicturesProps) {
  useDrawing()
  const { notes, writeAndClose } = useWrite()
  const [filter, setFilter] = useState('')
  const isElsewhere = (picture: StoredPicture) => picture.path.split('/')[0] !== shown.split('/')[0]
  const read = useAnswer(() => ask('pictures', {}))
  const pictures = (read.answer ?? [])
    .filter((picture) => containsWords(`${picture.path} ${showsOf(picture)}`, filter))
    .toSorted((a, b) => Number(isElsewhere(a)) - Number(isElsewhere(b)))
  return (
    <Panel title="Choose a picture">
      <p className="place">{file}</p>
      {notes}
      <NewPictureForm file={file} path={path} alt={alt} />
      <Search
        label="Filter pictures"
        placeholder="Filter: name or what it shows"
        value={filter}
        change={setFilter}
      />
      <Wait {...read} text="Looking for pictures …" />
      <div className="grid">
        {pictures.map((picture) => {
          const name = picture.path.replace(/^pictures\//, '')
          return (
            <Button
              key={picture.path}
              title={showsOf(picture) || name}
              onClick={() =>
                void writeAndClose([{ do: 'set', file, path, value: picture.path }], `Chose ${picture.path}.`)
              }
            >
              <img src={picture.address} alt="" loading="lazy" />
              {name}
            </Button>
          )
        })}
      </div>
    </Panel>
  )
}

/** Returns what the record of a picture says that it shows. */
const showsOf = ({ record }: StoredPicture): string => (typeof record?.shows === 'string' ? record.shows : '')
