import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import { CarouselButton } from '../shared/carousel-button.tsx'
import { Picture } from '../shared/picture.tsx'
import { PictureLabel } from '../shared/picture-label.tsx'
import { sharedWidth } from '../shared/picture-sizes.ts'
import { Section } from '../shared/section.tsx'
import { foot, media, theme, toEdge } from '../shared/theme.ts'
import { useAutoAdvance } from '../shared/use-auto-advance.ts'
import type { bindShowcaseCarousel } from './bind.ts'

const sizes = sharedWidth({ height: 34 })

/** One slide at a time; next wraps to the first, previous to the last (document 2 §4). */
export function ShowcaseCarousel({ title, lead, slides, interval }: PropsFrom<typeof bindShowcaseCarousel>) {
  const frame = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const step = (by: number) => setCurrent((now) => (now + by + slides.length) % slides.length)
  const { playing, toggle, canPlay } = useAutoAdvance(frame, interval, () => step(1))

  return (
    <Section title={title} lead={lead}>
      <Stage ref={frame} role="group" aria-roledescription="carousel" aria-label={title}>
        {slides.map((slide, index) => (
          <Slide
            key={index}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
            aria-hidden={index !== current}
            $shown={index === current}
          >
            <Picture src={slide.src} alt="" sizes={sizes} />
            <PictureLabel src={slide.src} />
            {slide.title && <Caption>{slide.title}</Caption>}
          </Slide>
        ))}
        {slides.length > 1 && (
          <Controls>
            {canPlay && <CarouselButton action={playing ? 'pause' : 'play'} onClick={toggle} />}
            <CarouselButton action="previous" onClick={() => step(-1)} />
            <CarouselButton action="next" onClick={() => step(1)} />
          </Controls>
        )}
      </Stage>
    </Section>
  )
}

/** From edge to edge of the page. */
const Stage = styled.div`
  position: relative;
  height: 500px;
  margin-inline: ${toEdge};
  overflow: clip;
  background: ${theme.color.raised};

  ${media.medium} {
    height: 550px;
  }
`

const Slide = styled.div<{ $shown: boolean }>`
  position: absolute;
  inset: 0;
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  transition:
    opacity ${theme.motion.calm},
    visibility ${theme.motion.calm};

  ${media.still} {
    transition: none;
  }
`

const Caption = styled.p`
  position: absolute;
  inset: auto 0 0;
  padding: 6rem ${theme.space.gutter};
  background: ${foot};
  font-size: ${theme.font.row};
  font-weight: ${theme.weight.strong};
  letter-spacing: ${theme.tracking.row};
  line-height: ${theme.leading.row};

  ${media.medium} {
    padding: 7rem 15rem 2.125rem max(${theme.space.gutter}, -1 * ${toEdge});
  }
`

const Controls = styled.div`
  position: absolute;
  right: max(${theme.space.gutter}, -1 * ${toEdge});
  bottom: 1.5rem;
  left: ${theme.space.gutter};
  display: flex;
  gap: 0.5rem;

  ${media.medium} {
    left: auto;
  }
`
