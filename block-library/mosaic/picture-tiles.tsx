import { css, styled } from 'styled-components'
import { Picture } from '../parts/picture.tsx'
import { PictureLabel } from '../parts/picture-label.tsx'
import { media, theme } from '../parts/theme.ts'

/** Widths of the pictures. A picture usually fills the height of its tile, so it is wider than the tile. */
const sizes = {
  first: {
    large: '(min-width: 48rem) min(68vw, 65rem), 91vw',
    small: '(min-width: 48rem) min(34vw, 32rem), 40vw',
  },
  ends: {
    large: '(min-width: 48rem) max(30rem, min(49vw, 49rem)), 109vw',
    small: '(min-width: 48rem) max(14rem, min(24vw, 24rem)), 40vw',
  },
}

function sizesOf(layout: keyof typeof sizes, index: number, count: number): string {
  const isLarge = index === 0 || (layout === 'ends' && index === count - 1)
  return sizes[layout][isLarge ? 'large' : 'small']
}

interface PictureTilesProps {
  layout: keyof typeof sizes
  tiles: { src: string | undefined; title: string }[]
}

/** Renders one large picture and two pairs, or small pictures between two large ones. */
export function PictureTiles({ layout, tiles }: PictureTilesProps) {
  return (
    <Grid $large={layout}>
      {tiles.map(({ src, title }, index) => (
        <Tile key={index}>
          <Picture src={src} alt={title} sizes={sizesOf(layout, index, tiles.length)} />
          <PictureLabel src={src} />
        </Tile>
      ))}
    </Grid>
  )
}

const Tile = styled.div`
  position: relative;
  background: ${theme.color.raised};
  aspect-ratio: 4 / 3;
  overflow: clip;
  border-radius: ${theme.radius.large};

  ${media.medium} {
    aspect-ratio: auto;
  }
`

const layouts = {
  first: css`
    > :first-child {
      grid-column: 1 / -1;
      aspect-ratio: 16 / 10;
    }

    ${media.medium} {
      grid-template: repeat(2, clamp(10rem, 21vw, 20rem)) / 2fr 1fr 1fr;

      > :first-child {
        grid-column: auto;
        grid-row: span 2;
        aspect-ratio: auto;
      }
    }
  `,
  ends: css`
    > :is(:first-child, :last-child) {
      grid-column: span 2;
    }

    /* The small tiles are between the large ones. */
    ${media.medium} {
      grid-template-columns: repeat(6, 1fr);
      grid-auto-rows: clamp(9rem, 15vw, 15rem);

      > :first-child {
        grid-area: 1 / 1 / span 2 / span 2;
      }

      > :last-child:not(:first-child) {
        grid-area: 1 / 5 / span 2 / span 2;
      }
    }
  `,
}

const Grid = styled.div<{ $large: keyof typeof layouts }>`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space.seam};
  ${({ $large }) => layouts[$large]}

  ${media.print} {
    grid-template: none / repeat(3, 1fr);
    grid-auto-rows: auto;

    > :nth-child(n) {
      grid-area: auto;
      aspect-ratio: 4 / 3;
      break-inside: avoid;
    }
  }
`
