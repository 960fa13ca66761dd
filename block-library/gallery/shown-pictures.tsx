import { memo, useState } from 'react'
import { styled } from 'styled-components'
import { fillText } from '../../schemas/shared/fill-texts.ts'
import type { ViewProps } from '../shared/define-block.ts'
import { Pager } from '../shared/pager.tsx'
import { Picture } from '../shared/picture.tsx'
import { PictureLabel } from '../shared/picture-label.tsx'
import { sharedWidth } from '../shared/picture-sizes.ts'
import { contentWithoutScript, media, theme } from '../shared/theme.ts'
import { usePages } from '../shared/use-pages.ts'
import type { bindGallery } from './block.ts'
import { GalleryProgress } from './gallery-progress.tsx'
import { Lightbox } from './lightbox.tsx'

const sizes = sharedWidth({ small: 0.49, medium: 0.32, frame: 4 / 3 })

interface ShownPicturesProps extends ViewProps<typeof bindGallery> {
  /** All of them, where it is not given. */
  category: string | undefined
}

/** A category's pictures, a page of them at a time. They are drawn again for another category alone. */
export const ShownPictures = memo(function ShownPictures(props: ShownPicturesProps) {
  const { heading, pageSize, quickJumpAbove, words, pictures, category } = props
  const [open, setOpen] = useState<{ src: string; category: string }>()
  const chosen =
    category === undefined ? pictures : pictures.filter((picture) => picture.category === category)
  const pages = usePages(chosen, pageSize, category)

  return (
    <>
      <Count aria-live="polite">
        {fillText(words.shown, { shown: pages.items.length, count: chosen.length })}
      </Count>
      <Grid>
        {pages.items.map((picture, index) => (
          <Frame key={index}>
            <Thumb
              aria-label={fillText(words.enlarge, picture)}
              type="button"
              onClick={() => setOpen(picture)}
            >
              <Picture src={picture.src} alt={picture.category} sizes={sizes} lost="lostPicture" />
            </Thumb>
            <PictureLabel src={picture.src} />
          </Frame>
        ))}
      </Grid>
      {pages.count > 1 && (
        <GalleryProgress
          {...pages}
          words={words}
          total={chosen.length}
          quickJump={pages.count > quickJumpAbove}
        />
      )}
      <Pager label={heading} {...pages} />
      <Lightbox
        words={words}
        src={open?.src}
        caption={open?.category ?? ''}
        onClose={() => setOpen(undefined)}
      />
    </>
  )
})

const Count = styled.p`
  margin-block: 1.5rem 1rem;
  color: ${theme.color.muted};
  font-size: ${theme.font.small};
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space.seam};

  ${media.medium} {
    grid-template-columns: repeat(3, 1fr);
  }
`

const Frame = styled.div`
  position: relative;
  display: grid;
`

const Thumb = styled.button`
  ${contentWithoutScript}
  aspect-ratio: 4 / 3;
  overflow: clip;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
  cursor: zoom-in;

  img {
    transition: scale ${theme.motion.calm};
  }

  &:hover img {
    scale: 1.04;
  }
`
