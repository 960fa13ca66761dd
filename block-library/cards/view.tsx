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

/** As wide as its column, of which a phone has two for links, the last of an odd number over both, and nearly one in a row. */
const sizesOf = ({ count, columns, mediumColumns, beside, linked }: Layout, index: number) =>
  sharedWidth({
    small: linked ? (index === count - 1 && index % 2 === 0 ? 1 : 0.49) : 0.82,
    medium: 0.98 / columnsFor(count, mediumColumns),
    large: (beside ? 0.48 : 0.97) / columnsFor(count, columns),
    frame: 4 / 3,
  })

/** Pictures with their words, below or beside them. */
export function Cards(props: ViewProps<typeof bindCards>) {
  const { heading, lead, cards, columns, mediumColumns, variant, linkLabel } = props
  const beside = variant === 'beside'
  // Ways to other pages are seen side by side; what is only read stands in a row.
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
    grid-template-columns: 1fr 1fr;
    align-items: center;
  }
`

/** Wider on a phone, where what is read stands beside what comes next. */
const Screen = styled(Frame)`
  ${media.medium} {
    aspect-ratio: 4 / 3;
  }
`

const Words = styled.div`
  display: grid;
  gap: 0.625rem;
  justify-items: start;
`

/** The one link of its card, which answers as a whole. */
const More = styled(Link)`
  ${linkStyle}
  ${wholeCard}
`

/** Where the link leads, for those who meet it without the card. */
const VisuallyHidden = styled.span`
  ${visuallyHidden}
`

const Item = styled.article<{ $beside: boolean }>`
  position: relative;
  display: grid;
  align-content: start;
  gap: 1.25rem ${theme.space.gap};
  ${({ $beside }) => $beside && beside}

  /* Links within its text stay above the card's own. */
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
