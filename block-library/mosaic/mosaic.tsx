import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import { Picture } from '../shared/picture.tsx'
import { Section } from '../shared/section.tsx'
import { media, theme } from '../shared/theme.ts'
import type { bindMosaic } from './bind.ts'

/** One large picture, then two columns of two (document 2 §9). */
export function Mosaic({ title, lead, pictures }: PropsFrom<typeof bindMosaic>) {
  return (
    <Section title={title} lead={lead}>
      <Grid>
        {pictures.map(({ src, title: caption }, index) => (
          <Tile key={index}>
            <Picture src={src} alt={caption} />
          </Tile>
        ))}
      </Grid>
    </Section>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: clamp(0.5rem, 1vw, 0.875rem);

  ${media.medium} {
    grid-template: repeat(2, clamp(10rem, 20vw, 17rem)) / 2fr 1fr 1fr;
  }
`

const Tile = styled.div`
  aspect-ratio: 4 / 3;
  overflow: clip;
  border-radius: ${theme.radius.medium};

  &:first-child {
    grid-column: 1 / -1;
    aspect-ratio: 16 / 10;
  }

  ${media.medium} {
    aspect-ratio: auto;

    &:first-child {
      grid-column: auto;
      grid-row: span 2;
      aspect-ratio: auto;
    }
  }
`
