import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { BlockOf } from '../../schemas/blocks/index.ts'
import { Picture } from '../shared/picture.tsx'
import { PictureLabel } from '../shared/picture-label.tsx'
import { theme } from '../shared/theme.ts'

interface LightboxProps {
  words: BlockOf<'gallery'>['words']
  /** The picture shown large; undefined while closed. */
  src: string | undefined
  caption: string
  onClose: () => void
}

/** A picture over the page. The platform's own modal dialog holds the focus, hears Escape and gives the focus back. */
export function Lightbox({ words, src, caption, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (src) dialog.current?.showModal()
    else dialog.current?.close()
  }, [src])

  return (
    <Frame
      ref={dialog}
      aria-label={caption}
      onClose={onClose}
      // A press beside the picture lands on the dialog itself.
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      {src && (
        <figure>
          <Picture src={src} alt="" sizes="min(92vw, 80rem)" lost="lostPicture" />
          <PictureLabel src={src} />
          <figcaption>{caption}</figcaption>
        </figure>
      )}
      <Close type="button" aria-label={words.close} onClick={onClose}>
        <svg viewBox="0 0 24 24" width="24" height="24" stroke="currentColor" strokeWidth="2" aria-hidden>
          <path d="M5 5l14 14M19 5L5 19" />
        </svg>
      </Close>
    </Frame>
  )
}

const Frame = styled.dialog`
  max-width: min(92vw, 80rem);
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.large};
  background: ${theme.color.black};
  color: ${theme.color.text};

  &::backdrop {
    background: ${theme.color.curtain};
  }

  figure {
    position: relative;
  }

  img {
    display: block;
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 78vh;
  }

  figcaption {
    padding: 1rem 1.5rem;
    font-weight: ${theme.weight.strong};
  }
`

const Close = styled.button`
  position: absolute;
  top: 0.75rem;
  right: 0.75rem;
  display: grid;
  place-items: center;
  width: ${theme.size.touch};
  height: ${theme.size.touch};
  border: 0;
  border-radius: ${theme.radius.round};
  background: ${theme.color.veil};
  color: inherit;
  cursor: pointer;

  &:hover {
    color: ${theme.color.accent};
  }
`
