import { styled } from 'styled-components'
import { LanguageMark, Link } from '../parts/link.tsx'
import type { LinkTile } from './block.ts'
import { Backdrop, pictureAbove, PictureFrame } from '../parts/card.tsx'
import { sharedWidth } from '../parts/picture-sizes.ts'
import { dotGrid, media, theme } from '../parts/theme.ts'

/** Width of a small tile's picture on a dense phone. */
const densePhone = '(max-width: 30rem) and (min-resolution: 1.5dppx) 26vw'
/** Widths of the pictures. The first one fills a higher frame. */
const largest = sharedWidth({ small: 1.1, medium: 0.62, large: 0.6 })
const small = `${densePhone}, (min-width: 48rem) max(16rem, min(27vw, 24rem)), max(10rem, 41vw)`

/** Renders pictures that link to their products, each above its name. */
export function LinkTiles({ tiles }: { tiles: LinkTile[] }) {
  return (
    <Grid>
      {tiles.map(({ picture, to, fact }, index) =>
        picture ? (
          <Tile key={index} to={to}>
            <PictureFrame>
              <Backdrop src={picture.src} alt="" sizes={index === 0 ? largest : small} lost="" />
            </PictureFrame>
            <Label>
              {picture.title || to}
              {fact && <Fact>{fact}</Fact>}
            </Label>
          </Tile>
        ) : (
          <Gap key={index} aria-hidden />
        ),
      )}
    </Grid>
  )
}

const Grid = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: 1fr 1fr;
  grid-auto-rows: minmax(8.5rem, auto);
  gap: ${theme.space.seam};

  /* One large tile, then the others in columns. */
  > :first-child {
    grid-area: span 2 / span 2;
  }

  ${media.medium} {
    grid-template-columns: repeat(4, 1fr);
    grid-auto-rows: clamp(10rem, 18vw, 17rem);
  }

  /* Paper has three equal columns. */
  ${media.print} {
    grid-template-columns: repeat(3, 1fr);
    grid-auto-rows: auto;

    > :first-child {
      grid-area: auto;
    }
  }
`

const Tile = styled(Link)`
  ${pictureAbove}
  grid-template-rows: minmax(4.25rem, 1fr) auto;
  break-inside: avoid;
  color: inherit;
  text-decoration: none;

  &:focus-visible {
    outline-offset: -3px;
  }

  /* Two columns have no room for large text. */
  @container (max-width: 14rem) {
    &&& {
      grid-column: 1 / -1;
    }
  }
`

const Gap = styled.div`
  border-radius: ${theme.radius.large};
  background: ${dotGrid}, ${theme.color.raised};
`

const Fact = styled.span`
  display: block;
  color: ${theme.color.muted};
  font-size: ${theme.font.small};
  font-weight: ${theme.weight.medium};
`

const Label = styled.span`
  padding: 0.625rem 1rem 0.75rem;
  font-weight: ${theme.weight.strong};
  line-height: ${theme.leading.row};

  ${media.small} {
    padding-inline: 0.75rem;
    font-size: ${theme.font.small};
  }

  /* Is on the picture. */
  & + ${LanguageMark} {
    position: absolute;
    inset-block-start: 0.5rem;
    inset-inline-end: 0.5rem;
    background: ${theme.color.raised};
  }
`
