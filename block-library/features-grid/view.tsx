import { styled } from 'styled-components'
import type { ViewProps } from '../contract/define-block.ts'
import { Backdrop, CardWords, pictureAbove, PictureFrame } from '../parts/card.tsx'
import { CardGrid } from '../parts/card-grid.tsx'
import { Empty } from '../parts/empty.ts'
import { ItemTitle } from '../parts/heading.tsx'
import { sharedWidth } from '../parts/picture-sizes.ts'
import { RichText } from '../parts/rich-text.tsx'
import { Section } from '../parts/section.tsx'
import { media, theme } from '../parts/theme.ts'
import type { bindFeaturesGrid } from './block.ts'
import { TextTiles } from './text-tiles.tsx'

const sizes = sharedWidth({ medium: 0.49, large: 0.24 })
/** Widths of the third tile's picture. The third tile is as high as two others. */
const tall = '(min-width: 48rem) 56rem, 20.8rem'

/** Renders five tiles in three columns, or the notice that replaces them. */
export function FeaturesGrid({ heading, tiles, hasPictures, notice }: ViewProps<typeof bindFeaturesGrid>) {
  return (
    <Section heading={heading}>
      {notice && <Empty>{notice}</Empty>}
      {hasPictures ? (
        <PictureTiles heading={heading} tiles={tiles} />
      ) : (
        <TextTiles heading={heading} tiles={tiles} />
      )}
    </Section>
  )
}

/** Renders two tiles, a tall one and two tiles. If a picture fails, its tile shows only the words. */
function PictureTiles({ heading, tiles }: Pick<ViewProps<typeof bindFeaturesGrid>, 'heading' | 'tiles'>) {
  return (
    <Tiles medium={tiles.length} large={tiles.length} swipe={heading}>
      {tiles.map((tile, index) => (
        <Tile key={index}>
          <PictureFrame>
            {tile.src && <Backdrop src={tile.src} alt="" sizes={index === 2 ? tall : sizes} lost="" />}
          </PictureFrame>
          <CardWords>
            <ItemTitle>{tile.title}</ItemTitle>
            <RichText text={tile.html ?? tile.text} />
          </CardWords>
        </Tile>
      ))}
    </Tiles>
  )
}

const Tiles = styled(CardGrid)`
  gap: ${theme.space.seam};

  ${media.medium} {
    grid-template-columns: 1fr 1fr;

    > :nth-child(3) {
      grid-column: 1 / -1;
    }
  }

  /* A tall tile that is not wide would cut a screen at both sides. */
  ${media.large} {
    grid-template: repeat(2, auto) / 1fr 2fr 1fr;
    grid-auto-flow: column;

    > :nth-child(3) {
      grid-area: span 2 / auto;
    }
  }
`

const Tile = styled.article`
  ${pictureAbove}
  font-size: ${theme.font.small};

  ${media.medium} {
    grid-template-rows: auto 1fr;

    > ${PictureFrame} {
      aspect-ratio: 3 / 2;
    }

    > ${CardWords} {
      gap: 0.5rem;
      padding: 1.25rem;
    }

    &:nth-child(3) > ${PictureFrame} {
      aspect-ratio: 16 / 9;
    }
  }

  ${media.large} {
    &:nth-child(3) {
      grid-template-rows: 1fr auto;

      > ${PictureFrame} {
        aspect-ratio: auto;
      }
    }
  }
`
