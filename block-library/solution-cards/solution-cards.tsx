import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import type { bindCards } from '../shared/bind-cards.ts'
import { CardGrid } from '../shared/card-grid.tsx'
import { Backdrop, FootWords, pictureCard } from '../shared/card.tsx'
import { ItemTitle } from '../shared/heading.tsx'
import { RichText } from '../shared/rich-text.tsx'
import { Section } from '../shared/section.tsx'
import { media, theme } from '../shared/theme.ts'

/** The cards are high, and wide only on a phone. */
const sizes = '(min-width: 64rem) 57rem, max(42rem, 91vw)'

/** Tall pictures with the words at their foot, where the picture darkens. */
export function SolutionCards({ title, lead, cards }: PropsFrom<typeof bindCards>) {
  return (
    <Section title={title} lead={lead}>
      <Cards medium={cards.length} large={cards.length} swipe={title}>
        {cards.map((card, index) => (
          <Tile key={index}>
            <Backdrop src={card.src} alt="" sizes={sizes} />
            <FootWords>
              {card.title && <ItemTitle>{card.title}</ItemTitle>}
              <RichText html={card.html} text={card.description} />
            </FootWords>
          </Tile>
        ))}
      </Cards>
    </Section>
  )
}

const Cards = styled(CardGrid)`
  gap: ${theme.space.seam};
`

const Tile = styled.article`
  ${pictureCard}
  min-height: 23rem;

  ${media.medium} {
    min-height: 30rem;
  }

  ${media.large} {
    min-height: 36rem;
  }
`
