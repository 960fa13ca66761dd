import { styled } from 'styled-components'
import { ArticleDate } from '../parts/article-date.tsx'
import type { ViewProps } from '../contract/define-block.ts'
import { Card, CardLink, CardWords, pressable } from '../parts/card.tsx'
import { Empty } from '../parts/empty.ts'
import { Frame } from '../parts/frame.ts'
import { ItemTitle } from '../parts/heading.tsx'
import { pageOf } from '../parts/page-of.ts'
import { pagedItem } from '../parts/paged-styles.ts'
import { Pager } from '../parts/pager.tsx'
import { Picture } from '../parts/picture.tsx'
import { sharedWidth } from '../parts/picture-sizes.ts'
import { Section } from '../parts/section.tsx'
import { media, theme } from '../parts/theme.ts'
import { Way } from '../parts/way.tsx'
import type { bindArticleList } from './block.ts'

const sizes = sharedWidth({ medium: 0.31 })

/**
 * Renders all articles as cards (document 1 §2.9). `pages.behaviour.ts` shows a page of them at a time; without a script all
 * are shown.
 */
export function ArticleList(props: ViewProps<typeof bindArticleList>) {
  const { heading, lead, badge, emptyText, pageSize, dates, cards, feed, subscribe } = props
  const { pages } = pageOf(cards, pageSize)
  return (
    <Section heading={heading} lead={lead}>
      {cards.length === 0 && <Empty>{emptyText}</Empty>}
      <div data-behaviour={pages > 1 ? 'pages' : undefined} data-page-size={pageSize}>
        <Grid>
          {cards.map((card, index) => (
            <Entry key={index} hidden={index >= pageSize} data-item>
              <Screen>
                <Picture src={card.src} alt="" sizes={sizes} />
                <Badge>{badge}</Badge>
              </Screen>
              <CardWords>
                <Meta>
                  <ArticleDate date={card.date} dates={dates} /> {card.readTime}
                </Meta>
                <ItemTitle>
                  <CardLink to={card.to}>{card.title}</CardLink>
                </ItemTitle>
                <Teaser>{card.desc}</Teaser>
              </CardWords>
            </Entry>
          ))}
        </Grid>
        <Pager label={heading} pages={pages} />
      </div>
      {feed !== undefined && (
        <Subscribe href={feed} type="application/atom+xml">
          {subscribe}
        </Subscribe>
      )}
    </Section>
  )
}

const Subscribe = styled(Way)`
  width: fit-content;
  margin-top: 1.5rem;
  text-decoration: underline;
`

const Grid = styled.div`
  display: grid;
  gap: ${theme.space.gap};

  ${media.medium} {
    grid-template-columns: repeat(3, 1fr);
  }
`

const Entry = styled(Card)`
  ${pressable}
  align-content: start;

  ${pagedItem}
`

const Screen = styled(Frame)`
  border-radius: 0;
`

const Badge = styled.span`
  position: absolute;
  top: 1rem;
  inset-inline-start: 1rem;
  padding: 0.25rem 0.75rem;
  border-radius: ${theme.radius.small};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font-size: ${theme.font.micro};
  font-weight: ${theme.weight.strong};
`

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  color: ${theme.color.muted};
  font-size: ${theme.font.small};
`

const Teaser = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.font.small};
`
