import { styled } from 'styled-components'
import { fillText } from '../../schemas/shared/fill-texts.ts'
import { pagedItem } from '../parts/paged-styles.ts'
import { Picture } from '../parts/picture.tsx'
import { PictureLabel } from '../parts/picture-label.tsx'
import { sharedWidth } from '../parts/picture-sizes.ts'
import { variantAddress, variantWidths } from '../contract/picture-variants.ts'
import { usePrepared } from '../contract/pictures-context.ts'
import { theme } from '../parts/theme.ts'

const share = { medium: 0.32, frame: 3 / 2 }
const halfSizes = sharedWidth({ ...share, small: 0.49 })
const wholeSizes = sharedWidth(share)

interface ThumbProps {
  src: string
  category: string
  /** Name of the picture, under it. The large picture has it too. */
  name: string | undefined
  /** Position among the pictures of the category, and the number of those pictures. */
  number: number
  count: number
  /** Template of the link's accessible name. */
  enlarge: string
  hidden: boolean
}

/** Renders a picture that links to its largest file (`lightbox.behaviour.ts`). */
export function Thumb({ src, category, number, count, name, enlarge, hidden }: ThumbProps) {
  // A phone shows the first of three pictures of a category in its whole width.
  const isWhole = number % 3 === 1
  return (
    <Frame hidden={hidden} data-item={category} data-whole={isWhole ? '' : undefined}>
      <Enlarge href={useLargest(src)} aria-label={fillText(enlarge, { category, number, count })}>
        <Picture src={src} alt={category} sizes={isWhole ? wholeSizes : halfSizes} lost="lostPicture" />
      </Enlarge>
      <PictureLabel src={src} />
      {name && <Name>{name}</Name>}
    </Frame>
  )
}

/** Returns the address of a picture's largest variant, or its own address if it has no variants. */
function useLargest(src: string): string {
  const { file, width } = usePrepared(src) ?? {}
  const widest = file && width ? variantWidths(width).at(-1) : undefined
  return file && widest ? variantAddress(file, widest, 'webp') : src
}

const Frame = styled.div`
  position: relative;
  display: grid;
  align-content: start;

  ${pagedItem}
`

const Name = styled.span`
  padding: 0.375rem 0.25rem 0.75rem;
  font-size: ${theme.font.small};
  line-height: ${theme.leading.row};
`

const Enlarge = styled.a`
  display: block;
  aspect-ratio: 3 / 2;
  overflow: clip;
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
  text-decoration: none;
  cursor: zoom-in;

  img {
    transition: scale ${theme.motion.calm};
  }

  &:hover img {
    scale: 1.04;
  }
`
