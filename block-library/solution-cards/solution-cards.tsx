import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import type { bindCards } from '../shared/bind-cards.ts'
import { ItemTitle } from '../shared/heading.tsx'
import { Picture } from '../shared/picture.tsx'
import { RichText } from '../shared/rich-text.tsx'
import { Section } from '../shared/section.tsx'
import { media, theme } from '../shared/theme.ts'

/** Tall pictures with the words at their foot, where the picture darkens. */
export function SolutionCards({ title, lead, cards }: PropsFrom<typeof bindCards>) {
  return (
    <Section title={title} lead={lead} raised>
      <Grid>
        {cards.map((card, index) => (
          <Card key={index}>
            <Backdrop src={card.src} alt="" />
            <Words>
              {card.title && <ItemTitle>{card.title}</ItemTitle>}
              <RichText html={card.html} text={card.description} />
            </Words>
          </Card>
        ))}
      </Grid>
    </Section>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${theme.space.gap};
`

const Card = styled.article`
  position: relative;
  display: grid;
  align-items: end;
  min-height: 26rem;
  overflow: clip;
  border-radius: ${theme.radius.large};

  ${media.large} {
    min-height: 32rem;
  }
`

const Backdrop = styled(Picture)`
  position: absolute;
  inset: 0;
`

const Words = styled.div`
  position: relative;
  display: grid;
  gap: 0.625rem;
  padding: 7rem 1.5rem 1.75rem;
  background: linear-gradient(to top, #07080bfa 35%, #07080bd9 65%, #07080b00);
  font-size: ${theme.font.small};
`
