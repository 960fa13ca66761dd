import { styled } from 'styled-components'
import { ArticleDate } from '../shared/article-date.tsx'
import type { PropsFrom } from '../shared/binder.ts'
import { Picture } from '../shared/picture.tsx'
import { Section } from '../shared/section.tsx'
import { theme } from '../shared/theme.ts'
import type { bindArticle } from './bind.ts'

/** An article in one column, as wide as a line is good to read. */
export function Article({ title, src, paragraphs, date, readTime }: PropsFrom<typeof bindArticle>) {
  return (
    <Section title={title}>
      <Column>
        <Meta>
          <ArticleDate date={date} /> {readTime}
        </Meta>
        <Frame>
          <Picture src={src} alt="" />
        </Frame>
        {paragraphs.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </Column>
    </Section>
  )
}

const Column = styled.article`
  display: grid;
  gap: 1.25em;
  max-width: 44rem;
  font-size: 1.125rem;
  line-height: 1.7;
  text-wrap: pretty;
`

const Meta = styled.p`
  display: flex;
  gap: 1.5rem;
  color: ${theme.color.muted};
  font-size: ${theme.font.small};
`

const Frame = styled.div`
  aspect-ratio: 8 / 5;
  margin-bottom: 1rem;
  overflow: clip;
  border-radius: ${theme.radius.large};
`
