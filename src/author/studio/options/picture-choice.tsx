import { useState } from 'react'
import { storageAddress } from '../../../runtime/content/storage-address.ts'
import { Button } from '../parts.tsx'

interface PictureChoiceProps {
  names: string[]
  folder: string
  choose: (name: string) => void
}

/** The pictures that a field can name, to press. */
export function PictureChoice({ names, folder, choose }: PictureChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  if (names.length === 0)
    return (
      <p className="muted">
        The site has no such picture. Put one into <code>{folder}</code>, and reload.
      </p>
    )
  if (!isOpen) return <Button onClick={() => setOpen(true)}>Choose a picture</Button>
  return (
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
  )
}
