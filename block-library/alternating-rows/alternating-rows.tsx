import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import { Frame } from '../shared/frame.ts'
import { RowTitle } from '../shared/heading.tsx'
import { Picture } from '../shared/picture.tsx'
import { RichText } from '../shared/rich-text.tsx'
import { Section } from '../shared/section.tsx'
import { media, theme, toEdge } from '../shared/theme.ts'
import type { bindAlternatingRows } from './bind.ts'

/** It runs out to the edge of the page. */
const sizes = '(min-width: 48rem) 59vw, 100vw'

/** Rows whose text stands left of the picture, then right of it, and so on (document 2 §2). */
export function AlternatingRows({ title, rows }: PropsFrom<typeof bindAlternatingRows>) {
  return (
    <Section title={title}>
      <List>
        {rows.map((row, index) => (
          <Row key={index}>
            <Words>
              <RowTitle>{row.title}</RowTitle>
              <RichText html={row.html} text={row.text} />
            </Words>
            <Screen>
              <Picture src={row.src} alt="" sizes={sizes} />
            </Screen>
          </Row>
        ))}
      </List>
    </Section>
  )
}

const List = styled.div`
  display: grid;
  gap: calc(${theme.space.section} * 0.75);
`

const Words = styled.div`
  display: grid;
  gap: 1.25rem;
`

/** A large picture; its far side runs out to the edge of the page. */
const Screen = styled(Frame)`
  order: -1;
  margin-inline: calc(-1 * ${theme.space.gutter});
  border-radius: 0;

  ${media.medium} {
    order: 0;
    margin-inline: 0 ${toEdge};
  }
`

const Row = styled.article`
  display: grid;
  gap: 1.75rem ${theme.space.columns};

  ${media.medium} {
    grid-template-columns: 4fr 7fr;
    align-items: center;

    &:nth-child(even) {
      grid-template-columns: 7fr 4fr;
    }

    &:nth-child(even) > ${Words} {
      order: 1;
    }

    &:nth-child(even) > ${Screen} {
      margin-inline: ${toEdge} 0;
    }
  }
`
