import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import type { bindCards } from '../shared/bind-cards.ts'
import { ItemTitle } from '../shared/heading.tsx'
import { Picture } from '../shared/picture.tsx'
import { RichText } from '../shared/rich-text.tsx'
import { Section } from '../shared/section.tsx'
import { theme } from '../shared/theme.ts'

/** Short reasons in a ruled grid; a reason's picture, where it has one, is small. */
export function ReasonCards({ title, lead, cards }: PropsFrom<typeof bindCards>) {
  return (
    <Section title={title} lead={lead}>
      <Grid>
        {cards.map((card, index) => (
          <Card key={index}>
            {card.src && (
              <Mark>
                <Picture src={card.src} alt="" instead={null} />
              </Mark>
            )}
            {card.title && <ItemTitle>{card.title}</ItemTitle>}
            <RichText html={card.html} text={card.description} />
          </Card>
        ))}
      </Grid>
    </Section>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: clamp(2rem, 4vw, 3.25rem) clamp(2rem, 4vw, 4rem);
`

const Card = styled.article`
  display: grid;
  align-content: start;
  gap: 0.75rem;
  padding-top: 1.5rem;
  border-top: 1px solid ${theme.color.line};
`

const Mark = styled.div`
  width: 4rem;
  aspect-ratio: 1;
  overflow: clip;
  border-radius: ${theme.radius.small};
`
