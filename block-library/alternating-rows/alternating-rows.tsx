import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import { Heading } from '../shared/heading.tsx'
import { Picture } from '../shared/picture.tsx'
import { RichText } from '../shared/rich-text.tsx'
import { Section } from '../shared/section.tsx'
import { media, theme } from '../shared/theme.ts'
import type { bindAlternatingRows } from './bind.ts'

/** Rows whose text stands left of the picture, then right of it, and so on (document 2 §2). */
export function AlternatingRows({ title, rows }: PropsFrom<typeof bindAlternatingRows>) {
  return (
    <Section title={title}>
      <List>
        {rows.map((row, index) => (
          <Row key={index}>
            <Words>
              <Title>{row.title}</Title>
              <RichText html={row.html} text={row.text} />
            </Words>
            <Frame>
              <Picture src={row.src} alt="" />
            </Frame>
          </Row>
        ))}
      </List>
    </Section>
  )
}

const List = styled.div`
  display: grid;
  gap: clamp(3.5rem, 7vw, 6.5rem);
`

const Row = styled.article`
  display: grid;
  gap: 1.75rem clamp(2rem, 6vw, 6rem);

  ${media.medium} {
    grid-template-columns: 5fr 6fr;
    align-items: center;

    &:nth-child(even) {
      grid-template-columns: 6fr 5fr;
    }

    &:nth-child(even) > :first-child {
      order: 1;
    }
  }
`

const Words = styled.div`
  display: grid;
  gap: 1.125rem;
`

const Title = styled(Heading)`
  font-size: clamp(1.375rem, 1.1rem + 1.2vw, 2rem);
  font-weight: 620;
  letter-spacing: -0.016em;
  line-height: 1.15;
  text-wrap: balance;
`

const Frame = styled.div`
  order: -1;
  aspect-ratio: 8 / 5;
  overflow: clip;
  border-radius: ${theme.radius.large};

  ${media.medium} {
    order: 0;
  }
`
