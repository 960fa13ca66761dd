import { styled } from 'styled-components'
import { CarouselButton } from '../parts/carousel-button.tsx'
import { BleedFrame } from '../parts/frame.ts'
import { Picture } from '../parts/picture.tsx'
import { PictureLabel } from '../parts/picture-label.tsx'
import { dotMark } from '../parts/dot-style.ts'
import type { ViewProps } from '../contract/define-block.ts'
import { RichText } from '../parts/rich-text.tsx'
import { Section } from '../parts/section.tsx'
import { media, theme, toEdge } from '../parts/theme.ts'
import { TitleButton } from '../parts/title-button.ts'
import { useWords } from '../contract/words-context.tsx'
import type { bindShowcase } from './block.ts'
import { waitingPicture } from './waiting-picture.ts'

/** Widths of a picture, which extends to the edge of the page on a larger screen. */
const sizes = '(min-width: 64rem) max(62vw, 112vh), 91vw'

/** Renders titles beside the figure of the selected one (`showcase.behaviour.ts`). Without a script it shows all figures. */
export function TitleList({ heading, lead, cards, interval }: ViewProps<typeof bindShowcase>) {
  const words = useWords()
  const several = cards.length > 1
  const captioned = cards.some(({ html, description }) => html ?? description)
  return (
    <Section heading={heading} lead={lead}>
      <Columns data-behaviour={several ? 'showcase' : undefined} data-interval={interval}>
        <Titles>
          {cards.map((card, index) => (
            <li key={index}>
              <Choice type="button" aria-pressed={index === 0}>
                {card.title || words.untitled.replace('{place}', String(index + 1))}
              </Choice>
            </li>
          ))}
        </Titles>
        <Figures>
          {several && (
            <Corner>
              <CarouselButton action="pause" />
            </Corner>
          )}
          {cards.map((card, index) => (
            <Shown key={index} aria-hidden={index === 0 ? false : undefined} data-slide>
              <Screen>
                <Picture src={card.src} alt="" sizes={sizes} />
                <PictureLabel src={card.src} />
              </Screen>
              {captioned && (
                <Caption>
                  <p hidden data-paper-only>
                    {card.title}
                  </p>
                  <RichText text={card.html ?? card.description} />
                </Caption>
              )}
            </Shown>
          ))}
        </Figures>
      </Columns>
    </Section>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.gap};

  ${media.large} {
    grid-template-columns: 1fr 2fr;
    gap: ${theme.space.columns};
  }
`

const Titles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.5rem;
  list-style: '';

  ${media.large} {
    display: block;
  }
`

const Choice = styled(TitleButton)`
  position: relative;
  min-height: ${theme.size.touch};
  padding: 0.5rem 0 0.875rem;

  &[aria-pressed='true']::after {
    content: '';
    position: absolute;
    bottom: 0;
    inset-inline-start: 0;
    ${dotMark}
  }

  ${media.large} {
    width: 100%;
    min-height: 3.75rem;
  }
`

/** Stacks the figures, pictures on pictures and captions on captions. */
const Figures = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);

  ${media.noScript} {
    display: block;
  }

  ${media.print} {
    grid-template: none / 1fr 1fr;
    gap: 1rem;
  }
`

const Shown = styled.figure`
  display: grid;
  grid-area: 1 / 1 / 3 / 2;
  grid-template: subgrid / minmax(0, 1fr);
  ${waitingPicture}

  &:not([aria-hidden='false']) {
    visibility: hidden;
  }

  ${media.noScript} {
    display: block;
    visibility: visible !important;
  }

  ${media.print} {
    display: block;
    grid-area: auto;
    visibility: visible !important;
  }
`

/** Is most of a large screen high. */
const Screen = styled(BleedFrame)`
  @media screen and (min-width: 64rem) {
    height: max(70svh, 26rem);
    aspect-ratio: auto;
  }
`

/** Lies in the corner of the shown picture. */
const Corner = styled.div`
  grid-area: 1 / 1;
  place-self: end;
  z-index: 1;
  margin: 0 1rem 1rem;

  ${media.large} {
    margin-inline-end: calc(${toEdge} + 1rem);
  }

  ${media.print} {
    display: none;
  }
`

/** Reserves the height of a usual caption, also where a picture has none. */
const Caption = styled.figcaption`
  min-height: 9.5rem;
  padding-top: 1.25rem;

  ${media.medium} {
    min-height: 6.5rem;
  }

  ${media.print} {
    min-height: 0;
    padding-top: 0.25rem;
  }

  [data-paper-only] {
    font-weight: ${theme.weight.strong};
  }
`
