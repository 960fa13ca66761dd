import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { ArticleDate } from '../shared/article-date.tsx'
import type { PropsFrom } from '../shared/binder.ts'
import { ItemTitle } from '../shared/heading.tsx'
import { Pager } from '../shared/pager.tsx'
import { Picture } from '../shared/picture.tsx'
import { Section } from '../shared/section.tsx'
import { media, theme } from '../shared/theme.ts'
import { usePages } from '../shared/use-pages.ts'
import type { bindArticleList } from './bind.ts'

/** Articles, a few at a time; a pager only where there are more (document 1 §9). */
export function ArticleList({
  title,
  lead,
  badge,
  emptyText,
  pageSize,
  cards,
}: PropsFrom<typeof bindArticleList>) {
  const pages = usePages(cards, pageSize)
  return (
    <Section title={title} lead={lead}>
      {cards.length === 0 && <p>{emptyText}</p>}
      <Grid>
        {pages.items.map((card, index) => (
          <Card key={index}>
            <Frame>
              <Picture src={card.src} alt="" />
              <Badge>{badge}</Badge>
            </Frame>
            <Meta>
              <ArticleDate date={card.date} /> {card.readTime}
            </Meta>
            <ItemTitle>
              <Way to={card.to}>{card.title}</Way>
            </ItemTitle>
            <p>{card.desc}</p>
          </Card>
        ))}
      </Grid>
      <Pager label={title} {...pages} />
    </Section>
  )
}

const Grid = styled.div`
  display: grid;
  gap: 2.5rem ${theme.space.gap};

  ${media.medium} {
    grid-template-columns: repeat(3, 1fr);
  }
`

const Card = styled.article`
  position: relative;
  display: grid;
  align-content: start;
  gap: 0.75rem;

  > p:last-child {
    color: ${theme.color.muted};
    font-size: ${theme.font.small};
  }
`

const Frame = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  overflow: clip;
  border-radius: ${theme.radius.medium};
`

const Badge = styled.span`
  position: absolute;
  top: 0.875rem;
  left: 0.875rem;
  padding: 0.25rem 0.75rem;
  border-radius: ${theme.radius.small};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font-size: 0.8125rem;
  font-weight: 650;
`

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  color: ${theme.color.muted};
  font-size: ${theme.font.small};
`

const Way = styled(Link)`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`
