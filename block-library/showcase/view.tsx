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
import { waitingPicture } from './waiting-picture.ts'

/** Width of a picture of 16:9 that is 550 px high (document 2 §9). */
const widePicture = '978px'
/** Widths of a picture: beside its words, else as wide as the screen. */
const sizes = `(min-width: 90rem) ${widePicture}, ${sharedWidth({ height: 31.25 })}`

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
            <Screen>
              <Picture src={card.src} alt="" sizes={sizes} />
              <PictureLabel src={card.src} />
            </Screen>
            {card.title && <Caption>{card.title}</Caption>}
          </Slide>
        ))}
        {several && (
          <Controls>
            <CarouselButton action="pause" />
            <CarouselButton action="previous" />
            <CarouselButton action="next" />
            <Count aria-hidden data-count>{`1 / ${cards.length}`}</Count>
          </Controls>
        )}
      </Stage>
    </Section>
  )
}

/** A screen so wide that a picture of 16:9 and this height has words beside it. */
const wide = '@media screen and (min-width: 90rem)'
/** Extends from edge to edge of the page, unless the words are beside the picture. Paper shows every slide. */
const Stage = styled.div`
  position: relative;
  height: 500px;
  margin-inline: ${toEdge};
  overflow: clip;
  background: ${theme.color.raised};

  ${media.medium} {
    height: 550px;
  }

  ${wide} {
    margin-inline: 0;
    overflow: visible;
    background: none;
  }

  ${media.noScript} {
    display: flex;
    overflow: auto hidden;
    scroll-snap-type: x mandatory;
  }

  ${media.print} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 1rem;
    height: auto;
    margin-inline: 0;
  }
`

const Slide = styled.div`
  position: absolute;
  inset: 0;
  transition:
    opacity ${theme.motion.calm},
    visibility ${theme.motion.calm};

  ${waitingPicture}

  &:not([aria-hidden='false']) {
    opacity: 0;
    visibility: hidden;
  }

  ${wide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) ${widePicture};
    gap: ${theme.space.gap};
    align-items: end;
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

  ${media.print} {
    position: static;
    opacity: 1 !important;
    visibility: visible !important;
    break-inside: avoid;
  }
`

const Screen = styled.div`
  position: absolute;
  inset: 0;

  ${wide} {
    position: relative;
    inset: auto;
    grid-area: 1 / 2;
    height: 550px;
    overflow: clip;
    border-radius: ${theme.radius.large};
  }

  ${media.print} {
    position: relative;
    inset: auto;
    aspect-ratio: 16 / 9;
  }
`

/** Is at the foot of the picture, over the controls. Beside a picture, it has the colour of the ground. */
const Caption = styled.p`
  position: absolute;
  inset: auto 0 0;
  padding: 3rem ${theme.space.gutter} 5.5rem max(${theme.space.gutter}, -1 * ${toEdge});
  font-size: ${theme.font.row};
  font-weight: ${theme.weight.strong};
  letter-spacing: ${theme.tracking.row};
  line-height: ${theme.leading.row};

  @media screen and (max-width: 89.99rem) {
    ${overPicture}
    background: ${foot};
  }

  ${wide} {
    position: static;
    grid-area: 1 / 1;
    padding: 0 0 5rem;
  }

  ${media.print} {
    position: static;
    padding: 0.25rem 0 0;
    font-size: ${theme.font.body};
  }
`

/** Is at the left, where no floating button covers it. */
const Controls = styled.div`
  position: absolute;
  bottom: 1.5rem;
  left: max(${theme.space.gutter}, -1 * ${toEdge});
  display: flex;
  align-items: center;
  gap: 0.5rem;

  ${wide} {
    bottom: 0;
    left: 0;
  }
`

const Count = styled.span`
  margin-left: 0.5rem;
  font-size: ${theme.font.small};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.strong};

  @media (max-width: 89.99rem) {
    ${overPicture}
  }

  ${media.noScript} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`
