import { styled } from 'styled-components'
import { CardGrid } from '../parts/card-grid.tsx'
import { Backdrop, CardWords, FootWords, pictureAbove, pictureCard, PictureFrame } from '../parts/card.tsx'
import type { ViewProps } from '../contract/define-block.ts'
import { ItemTitle } from '../parts/heading.tsx'
import { sharedWidth } from '../parts/picture-sizes.ts'
import { RichText } from '../parts/rich-text.tsx'
import { Section } from '../parts/section.tsx'
import { theme } from '../parts/theme.ts'
import type { bindCards } from './block.ts'

/** Renders cards with a large picture: low cards with the title over it, or tall cards with all words below it. */
export function FootCards({
  heading,
  lead,
  cards,
  columns,
  mediumColumns,
  variant,
}: ViewProps<typeof bindCards>) {
  const isTall = variant === 'tall'
  const [medium, large] = isTall ? [cards.length, cards.length] : [mediumColumns, columns]
  const sizes = isTall
    ? sharedWidth({ small: 0.82, medium: 1 / medium, large: 1 / large, frame: 3 / 2 })
    : sharedWidth({ medium: 1 / medium, large: 1 / large, height: 18.75 })
  return (
    <Section heading={heading} lead={lead}>
      <Cards medium={medium} large={large} swipe={heading} fixed={!isTall}>
        {cards.map((card, index) =>
          isTall ? (
            <Tall key={index}>
              <PictureFrame>
                <Backdrop src={card.src} alt="" sizes={sizes} />
              </PictureFrame>
              <CardWords>
                {card.title && <ItemTitle>{card.title}</ItemTitle>}
                <RichText text={card.html ?? card.description} />
              </CardWords>
            </Tall>
          ) : (
            <Low key={index}>
              <Backdrop src={card.src} alt="" sizes={sizes} />
              {card.title && (
                <FootWords>
                  <ItemTitle>{card.title}</ItemTitle>
                </FootWords>
              )}
            </Low>
          ),
        )}
      </Cards>
    </Section>
  )
}

const Cards = styled(CardGrid)`
  gap: ${theme.space.seam};
`

/** Renders a card 300 px high (document 2 §9). */
const Low = styled.article`
  ${pictureCard}
  height: 300px;
`

const Tall = styled.article`
  ${pictureAbove}

  grid-template-rows: auto 1fr;

  > ${PictureFrame} {
    aspect-ratio: 3 / 2;
  }
`
