import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import { ButtonLink } from '../shared/button.tsx'
import { ItemTitle } from '../shared/heading.tsx'
import { Picture } from '../shared/picture.tsx'
import { RichText } from '../shared/rich-text.tsx'
import { Section } from '../shared/section.tsx'
import { media, theme } from '../shared/theme.ts'
import type { bindSupportCards } from './bind.ts'

/** Two ways to get help, over a picture kept in the dusk. */
export function SupportCards({ title, lead, cards, ground, button }: PropsFrom<typeof bindSupportCards>) {
  return (
    <Stage>
      {ground && <Backdrop src={ground} alt="" instead={null} />}
      <Section title={title} lead={lead}>
        <Cards>
          {cards.map((card, index) => (
            <Card key={index}>
              <Frame>
                <Picture src={card.src} alt="" />
              </Frame>
              <Words>
                {card.title && <ItemTitle>{card.title}</ItemTitle>}
                <RichText html={card.html} text={card.description} />
              </Words>
            </Card>
          ))}
        </Cards>
        <ButtonLink button={button} />
      </Section>
    </Stage>
  )
}

const Stage = styled.div`
  position: relative;
  overflow: clip;

  > section {
    position: relative;
  }
`

const Backdrop = styled(Picture)`
  position: absolute;
  inset: 0;
  opacity: 0.22;
`

const Cards = styled.div`
  display: grid;
  gap: ${theme.space.gap};
  margin-bottom: 2.5rem;

  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
`

const Card = styled.article`
  overflow: clip;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
`

const Frame = styled.div`
  aspect-ratio: 2;
`

const Words = styled.div`
  display: grid;
  gap: 0.625rem;
  padding: 1.5rem;
`
