import { decodedPath } from '../../../../schemas/shared/address.ts'
import { useEditor } from '../editor/editor.ts'
import { emptyPlaces, picturePlaces } from '../editor/picture-places.ts'
import type { Target } from '../page/targets.ts'
import { Button, Opener, Card } from '../parts.tsx'
import { ask } from '../server.ts'
import { FocusForm } from './focus-form.tsx'
import { NewPictureForm } from './new-picture-form.tsx'
import { pathWords } from './origin.tsx'
import { PicturesPanel } from './pictures-panel.tsx'
import { TextCard } from './text-card.tsx'
import { useAnswer, Wait } from './use-answer.tsx'

interface PictureCardProps {
  target: Target & { kind: 'picture' }
  /** A file that was dropped on the picture. */
  dropped?: File
}

/** The card of a picture: where it is named, its alternative text, its focal point, and other pictures. */
export function PictureCard({ target: { image, alt, node }, dropped }: PictureCardProps) {
  const editor = useEditor()
  const isEmpty = !(image instanceof HTMLImageElement)
  const traced = useAnswer(async () => {
    if (isEmpty) return { stored: undefined, name: '', places: emptyPlaces(editor, node) }
    const pictures = await ask('pictures', {})
    const { pathname } = new URL(image.currentSrc || image.src)
    const stored = pictures.find(
      ({ address }) => new URL(address, window.location.href).pathname === pathname,
    )
    const name = stored?.path ?? decodedPath(pathname) ?? pathname
    return { stored, name, places: await picturePlaces(editor, name, node) }
  })
  const { answer } = traced
  return (
    <Card label="Picture">
      <p className="place">{isEmpty ? 'No picture yet' : answer?.name}</p>
      <div className="row">
        {alt ? (
          <Opener content={<TextCard {...alt} name="Alternative text" />} near={node}>
            Alternative text
          </Opener>
        ) : (
          !isEmpty && <p className="muted">Decorative: no alternative text.</p>
        )}
        <Button onClick={editor.close}>Close</Button>
      </div>
      <Wait {...traced} text="Looking for the picture’s place …" />
      {answer?.places.length === 0 && (
        <p className="muted">Neither the page nor its content names it: a setting or a default does.</p>
      )}
      {answer?.places.map((place) => {
        const words = `for ${place.file} ${pathWords(place.path)}`
        const chooser = <PicturesPanel shown={answer.name} {...place} alt={alt} />
        return (
          <div className="stack" key={words}>
            <Opener content={chooser}>
              <span>
                {isEmpty ? 'Choose a picture' : 'Choose another'} <span className="place">{words}</span>
              </span>
            </Opener>
            {dropped && <NewPictureForm {...place} alt={alt} dropped={dropped} />}
          </div>
        )
      })}
      {answer?.stored && <FocusForm picture={answer.stored} />}
    </Card>
  )
}
