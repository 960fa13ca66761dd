import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import { CarouselButton } from '../shared/carousel-button.tsx'
import { Picture } from '../shared/picture.tsx'
import { RichText } from '../shared/rich-text.tsx'
import { Section } from '../shared/section.tsx'
import { contentWithoutScript, media, theme } from '../shared/theme.ts'
import { useAutoAdvance } from '../shared/use-auto-advance.ts'
import type { bindRotatingShowcase } from './bind.ts'

/** Titles to choose from beside the chosen picture; left alone, the choice moves on by itself (document 2 §4). */
export function RotatingShowcase({ title, lead, cards, interval }: PropsFrom<typeof bindRotatingShowcase>) {
  const frame = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const { playing, toggle, canPlay } = useAutoAdvance(frame, interval, () =>
    setCurrent((now) => (now + 1) % cards.length),
  )
  const shown = cards[current]

  return (
    <Section title={title} lead={lead} raised>
      <Columns ref={frame}>
        <Titles>
          {cards.map((card, index) => (
            <li key={index}>
              <Choice type="button" aria-pressed={index === current} onClick={() => setCurrent(index)}>
                {card.title || `Picture ${index + 1}`}
              </Choice>
            </li>
          ))}
        </Titles>
        {shown && (
          <figure>
            <Frame>
              <Picture src={shown.src} alt="" />
              {canPlay && cards.length > 1 && (
                <Corner>
                  <CarouselButton action={playing ? 'pause' : 'play'} onClick={toggle} />
                </Corner>
              )}
            </Frame>
            <Caption>
              <RichText html={shown.html} text={shown.description} />
            </Caption>
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
    gap: clamp(2rem, 5vw, 5rem);
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

const Choice = styled.button`
  ${contentWithoutScript}
  position: relative;
  min-height: 2.75rem;
  padding: 0.5rem 0;
  border: 0;
  background: none;
  color: ${theme.color.muted};
  font: inherit;
  font-size: clamp(1.125rem, 1rem + 0.8vw, 1.625rem);
  font-weight: 600;
  line-height: 1.25;
  text-align: left;
  cursor: pointer;
  transition: color ${theme.motion.quick};

  &:hover,
  &[aria-pressed='true'] {
    color: ${theme.color.text};
  }

  &[aria-pressed='true'] {
    text-decoration: underline ${theme.color.accent} 2px;
    text-underline-offset: 0.35em;
  }

  ${media.large} {
    width: 100%;
    min-height: 3.75rem;
  }
`

const Frame = styled.div`
  position: relative;
  aspect-ratio: 16 / 10;
  overflow: clip;
  border-radius: ${theme.radius.large};
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
