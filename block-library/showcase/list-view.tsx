import { styled } from 'styled-components'
import { CarouselButton } from '../shared/carousel-button.tsx'
import { BleedFrame } from '../shared/frame.ts'
import { Picture } from '../shared/picture.tsx'
import { PictureLabel } from '../shared/picture-label.tsx'
import { pixelMark } from '../shared/pixel-style.ts'
import type { ViewProps } from '../shared/define-block.ts'
import { RichText } from '../shared/rich-text.tsx'
import { Section } from '../shared/section.tsx'
import { media, theme } from '../shared/theme.ts'
import { TitleButton } from '../shared/title-button.ts'
import { useWords } from '../shared/words-context.tsx'
import type { bindShowcase } from './block.ts'
import { useShowcase } from './use-showcase.ts'

/** On a larger screen it runs out to the edge of the page. */
const sizes = '(min-width: 64rem) 62vw, 91vw'

/** Titles to choose from beside the chosen picture. */
export function TitleList({ heading, lead, cards, interval }: ViewProps<typeof bindShowcase>) {
  const words = useWords()
  const { frame, current, choose, playing, toggle, canPlay } = useShowcase(cards.length, interval)
  const shown = cards[current]
  return (
    <Section heading={heading} lead={lead}>
      <Columns ref={frame}>
        <Titles>
          {cards.map((card, index) => (
            <li key={index}>
              <Choice type="button" aria-pressed={index === current} onClick={() => choose(index)}>
                {card.title || words.untitled.replace('{place}', String(index + 1))}
              </Choice>
            </li>
          ))}
        </Titles>
        {shown && (
          <figure>
            <BleedFrame>
              <Picture src={shown.src} alt="" sizes={sizes} />
              <PictureLabel src={shown.src} />
              {canPlay && cards.length > 1 && (
                <Corner>
                  <CarouselButton action={playing ? 'pause' : 'play'} onClick={toggle} />
                </Corner>
              )}
            </BleedFrame>
            {cards.some(({ html, description }) => html ?? description) && (
              <Caption>
                <RichText text={shown.html ?? shown.description} />
              </Caption>
            )}
          </figure>
        )}
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
  column-gap: 1.5rem;
  list-style: none;

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
    left: 0;
    ${pixelMark}
  }

  ${media.large} {
    width: 100%;
    min-height: 3.75rem;
  }
`

const Corner = styled.div`
  position: absolute;
  right: 1rem;
  bottom: 1rem;
`

/** As high as its longest words, so that a change of picture moves nothing below. */
const Caption = styled.figcaption`
  min-height: 9.5rem;
  padding-top: 1.25rem;

  ${media.medium} {
    min-height: 6.5rem;
  }
`
