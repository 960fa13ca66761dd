import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import { ItemTitle } from '../shared/heading.tsx'
import { Picture } from '../shared/picture.tsx'
import { Section } from '../shared/section.tsx'
import { dotGrid, media, subPixels, theme } from '../shared/theme.ts'
import type { bindFeaturesGrid } from './bind.ts'

/** Two tiles, a tall one, two tiles: five in three columns. A picture that fails leaves its tile to the words. */
export function FeaturesGrid({ title, tiles, notice }: PropsFrom<typeof bindFeaturesGrid>) {
  return (
    <Section title={title} raised>
      {notice && <Notice>{notice}</Notice>}
      <Grid>
        {tiles.map((tile, index) => (
          <Tile key={index}>
            {tile.src && <Backdrop src={tile.src} alt="" instead={null} />}
            <Words>
              <ItemTitle>{tile.title}</ItemTitle>
              {tile.text && <p>{tile.text}</p>}
            </Words>
          </Tile>
        ))}
      </Grid>
    </Section>
  )
}

const Notice = styled.p`
  color: ${theme.color.muted};
`

const Grid = styled.div`
  display: grid;
  gap: ${theme.space.gap};

  ${media.medium} {
    grid-template: repeat(2, minmax(17rem, auto)) / repeat(3, 1fr);
    grid-auto-flow: column;
  }
`

const Tile = styled.article`
  position: relative;
  display: grid;
  align-items: end;
  min-height: 15rem;
  overflow: clip;
  border-radius: ${theme.radius.large};
  background: ${dotGrid}, ${theme.color.panel};

  &:nth-child(3) {
    min-height: 22rem;
  }

  ${media.medium} {
    &:nth-child(3) {
      grid-row: span 2;
    }
  }
`

const Backdrop = styled(Picture)`
  position: absolute;
  inset: 0;
`

const Words = styled.div`
  position: relative;
  display: grid;
  gap: 0.5rem;
  padding: 6rem 1.5rem 1.5rem;
  background: linear-gradient(to top, #07080bfa 30%, #07080bcc 65%, #07080b00);
  font-size: ${theme.font.small};

  &::before {
    content: '';
    width: 1.5rem;
    height: 0.3125rem;
    margin-bottom: 0.5rem;
    background: ${subPixels};
  }

  p {
    color: ${theme.color.muted};
  }
`
