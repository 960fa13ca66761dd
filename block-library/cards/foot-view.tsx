import { css, styled } from 'styled-components'
import { CardGrid } from '../parts/card-grid.tsx'
import { Backdrop, FootWords, pictureCard } from '../parts/card.tsx'
import type { ViewProps } from '../contract/define-block.ts'
import { ItemTitle } from '../parts/heading.tsx'
import { sharedWidth } from '../parts/picture-sizes.ts'
import { RichText } from '../parts/rich-text.tsx'
import { Section } from '../parts/section.tsx'
import { media, theme } from '../parts/theme.ts'
import type { bindCards } from './block.ts'

/** Widths of the tall cards' pictures. The cards are narrow except on a phone. */
const tallSizes = '(min-width: 64rem) 57rem, max(42rem, 91vw)'
const lowSizes = (medium: number, large: number) =>
  sharedWidth({ medium: 1 / medium, large: 1 / large, height: 18.75 })

/**
 * Renders cards that are filled by their picture. Low cards, 300 px high, have the title over the picture (document 2
 * §9). Tall cards stand in one row, with all their words at the foot, where the picture darkens.
 */
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
  const sizes = isTall ? tallSizes : lowSizes(medium, large)
  return (
    <Section heading={heading} lead={lead}>
      <Cards medium={medium} large={large} swipe={heading} fixed={!isTall}>
        {cards.map((card, index) => (
          <Tile key={index} $tall={isTall}>
            <Backdrop src={card.src} alt="" sizes={sizes} />
            {(card.title || isTall) && (
              <FootWords>
                {card.title && <ItemTitle>{card.title}</ItemTitle>}
                {isTall && <RichText text={card.html ?? card.description} />}
              </FootWords>
            )}
          </Tile>
        ))}
      </Cards>
    </Section>
  )
}

const Cards = styled(CardGrid)`
  gap: ${theme.space.seam};
`

const low = css`
  height: 300px;
`

const tall = css`
  min-height: 23rem;

  /* High enough that the words of three narrow columns do not cover the picture. */
  ${media.medium} {
    min-height: 36rem;
  }
`

const Tile = styled.article<{ $tall: boolean }>`
  ${pictureCard}
  ${({ $tall }) => ($tall ? tall : low)}
`
