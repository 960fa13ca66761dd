import { styled } from 'styled-components'
import type { ViewProps } from '../contract/define-block.ts'
import { CardGrid } from '../parts/card-grid.tsx'
import { cardStyle } from '../parts/card.tsx'
import { ItemTitle } from '../parts/heading.tsx'
import { dotMark } from '../parts/dot-style.ts'
import { RichText } from '../parts/rich-text.tsx'
import { media, theme } from '../parts/theme.ts'
import type { bindFeaturesGrid } from './block.ts'

/** Renders features without pictures. The first tile is wide, so that five tiles fill three columns. */
export function TextTiles({ heading, tiles }: Pick<ViewProps<typeof bindFeaturesGrid>, 'heading' | 'tiles'>) {
  return (
    <Tiles medium={tiles.length} large={tiles.length} swipe={heading}>
      {tiles.map((tile, index) => (
        <Tile key={index}>
          <div>
            <ItemTitle>{tile.title}</ItemTitle>
            <RichText text={tile.html ?? tile.text} />
          </div>
        </Tile>
      ))}
    </Tiles>
  )
}

const Tiles = styled(CardGrid)`
  gap: ${theme.space.seam};

  ${media.medium} {
    grid-template-columns: repeat(3, 1fr);
  }
`

/** The last row is always full: the first tile takes the remaining columns. */
const Tile = styled.article`
  ${cardStyle}
  gap: 0.75rem;
  padding: ${theme.space.inset};
  font-size: ${theme.font.small};

  &::before {
    content: '';
    ${dotMark}
  }

  > div {
    display: grid;
    gap: 0.5rem;
  }

  ${media.medium} {
    align-content: space-between;
    gap: 2rem;
    min-height: 13rem;

    &:first-child:nth-last-child(3n + 2) {
      grid-column: span 2;
    }

    &:first-child:nth-last-child(3n + 1) {
      grid-column: 1 / -1;
    }

    &:first-child:not(:nth-last-child(3n)) {
      font-size: ${theme.font.lead};

      ${ItemTitle} {
        font-size: ${theme.font.row};
        letter-spacing: ${theme.tracking.row};
      }
    }
  }
`
