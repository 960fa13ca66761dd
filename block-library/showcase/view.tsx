import { styled } from 'styled-components'
import { CarouselButton } from '../parts/carousel-button.tsx'
import { Picture } from '../parts/picture.tsx'
import { PictureLabel } from '../parts/picture-label.tsx'
import { sharedWidth } from '../parts/picture-sizes.ts'
import type { ViewProps } from '../contract/define-block.ts'
import { Section } from '../parts/section.tsx'
import { foot, media, overPicture, theme, toEdge } from '../parts/theme.ts'
import { useWords } from '../contract/words-context.tsx'
import type { bindShowcase } from './block.ts'

const sizes = sharedWidth({ height: 34 })

/** Renders a carousel (`showcase.behaviour.ts`). Without a script its slides are a row that scrolls. */
export function Showcase({ heading, lead, cards, interval }: ViewProps<typeof bindShowcase>) {
  const words = useWords()
  const several = cards.length > 1
  return (
    <Section heading={heading} lead={lead}>
      <Stage
        role="group"
        aria-roledescription={words.carousel}
        aria-label={heading}
        data-behaviour={several ? 'showcase' : undefined}
        data-interval={interval}
      >
        {cards.map((card, index) => (
          <Slide
            key={index}
            role="group"
            aria-roledescription={words.slide}
            aria-label={words.slidePlace
              .replace('{place}', String(index + 1))
              .replace('{count}', String(cards.length))}
            aria-hidden={index === 0 ? false : undefined}
            data-slide
          >
            <Picture src={card.src} alt="" sizes={sizes} />
            <PictureLabel src={card.src} />
            {card.title && <Caption>{card.title}</Caption>}
          </Slide>
        ))}
        {several && (
          <Controls>
            <CarouselButton action="pause" />
            <CarouselButton action="previous" />
            <CarouselButton action="next" />
          </Controls>
        )}
      </Stage>
    </Section>
  )
}

/** Extends from edge to edge of the page. */
const Stage = styled.div`
  position: relative;
  height: 500px;
  margin-inline: ${toEdge};
  overflow: clip;
  background: ${theme.color.raised};

  ${media.medium} {
    height: 550px;
  }

  ${media.noScript} {
    display: flex;
    overflow: auto hidden;
    scroll-snap-type: x mandatory;
  }
`

const Slide = styled.div`
  position: absolute;
  inset: 0;
  transition:
    opacity ${theme.motion.calm},
    visibility ${theme.motion.calm};

  &:not([aria-hidden='false']) {
    opacity: 0;
    visibility: hidden;
  }

  ${media.still} {
    transition: none;
  }

  ${media.noScript} {
    position: relative;
    flex: 0 0 100%;
    opacity: 1 !important;
    visibility: visible !important;
    scroll-snap-align: start;
  }
`

const Caption = styled.p`
  ${overPicture}
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
