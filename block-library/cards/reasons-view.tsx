import { styled } from 'styled-components'
import { CardGrid } from '../shared/card-grid.tsx'
import { Frame } from '../shared/frame.ts'
import type { ViewProps } from '../shared/define-block.ts'
import { ItemTitle } from '../shared/heading.tsx'
import { pixelMark } from '../shared/pixel-style.ts'
import { Picture } from '../shared/picture.tsx'
import { RichText } from '../shared/rich-text.tsx'
import { Section } from '../shared/section.tsx'
import { theme } from '../shared/theme.ts'
import type { bindCards } from './block.ts'

/** The most beside each other: the words are short, and wide lines would be read badly. */
const most = 3

/** Short reasons in a ruled grid; a reason's picture, where it has one, is small. */
export function Reasons({ heading, lead, cards, columns, mediumColumns }: ViewProps<typeof bindCards>) {
  return (
    <Section heading={heading} lead={lead}>
      <Grid medium={mediumColumns} large={Math.min(columns, most)} swipe={heading}>
        {cards.map((card, index) => (
          <Reason key={index}>
            {card.src && (
              <Mark $ratio="1">
                <Picture src={card.src} alt="" sizes="4rem" lost="" />
              </Mark>
            )}
            {card.title && <ItemTitle>{card.title}</ItemTitle>}
            <RichText text={card.html ?? card.description} />
          </Reason>
        ))}
      </Grid>
    </Section>
  )
}

const Grid = styled(CardGrid)`
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
