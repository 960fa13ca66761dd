import { styled } from 'styled-components'
import { CardGrid } from '../parts/card-grid.tsx'
import { Frame } from '../parts/frame.ts'
import type { ViewProps } from '../contract/define-block.ts'
import { ItemTitle } from '../parts/heading.tsx'
import { dotMark } from '../parts/dot-style.ts'
import { Picture } from '../parts/picture.tsx'
import { RichText } from '../parts/rich-text.tsx'
import { Section } from '../parts/section.tsx'
import { theme } from '../parts/theme.ts'
import type { bindCards } from './block.ts'

/** Maximum number of columns: the words are short, and wide lines would be hard to read. */
const MAX_REASONS = 3

/** Renders short reasons in a ruled grid. The picture of a reason is small and optional. */
export function Reasons({ heading, lead, cards, columns, mediumColumns }: ViewProps<typeof bindCards>) {
  return (
    <Section heading={heading} lead={lead} quiet>
      <Grid medium={mediumColumns} large={Math.min(columns, MAX_REASONS)} swipe={heading}>
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
    ${dotMark}
  }
`

const Mark = styled(Frame)`
  width: 4rem;
`
