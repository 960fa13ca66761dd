import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PictureSources } from './picture-sources.tsx'
import { usePrepared } from '../contract/pictures-context.ts'
import { useWords } from '../contract/words-context.tsx'

interface PictureProps {
  /** Address of the picture. Without one, the placeholder is shown. */
  src: string | undefined
  /** Description of the picture; empty if the words beside it say the same. */
  alt: string
  /** Value of the `sizes` attribute. A picture that overflows its frame counts with its full width. */
  sizes: string
  /** Value of `sizes` for the portrait crop on a phone, where the frame is higher than wide. */
  portrait?: string | undefined
  /** Whether to load it immediately and with priority, as in the hero. */
  eager?: boolean
  /** Words that replace the picture if it fails. If empty, the space stays empty, also if there is no picture. */
  lost?: 'brokenPicture' | 'lostPicture' | ''
  /** Letter that replaces an icon if it fails. */
  letter?: string
  className?: string
}

/**
 * Renders a picture that fills its frame, in the variants that the build prepared, else from its address. A script of
 * the page replaces failed pictures (`src/runtime/app/replace-lost-pictures.ts`), so that blocks need no script.
 *
 * Replacements of a missing or failed picture (document 1 §4):
 * - `noPicture` if the service sent none
 * - `brokenPicture` if a picture on a card or beside words fails
 * - `lostPicture` if the visitor came for the picture (gallery, article)
 * - the first letter of the title for an icon
 * - nothing for a picture behind or over words
 */
export function Picture(props: PictureProps) {
  const { src, alt, sizes, portrait, eager = false, lost = 'brokenPicture', letter, className } = props
  const words = useWords()
  const prepared = usePrepared(src)
  if (src === undefined) {
    return lost && <LostPicture className={className}>{words.noPicture}</LostPicture>
  }
  return (
    // Another picture is another element, so that the words that replaced a failed picture do not stay.
    <span key={prepared?.file ?? src} data-lost={letter ?? (lost && words[lost])}>
      <picture>
        {prepared?.file && prepared.width && (
          <PictureSources
            file={prepared.file}
            width={prepared.width}
            portrait={prepared.portrait}
            sizes={sizes}
            portraitSizes={portrait}
            preload={eager}
          />
        )}
        <Lit
          className={className}
          src={prepared?.copy ?? src}
          alt={alt}
          width={prepared?.width}
          height={prepared?.height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          $placeholder={prepared?.placeholder}
          $focus={prepared?.focus}
        />
      </picture>
    </span>
  )
}

/**
 * Holds the values of one picture. Publishing leaves these in the page, and moves the other styles into a sheet that
 * many pages share (`src/publish/pages/page-styles.ts`).
 */
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

/**
 * The page's global style sets its look (`src/publish/app/global-style.ts`), since a failed picture is replaced without
 * a script of its block.
 */
const LostPicture = ({ children, className }: { children: ReactNode; className: string | undefined }) => (
  <span className={className} data-lost-picture>
    {children}
  </span>
)
