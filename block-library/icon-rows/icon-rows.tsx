import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import { ItemTitle } from '../shared/heading.tsx'
import { Picture } from '../shared/picture.tsx'
import { RichText } from '../shared/rich-text.tsx'
import { Section } from '../shared/section.tsx'
import { media, theme } from '../shared/theme.ts'
import type { bindIconRows } from './bind.ts'

/** A picture, and beside it what it stands for. */
export function IconRows({ title, lead, src, rows }: PropsFrom<typeof bindIconRows>) {
  return (
    <Section title={title} lead={lead} raised>
      <Columns>
        <Frame>
          <Picture src={src} alt="" />
        </Frame>
        <div>
          {rows.map((row, index) => (
            <Row key={index}>
              {row.src && (
                <Icon>
                  <Picture src={row.src} alt="" instead={null} />
                </Icon>
              )}
              <div>
                {row.title && <ItemTitle>{row.title}</ItemTitle>}
                <RichText html={row.html} text={row.description} />
              </div>
            </Row>
          ))}
        </div>
      </Columns>
    </Section>
  )
}

const Columns = styled.div`
  display: grid;
  gap: clamp(2rem, 5vw, 5rem);

  ${media.large} {
    grid-template-columns: 1fr 1fr;
    align-items: center;
  }
`

const Frame = styled.div`
  aspect-ratio: 8 / 5;
  overflow: clip;
  border-radius: ${theme.radius.large};
`

const Row = styled.article`
  display: flex;
  gap: 1.5rem;
  padding-block: 1.5rem;
  border-top: 1px solid ${theme.color.line};
`

const Icon = styled.div`
  flex: none;
  width: 3rem;
  height: 3rem;
`
