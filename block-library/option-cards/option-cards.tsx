import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import { Heading } from '../shared/heading.tsx'
import { Picture } from '../shared/picture.tsx'
import { Questions } from '../shared/questions.tsx'
import { RichText } from '../shared/rich-text.tsx'
import { Section } from '../shared/section.tsx'
import { media, subPixels, theme } from '../shared/theme.ts'
import type { bindOptionCards } from './bind.ts'

/** Display options: picture and words on one side, the option's questions on the other; one question open over all of them. */
export function OptionCards({
  title,
  lead,
  cards,
  group,
  tip,
  openFirst,
}: PropsFrom<typeof bindOptionCards>) {
  return (
    <Section title={title} lead={lead}>
      <List>
        {cards.map((card, index) => (
          <Card key={index}>
            <Frame>
              <Picture src={card.src} alt="" />
            </Frame>
            <Words>
              {card.title && <Title>{card.title}</Title>}
              <RichText html={card.html} text={card.description} />
              <div>
                <Questions entries={card.faqs} group={group} openFirst={openFirst && index === 0} />
              </div>
            </Words>
          </Card>
        ))}
      </List>
      {tip && <Tip>{tip}</Tip>}
    </Section>
  )
}

const List = styled.div`
  display: grid;
  gap: ${theme.space.gap};
`

const Card = styled.article`
  display: grid;
  overflow: clip;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};

  ${media.large} {
    grid-template-columns: 5fr 7fr;
  }
`

const Frame = styled.div`
  aspect-ratio: 16 / 10;

  ${media.large} {
    aspect-ratio: auto;
    position: relative;

    > * {
      position: absolute;
      inset: 0;
    }
  }
`

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: 1rem;
  padding: clamp(1.5rem, 3.5vw, 3rem);
`

const Title = styled(Heading)`
  font-size: clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem);
  font-weight: 620;
  letter-spacing: -0.014em;
  line-height: 1.2;
  text-wrap: balance;
`

const Tip = styled.p`
  display: flex;
  align-items: center;
  gap: 1rem;
  margin-top: 2rem;
  font-weight: 550;

  &::before {
    content: '';
    flex: none;
    width: 2.25rem;
    height: 0.4375rem;
    background: ${subPixels};
  }
`
