import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import { ItemTitle } from '../shared/heading.tsx'
import { Picture } from '../shared/picture.tsx'
import { RichText } from '../shared/rich-text.tsx'
import { Section } from '../shared/section.tsx'
import { media, theme } from '../shared/theme.ts'
import type { bindImageCards } from './bind.ts'

/** Pictures with their words, below or beside them. */
export function ImageCards({
  title,
  lead,
  cards,
  columns,
  words,
  linkLabel,
}: PropsFrom<typeof bindImageCards>) {
  return (
    <Section title={title} lead={lead} raised>
      <Grid $columns={columns}>
        {cards.map((card, index) => (
          <Card key={index} $beside={words === 'beside'}>
            <Frame>
              <Picture src={card.src} alt="" />
            </Frame>
            <Words>
              {card.title && <ItemTitle>{card.title}</ItemTitle>}
              <RichText html={card.html} text={card.description} />
              {card.to && (
                <More to={card.to} aria-label={`${linkLabel}: ${card.title}`}>
                  {linkLabel}
                </More>
              )}
            </Words>
          </Card>
        ))}
      </Grid>
    </Section>
  )
}

const Grid = styled.div<{ $columns: number }>`
  display: grid;
  gap: clamp(2rem, 3vw, 2.5rem) ${theme.space.gap};

  ${media.medium} {
    grid-template-columns: repeat(2, 1fr);
  }

  ${media.large} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, 1fr);
  }
`

const beside = css`
  ${media.large} {
    grid-template-columns: 2fr 3fr;
    align-items: center;
  }
`

const Card = styled.article<{ $beside: boolean }>`
  display: grid;
  align-content: start;
  gap: 1.25rem;
  font-size: ${theme.font.small};
  ${({ $beside }) => $beside && beside}
`

const Frame = styled.div`
  aspect-ratio: 4 / 3;
  overflow: clip;
  border-radius: ${theme.radius.medium};
`

const Words = styled.div`
  display: grid;
  gap: 0.625rem;
`

const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  color: ${theme.color.accent};
  font-weight: 600;
  text-underline-offset: 0.25em;
`
