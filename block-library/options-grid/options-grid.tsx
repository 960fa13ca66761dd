import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import { CardGrid } from '../shared/card-grid.tsx'
import { Backdrop, FootWords, pictureCard } from '../shared/card.tsx'
import { ItemTitle } from '../shared/heading.tsx'
import { sharedWidth } from '../shared/picture-sizes.ts'
import { Section } from '../shared/section.tsx'
import { theme } from '../shared/theme.ts'
import type { bindOptionsGrid } from './bind.ts'

const sizesOf = (medium: number, large: number) =>
  sharedWidth({ medium: 1 / medium, large: 1 / large, height: 18.75 })

/** Picture cards, 300 px high, the title laid over (document 2 §9). */
export function OptionsGrid({
  title,
  lead,
  cards,
  mediumColumns,
  largeColumns,
}: PropsFrom<typeof bindOptionsGrid>) {
  return (
    <Section title={title} lead={lead}>
      <Cards medium={mediumColumns} large={largeColumns} swipe={title} fixed>
        {cards.map((card, index) => (
          <Tile key={index}>
            <Backdrop src={card.src} alt="" sizes={sizesOf(mediumColumns, largeColumns)} />
            {card.title && (
              <FootWords>
                <ItemTitle>{card.title}</ItemTitle>
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

const Tile = styled.article`
  ${pictureCard}
  height: 300px;
`
