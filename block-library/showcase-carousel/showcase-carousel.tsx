import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import { CarouselButton } from '../shared/carousel-button.tsx'
import { Picture } from '../shared/picture.tsx'
import { Section } from '../shared/section.tsx'
import { media, theme } from '../shared/theme.ts'
import { useAutoAdvance } from '../shared/use-auto-advance.ts'
import type { bindShowcaseCarousel } from './bind.ts'

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
            <Picture src={slide.src} alt="" />
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

const Stage = styled.div`
  position: relative;
  height: 500px;
  overflow: clip;
  border-radius: ${theme.radius.large};
  background: ${theme.color.panel};

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
  padding: 6rem clamp(1.25rem, 3vw, 2.25rem) 6rem;
  background: linear-gradient(to top, #07080bf2 35%, #07080b00);
  font-size: clamp(1.25rem, 1rem + 1vw, 1.75rem);
  font-weight: 600;
  letter-spacing: -0.012em;
  line-height: 1.2;

  ${media.medium} {
    padding: 7rem 14rem 2.125rem clamp(1.25rem, 3vw, 2.25rem);
  }
`

const Controls = styled.div`
  position: absolute;
  right: clamp(1rem, 3vw, 2rem);
  bottom: 1.5rem;
  left: clamp(1rem, 3vw, 2rem);
  display: flex;
  gap: 0.5rem;

  ${media.medium} {
    left: auto;
  }
`
