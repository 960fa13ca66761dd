import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import { CardGrid } from '../shared/card-grid.tsx'
import { Frame } from '../shared/frame.ts'
import { ItemTitle } from '../shared/heading.tsx'
import { pixelMark } from '../shared/led.ts'
import { Picture } from '../shared/picture.tsx'
import { RichText } from '../shared/rich-text.tsx'
import { Section } from '../shared/section.tsx'
import { theme } from '../shared/theme.ts'
import type { bindReasonCards } from './bind.ts'

/** Short reasons in a ruled grid; a reason's picture, where it has one, is small. */
export function ReasonCards({ title, lead, cards }: PropsFrom<typeof bindReasonCards>) {
  return (
    <Section title={title} lead={lead}>
      <Reasons medium={2} large={3} swipe={title}>
        {cards.map((card, index) => (
          <Reason key={index}>
            {card.src && (
              <Mark $ratio="1">
                <Picture src={card.src} alt="" sizes="4rem" instead={null} />
              </Mark>
            )}
            {card.title && <ItemTitle>{card.title}</ItemTitle>}
            <RichText html={card.html} text={card.description} />
          </Reason>
        ))}
      </Reasons>
    </Section>
  )
}

const Reasons = styled(CardGrid)`
  gap: ${theme.space.rows} ${theme.space.columns};
`

const Reason = styled.article`
  display: grid;
  align-content: start;
  gap: 0.75rem;

  &::before {
    content: '';
    margin-bottom: 0.5rem;
    ${pixelMark}
  }
`

const Mark = styled(Frame)`
  width: 4rem;
`
