import { use, useState } from 'react'
import { storageAddress } from '../../../runtime/content/storage-address.ts'
import { pictureTypes } from '../../protocol/protocol.ts'
import { Button } from '../parts.tsx'
import { FormContext } from './form-context.tsx'

interface PictureChoiceProps {
  names: string[]
  folder: string
  choose: (name: string) => void
}

/** The pictures that a field can name, to press. Where the form can store a file, it takes a new picture too. */
export function PictureChoice({ names, folder, choose }: PictureChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  const { store } = use(FormContext)
  const canStore = store !== undefined && folder === 'public/media'
  const upload = async (file: File | undefined) => {
    const name = file && (await store?.(file))
    if (name !== undefined) choose(`/media/${name}`)
  }
  return (
    <>
      {canStore && (
        <label className="field">
          New picture
          <input
            type="file"
            accept={Object.values(pictureTypes).join()}
            onChange={({ target }) => void upload(target.files?.[0])}
          />
        </label>
      )}
      {names.length === 0 && !canStore && (
        <p className="muted">
          The site has no such picture. Put one into <code>{folder}</code>, and reload.
        </p>
      )}
      {names.length > 0 && !isOpen && <Button onClick={() => setOpen(true)}>Choose a picture</Button>}
      {isOpen && (
        <div className="grid">
          {names.map((name) => (
            <Button
              key={name}
              onClick={() => {
                setOpen(false)
                choose(name)
              }}
            >
              <img src={name.startsWith('/') ? name : storageAddress(name, '')} alt="" loading="lazy" />
              {name.split('/').at(-1)}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
