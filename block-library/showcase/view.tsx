import { styled } from 'styled-components'
import { CarouselButton } from '../shared/carousel-button.tsx'
import { Picture } from '../shared/picture.tsx'
import { PictureLabel } from '../shared/picture-label.tsx'
import { sharedWidth } from '../shared/picture-sizes.ts'
import type { ViewProps } from '../shared/define-block.ts'
import { Section } from '../shared/section.tsx'
import { foot, media, theme, toEdge } from '../shared/theme.ts'
import { useWords } from '../shared/words-context.tsx'
import type { bindShowcase } from './block.ts'
import { useShowcase } from './use-showcase.ts'

const sizes = sharedWidth({ height: 34 })

/** A carousel: next wraps to the first, previous to the last. */
export function Showcase({ heading, lead, cards, interval }: ViewProps<typeof bindShowcase>) {
  const words = useWords()
  const { frame, current, step, playing, toggle, canPlay } = useShowcase(cards.length, interval)
  return (
    <Section heading={heading} lead={lead}>
      <Stage ref={frame} role="group" aria-roledescription={words.carousel} aria-label={heading}>
        {cards.map((card, index) => (
          <Slide
            key={index}
            role="group"
            aria-roledescription={words.slide}
            aria-label={words.slidePlace
              .replace('{place}', String(index + 1))
              .replace('{count}', String(cards.length))}
            aria-hidden={index !== current}
            $shown={index === current}
          >
            <Picture src={card.src} alt="" sizes={sizes} />
            <PictureLabel src={card.src} />
            {card.title && <Caption>{card.title}</Caption>}
          </Slide>
        ))}
        {cards.length > 1 && (
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
