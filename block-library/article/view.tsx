import { Fragment } from 'react'
import { styled } from 'styled-components'
import { ArticleDate } from '../parts/article-date.tsx'
import { linkStyle } from '../parts/button.tsx'
import type { ViewProps } from '../contract/define-block.ts'
import { Link } from '../parts/link.tsx'
import { Frame } from '../parts/frame.ts'
import { Picture } from '../parts/picture.tsx'
import { sharedWidth } from '../parts/picture-sizes.ts'
import { Section } from '../parts/section.tsx'
import { media, theme } from '../parts/theme.ts'
import { ArticleFigures } from './article-figures.tsx'
import type { bindArticle } from './block.ts'

/** Renders an article in one column, as wide as a line is easy to read. */
export function Article(props: ViewProps<typeof bindArticle>) {
  const { heading, src, paragraphs, table, aside, date, dates, readTime } = props
  const place = Math.min(table?.after ?? 0, paragraphs.length)
  // A line that leads in stays with the paragraph behind it.
  const asideAt = paragraphs.findIndex(
    (_, at) => at >= ASIDE_AFTER && !leadsIn.test(paragraphs[at - 1] ?? ''),
  )
  const column = paragraphs.map((paragraph, index) => (
    <Fragment key={index}>
      {aside && index === asideAt && (
        <Aside>
          {aside.text} <Way to={aside.link.to}>{aside.link.label}</Way>
        </Aside>
      )}
      {leadsIn.test(paragraph) ? <LeadIn>{paragraph.replace(/:$/, '')}</LeadIn> : <p>{paragraph}</p>}
    </Fragment>
  ))
  return (
    <Section heading={heading} leads>
      <Whole>
        <Head>
          <Meta>
            <ArticleDate date={date} dates={dates} /> {readTime}
          </Meta>
          <Screen>
            <Picture src={src} alt="" sizes={sharedWidth({})} lost="lostPicture" />
          </Screen>
        </Head>
        <Column>
          {column.slice(0, place)}
          {table && <ArticleFigures {...table} />}
          {column.slice(place)}
        </Column>
      </Whole>
    </Section>
  )
}

/**
 * Matches a short line that asks or ends with a colon. It introduces the next lines, since articles have no headings.
 */
const leadsIn = /^.{1,70}[?:]$/

/** Number of paragraphs before the sentence with the link. */
const ASIDE_AFTER = 3

const Aside = styled.aside`
  padding-block: 0.5rem;
  border-block: 1px solid ${theme.color.line};

  ${media.print} {
    display: none;
  }
`

const Way = styled(Link)`
  ${linkStyle}
`

/** Is longer than a sheet of paper. */
const Whole = styled.article`
  ${media.print} {
    break-inside: auto;
  }
`

const Head = styled.div`
  display: grid;
  gap: clamp(1rem, 3vw, 2rem);
  margin-bottom: ${theme.space.rows};
`

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  color: ${theme.color.muted};
`

const Screen = styled(Frame)`
  ${media.medium} {
    aspect-ratio: 21 / 9;
  }
`

const Column = styled.div`
  display: grid;
  gap: 1.25em;
  max-width: ${theme.size.prose};
  margin-inline: auto;
  font-size: ${theme.font.lead};
  line-height: ${theme.leading.text};
  text-wrap: pretty;

  ${media.small} {
    gap: 1em;
    font-size: ${theme.font.body};
    line-height: 1.5;
  }

  /* Chromium keeps a line with the paragraph after it in blocks, but not in grids. */
  ${media.print} {
    display: block;

    > p {
      margin-bottom: 1em;
    }
  }

  > p:first-child {
    font-size: ${theme.font.row};
    font-weight: ${theme.weight.medium};
    letter-spacing: ${theme.tracking.row};
    line-height: 1.35;
  }
`

const LeadIn = styled.p`
  margin-top: 1em;
  font-size: ${theme.font.subtitle};
  font-weight: ${theme.weight.medium};
  letter-spacing: ${theme.tracking.subtitle};
  break-after: avoid;
`
