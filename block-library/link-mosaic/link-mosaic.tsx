import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import { Picture } from '../shared/picture.tsx'
import { Section } from '../shared/section.tsx'
import { media, theme } from '../shared/theme.ts'
import type { bindLinkMosaic } from './bind.ts'

/** Pictures of uneven size, each the way to its product. */
export function LinkMosaic({ title, lead, tiles }: PropsFrom<typeof bindLinkMosaic>) {
  return (
    <Section title={title} lead={lead}>
      <Grid>
        {tiles.map(({ src, title: label, to }) => (
          <Tile key={to} to={to}>
            <Backdrop src={src} alt="" />
            <Label>{label || to}</Label>
          </Tile>
        ))}
      </Grid>
    </Section>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  grid-auto-rows: 11rem;
  gap: clamp(0.5rem, 1vw, 0.875rem);

  /* Nine tiles over two columns: the first takes both. */
  > :first-child {
    grid-column: span 2;
  }

  /* Over four columns: a large one, four small, four wide. */
  ${media.medium} {
    grid-template-columns: repeat(4, 1fr);
    grid-auto-rows: clamp(10rem, 17vw, 15rem);

    > :first-child {
      grid-row: span 2;
    }

    > :nth-child(n + 6) {
      grid-column: span 2;
    }
  }
`

const Tile = styled(Link)`
  position: relative;
  display: grid;
  align-items: end;
  overflow: clip;
  border-radius: ${theme.radius.medium};
  color: ${theme.color.text};
  text-decoration: none;
`

const Backdrop = styled(Picture)`
  position: absolute;
  inset: 0;
  transition: scale ${theme.motion.calm};

  ${Tile}:hover & {
    scale: 1.04;
  }
`

const Label = styled.span`
  position: relative;
  padding: 4rem 1rem 0.875rem;
  background: linear-gradient(to top, #07080bf2 25%, #07080b00);
  font-size: ${theme.font.small};
  font-weight: 600;
  line-height: 1.25;
`
