import { styled } from 'styled-components'
import { CarouselButton } from '../parts/carousel-button.tsx'
import { Picture } from '../parts/picture.tsx'
import { PictureLabel } from '../parts/picture-label.tsx'
import { sharedWidth } from '../parts/picture-sizes.ts'
import type { ViewProps } from '../contract/define-block.ts'
import { Section } from '../parts/section.tsx'
import { media, theme, toEdge, way } from '../parts/theme.ts'
import { useWords } from '../contract/words-context.tsx'
import type { bindShowcase } from './block.ts'
import { waitingPicture } from './waiting-picture.ts'

/** Width of a picture of 16:9 that is 550 px high (document 2 §9). */
const widePicture = '978px'
/** Widths of a picture: beside the next one, else as wide as the screen. */
const sizes = `(min-width: 80rem) ${widePicture}, ${sharedWidth({ height: 31.25 })}`

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

/** A screen so wide that a part of the next picture is beside a picture of 16:9. */
const wide = '@media screen and (min-width: 80rem)'
/** Selects the slide that follows the shown one: its neighbour, or the first one after the last. */
const next = `[aria-hidden='false'] + &[data-slide], &:first-child:has(~ [aria-hidden='false']:nth-last-child(2))`
/** Place of a picture beside the shown one, past its end. */
const beside = `calc(${way} * (100% + ${theme.space.gap}))`
/** Page margin inside an element that extends from edge to edge of the screen. */
const margin = `calc(-1 * ${toEdge})`

/** Extends from edge to edge of the screen. Its slides lie on each other. Paper shows every slide. */
const Stage = styled.div`
  display: grid;
  grid-template: auto auto / auto 1fr;
  margin-inline: ${toEdge};
  overflow: clip;

  ${media.noScript} {
    display: flex;
    overflow: auto hidden;
    scroll-snap-type: x mandatory;
  }

  ${media.print} {
    grid-template: none / 1fr 1fr;
    gap: 1rem;
    margin-inline: 0;
  }
`

const Screen = styled.div`
  position: relative;
  grid-column: 1 / -1;
  height: 500px;
  overflow: clip;
  background: ${theme.color.raised};
  transition: translate ${theme.motion.calm};

  ${media.medium} {
    height: 550px;
  }

  ${wide} {
    width: ${widePicture};
    margin-inline-start: ${margin};
    border-radius: ${theme.radius.large};
  }

  ${media.noScript} {
    display: block !important;
    translate: none !important;
  }

  ${media.print} {
    display: block !important;
    height: auto;
    aspect-ratio: 16 / 9;
    translate: none !important;
  }
`

/** Is under the picture, beside the controls. A phone has no room beside them, and shows them below it. */
const Caption = styled.p`
  grid-column: 2;
  align-self: center;
  padding-top: 1.25rem;
  padding-inline: ${theme.space.gap} ${margin};
  font-size: ${theme.font.subtitle};
  font-weight: ${theme.weight.strong};
  letter-spacing: ${theme.tracking.subtitle};
  line-height: ${theme.leading.row};

  ${media.small} {
    grid-column: 1 / -1;
    padding-inline-start: ${margin};
  }

  ${media.print} {
    grid-column: 1 / -1;
    padding: 0.25rem 0 0;
    font-size: ${theme.font.body};
  }
`

/**
 * The next slide waits beside the shown one, and moves over it. For the previous one the shown slide moves back there, and
 * uncovers it. So each slide stays above the slides before it until the move has ended, and none is seen through another.
 */
const Slide = styled.div`
  display: grid;
  grid-area: 1 / 1 / 3 / 3;
  grid-template: subgrid / subgrid;
  z-index: 2;
  transition: z-index ${theme.motion.calm};
  transition-timing-function: step-end;

  ${waitingPicture}

  &:not([aria-hidden='false']) {
    z-index: 0;
    transition: none;

    ${Screen} {
      display: none;
      transition:
        display ${theme.motion.calm} allow-discrete,
        translate ${theme.motion.calm};
      transition-timing-function: step-end;
    }

    ${Caption} {
      visibility: hidden;
    }
  }

  ${next} {
    z-index: 1;
    transition: z-index ${theme.motion.calm};
    transition-timing-function: step-end;

    ${Screen} {
      display: block;
      translate: ${beside};
      transition: translate ${theme.motion.calm};

      @starting-style {
        translate: ${beside};
      }
    }
  }

  ${wide} {
    ${next} {
      img[loading='lazy'] {
        display: block;
      }
    }
  }

  ${media.noScript} {
    flex: 0 0 100%;
    scroll-snap-align: start;
  }

  ${media.print} {
    grid-area: auto;
    grid-template: auto / 1fr;
    align-content: start;
    break-inside: avoid;
  }
`

/** Is at the start, where no floating button covers it. */
const Controls = styled.div`
  z-index: 3;
  display: flex;
  grid-area: 2 / 1;
  align-items: center;
  gap: 0.5rem;
  padding-top: 1.25rem;
  padding-inline-start: ${margin};

  ${media.small} {
    grid-row: 3;
    padding-top: 0.5rem;
  }

  ${media.print} {
    display: none;
  }
`

const Count = styled.span`
  margin-inline-start: 0.5rem;
  white-space: nowrap;
  font-size: ${theme.font.small};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.strong};

  ${media.noScript} {
    display: none;
  }
`
