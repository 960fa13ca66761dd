import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PictureSources } from './picture-sources.tsx'
import { usePrepared } from '../contract/pictures-context.ts'
import { useWords } from '../contract/words-context.tsx'

interface PictureProps {
  /** Where the picture is; without an address the placeholder stands in. */
  src: string | undefined
  /** What it shows; empty where the words beside it say so already. */
  alt: string
  /** How wide it is drawn, as the attribute has it; a picture that overflows its frame counts whole. */
  sizes: string
  /** The same of its portrait crop on a phone, where the frame is higher than wide. */
  portrait?: string | undefined
  /** Loads at once and first: the hero. */
  eager?: boolean
  /** Which words take its place when it fails; empty leaves the room empty, and where there is no picture too. */
  lost?: 'brokenPicture' | 'lostPicture' | ''
  /** The letter that takes an icon's place instead. */
  letter?: string
  className?: string
}

/**
 * A picture that fills its frame: in the variants that the build prepared, else as it is at its address. One that fails is
 * seen to by the page as a whole (`src/runtime/app/replace-lost-pictures.ts`), so that it needs no script of its block's.
 *
 * Of the ways to do without one (document 1 §4): `noPicture` where the service sent none; `brokenPicture` where the one it
 * sent fails on a card or beside words; `lostPicture` where the picture is what the visitor came for (gallery, article); the
 * title's first letter in place of an icon; nothing where it only stands behind or over words.
 */
export function Picture(props: PictureProps) {
  const { src, alt, sizes, portrait, eager = false, lost = 'brokenPicture', letter, className } = props
  const words = useWords()
  const known = usePrepared(src)
  if (src === undefined) {
    return lost && <LostPicture className={className}>{words.noPicture}</LostPicture>
  }
  return (
    // Another picture is another element, so that the words in place of a failed one do not stay.
    <span key={known?.file ?? src} data-lost={letter ?? (lost && words[lost])}>
      <picture>
        {known?.file && known.width && (
          <PictureSources
            file={known.file}
            width={known.width}
            portrait={known.portrait}
            sizes={sizes}
            portraitSizes={portrait}
            preload={eager}
          />
        )}
        <Lit
          className={className}
          src={src}
          alt={alt}
          width={known?.width}
          height={known?.height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          $placeholder={known?.placeholder}
          $focus={known?.focus}
        />
      </picture>
    </span>
  )
}

/** What is this picture's own: values, which publishing leaves in the page, where the look is in the sheet of many (`src/publish/pages/page-styles.ts`). */
const Valued = styled.img<{ $placeholder: string | undefined; $focus: string | undefined }>`
  ${({ $focus }) => $focus && `--focus: ${$focus};`}
  ${({ $placeholder }) => $placeholder && `--placeholder: ${$placeholder};`}
`

const Lit = styled(Valued)`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: var(--focus);
  background: linear-gradient(var(--placeholder));
`

/** Its look is the page's own (`src/publish/app/global-style.ts`), since a picture that fails gets one without a script of its block's. */
const LostPicture = ({ children, className }: { children: ReactNode; className: string | undefined }) => (
  <span className={className} data-lost-picture>
    {children}
  </span>
)
