import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import { ItemTitle } from '../shared/heading.tsx'
import { Picture } from '../shared/picture.tsx'
import { Section } from '../shared/section.tsx'
import { media, theme } from '../shared/theme.ts'
import type { bindOptionsGrid } from './bind.ts'

/** Picture cards, 300 px high, the title laid over (document 2 §9). */
export function OptionsGrid({
  title,
  lead,
  cards,
  mediumColumns,
  largeColumns,
}: PropsFrom<typeof bindOptionsGrid>) {
  return (
    <Section title={title} lead={lead} raised>
      <Grid $medium={mediumColumns} $large={largeColumns}>
        {cards.map((card, index) => (
          <Card key={index}>
            <Backdrop src={card.src} alt="" />
            <Words>{card.title && <ItemTitle>{card.title}</ItemTitle>}</Words>
          </Card>
        ))}
      </Grid>
    </Section>
  )
}

const Grid = styled.div<{ $medium: number; $large: number }>`
  display: grid;
  gap: ${theme.space.gap};

  ${media.medium} {
    grid-template-columns: repeat(${({ $medium }) => $medium}, 1fr);
  }

  ${media.large} {
    grid-template-columns: repeat(${({ $large }) => $large}, 1fr);
  }
`

const Card = styled.article`
  position: relative;
  display: grid;
  align-items: end;
  height: 300px;
  overflow: clip;
  border-radius: ${theme.radius.medium};
`

const Backdrop = styled(Picture)`
  position: absolute;
  inset: 0;
  transition: scale ${theme.motion.calm};

  ${Card}:hover & {
    scale: 1.04;
  }

  ${media.still} {
    transition: none;
  }
`

const Words = styled.div`
  position: relative;
  padding: 5rem 1.25rem 1.25rem;
  background: linear-gradient(to top, #07080bf2 22%, #07080b00);
`
