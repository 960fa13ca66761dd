import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import type { bindCards } from '../shared/bind-cards.ts'
import { Picture } from '../shared/picture.tsx'
import { Section } from '../shared/section.tsx'
import { media, theme } from '../shared/theme.ts'

/** The first and the last picture large, those between small (document 1 §2.6). */
export function Collage({ title, lead, cards }: PropsFrom<typeof bindCards>) {
  return (
    <Section title={title} lead={lead}>
      <Grid>
        {cards.map(({ src, title: caption }, index) => (
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
    grid-template-columns: repeat(6, 1fr);
    grid-auto-rows: clamp(9rem, 14vw, 12.5rem);
  }
`

const Tile = styled.div`
  aspect-ratio: 4 / 3;
  overflow: clip;
  border-radius: ${theme.radius.medium};

  &:is(:first-child, :last-child) {
    grid-column: span 2;
  }

  /* Large at both ends, the small ones between them. */
  ${media.medium} {
    aspect-ratio: auto;

    &:first-child {
      grid-area: 1 / 1 / span 2 / span 2;
    }

    &:last-child:not(:first-child) {
      grid-area: 1 / 5 / span 2 / span 2;
    }
  }
`
