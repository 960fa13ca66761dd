import { styled } from 'styled-components'
import { Columns } from '../parts/columns.ts'
import type { ViewProps } from '../contract/define-block.ts'
import { Frame } from '../parts/frame.ts'
import { ItemTitle } from '../parts/heading.tsx'
import { Picture } from '../parts/picture.tsx'
import { RichText } from '../parts/rich-text.tsx'
import { Section } from '../parts/section.tsx'
import { media, theme, toEdge } from '../parts/theme.ts'
import type { bindIconRows } from './block.ts'

/** Widths of the picture, which extends to the edge of the page on a larger screen. */
const sizes = '(min-width: 64rem) 52vw, 91vw'

/** Renders a picture with rows of icons and words beside it. */
export function IconRows({ heading, lead, hasPicture, src, rows }: ViewProps<typeof bindIconRows>) {
  return (
    <Section heading={heading} lead={lead}>
      <Columns $large="6fr 5fr" $align="center">
        {hasPicture && (
          <Screen>
            <Picture src={src} alt="" sizes={sizes} />
          </Screen>
        )}
        <div>
          {rows.map((row, index) => (
            <Row key={index}>
              {row.src && (
                <Icon>
                  <Picture src={row.src} alt="" sizes="3rem" lost="" />
                </Icon>
              )}
              <div>
                {row.title && <ItemTitle>{row.title}</ItemTitle>}
                <RichText text={row.html ?? row.description} />
              </div>
            </Row>
          ))}
        </div>
      </Columns>
    </Section>
  )
}

/** Extends to the edge of the page. */
const Screen = styled(Frame)`
  ${media.large} {
    margin-inline-start: ${toEdge};
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
`

const Row = styled.article`
  display: flex;
  gap: 1.5rem;
  padding-block: 1.75rem;
  border-top: 1px solid ${theme.color.line};

  > :last-child {
    display: grid;
    gap: 0.5rem;
  }
`

const Icon = styled.div`
  flex: none;
  width: ${theme.size.control};
  height: ${theme.size.control};
`
