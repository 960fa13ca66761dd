import { useState } from 'react'
import { styled } from 'styled-components'
import { fillText } from '../../schemas/shared/fill-texts.ts'
import type { ViewProps } from '../shared/define-block.ts'
import { choiceStyle } from '../shared/choice-style.ts'
import { Pager } from '../shared/pager.tsx'
import { Picture } from '../shared/picture.tsx'
import { PictureLabel } from '../shared/picture-label.tsx'
import { sharedWidth } from '../shared/picture-sizes.ts'
import { Section } from '../shared/section.tsx'
import { contentWithoutScript, media, theme } from '../shared/theme.ts'
import { usePages } from '../shared/use-pages.ts'
import type { bindGallery } from './block.ts'
import { GalleryProgress } from './gallery-progress.tsx'
import { Lightbox } from './lightbox.tsx'

const sizes = sharedWidth({ small: 0.49, medium: 0.32, frame: 4 / 3 })

/** A filter, six pictures at a time, and each picture large on demand (document 1 §2.8). */
export function Gallery(props: ViewProps<typeof bindGallery>) {
  const { heading, allLabel, pageSize, quickJumpAbove, words, categories, pictures } = props
  const [category, setCategory] = useState<string>()
  const [open, setOpen] = useState<{ src: string; category: string }>()
  const chosen =
    category === undefined ? pictures : pictures.filter((picture) => picture.category === category)
  const pages = usePages(chosen, pageSize)
  const choose = (next: string | undefined) => {
    setCategory(next)
    pages.setPage(1)
  }

  return (
    <Section heading={heading}>
      <Filter role="group" aria-label={words.filter}>
        {[undefined, ...categories].map((name) => (
          <Choice
            key={name ?? ''}
            type="button"
            aria-pressed={name === category}
            onClick={() => choose(name)}
          >
            {name ?? allLabel}
          </Choice>
        ))}
      </Filter>
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
    </Section>
  )
}

const Filter = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`

const Choice = styled.button`
  ${choiceStyle}
`

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
