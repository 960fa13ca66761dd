import { css, styled } from 'styled-components'
import { Link } from '../parts/link.tsx'
import { linkStyle } from '../parts/button.tsx'
import { wholeCard } from '../parts/card.tsx'
import { columnsFor } from '../parts/balanced-grid.ts'
import { CardGrid } from '../parts/card-grid.tsx'
import { Frame } from '../parts/frame.ts'
import { ItemTitle } from '../parts/heading.tsx'
import { Picture } from '../parts/picture.tsx'
import { sharedWidth } from '../parts/picture-sizes.ts'
import type { ViewProps } from '../contract/define-block.ts'
import { RichText } from '../parts/rich-text.tsx'
import { Section } from '../parts/section.tsx'
import { media, theme } from '../parts/theme.ts'
import { visuallyHidden } from '../parts/visually-hidden.ts'
import type { bindCards } from './block.ts'

interface Layout {
  count: number
  columns: number
  mediumColumns: number
  beside: boolean
  linked: boolean
}

/**
 * Returns the widths of a card's picture. A phone has two columns for links, and the last of an odd number of links
 * spans both. Other cards are a swiped row there, in which a card takes most of the width.
 */
const sizesOf = ({ count, columns, mediumColumns, beside, linked }: Layout, index: number) =>
  sharedWidth({
    small: linked ? (index === count - 1 && index % 2 === 0 ? 1 : 0.49) : 0.82,
    medium: 0.98 / columnsFor(count, mediumColumns),
    large: (beside ? 0.48 : 0.97) / columnsFor(count, columns),
    frame: 4 / 3,
  })

/** Renders pictures with their words, below or beside them. */
export function Cards(props: ViewProps<typeof bindCards>) {
  const { heading, lead, cards, columns, mediumColumns, variant, linkLabel } = props
  const beside = variant === 'beside'
  // Links to other pages are shown side by side; cards without links are a swiped row.
  const linked = cards.some(({ to }) => to)
  const layout = { count: cards.length, columns, mediumColumns, beside, linked }
  return (
    <Section heading={heading} lead={lead}>
      <Grid
        small={linked ? 2 : 1}
        medium={mediumColumns}
        large={columns}
        swipe={linked ? undefined : heading}
      >
        {cards.map((card, index) => (
          <Item key={index} $beside={beside}>
            <Screen>
              <Picture src={card.src} alt="" sizes={sizesOf(layout, index)} />
            </Screen>
            <Words>
              {card.title && <ItemTitle>{card.title}</ItemTitle>}
              <RichText text={card.html ?? card.description} />
              {card.to && (
                <More to={card.to}>
                  {linkLabel}
                  <VisuallyHidden>: {card.title}</VisuallyHidden>
                </More>
              )}
            </Words>
          </Item>
        ))}
      </Grid>
    </Section>
  )
}

const Grid = styled(CardGrid)`
  row-gap: ${theme.space.rows};
`

const beside = css`
  ${media.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: center;
  }
`

/** Is wider on a phone, where the swiped row also shows part of the next card. */
const Screen = styled(Frame)`
  ${media.small} {
    aspect-ratio: 2;
  }

  ${media.medium} {
    aspect-ratio: 4 / 3;
  }
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.625rem;
  align-items: start;

  ${media.small} {
    font-size: ${theme.font.small};
  }
`

/** Renders the one link of a card, at its foot. The whole card is its target. */
const More = styled(Link)`
  ${linkStyle}
  ${wholeCard}
  margin-top: auto;
`

/** Holds the link's destination, for visitors who reach the link without its card. */
const VisuallyHidden = styled.span`
  ${visuallyHidden}
`

const Item = styled.article<{ $beside: boolean }>`
  position: relative;
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  gap: 1.25rem ${theme.space.gap};
  ${({ $beside }) => $beside && beside}

  /* Links within the card's text stay above the card's own link. */
  ${Words} > div a {
    position: relative;
    z-index: 1;
  }

  ${media.hover} {
    &:hover > ${Words} > ${More} {
      text-decoration-thickness: 2px;
    }
  }
`
