import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import { ButtonLink } from '../shared/button.tsx'
import { Frame } from '../shared/frame.ts'
import { Picture } from '../shared/picture.tsx'
import { RichText } from '../shared/rich-text.tsx'
import { Section } from '../shared/section.tsx'
import { media, theme, toEdge } from '../shared/theme.ts'
import type { bindIndustryCard } from './bind.ts'

/** On a larger screen it runs out to the edge of the page. */
const sizes = '(min-width: 64rem) 55vw, 91vw'

/** What there is to say of an industry without a page of its own, and the way on. */
export function IndustryCard({ title, src, text, html, button }: PropsFrom<typeof bindIndustryCard>) {
  return (
    <Section title={title}>
      <Columns>
        <Words>
          <RichText html={html} text={text} />
          <ButtonLink button={button} />
        </Words>
        <Screen>
          <Picture src={src} alt="" sizes={sizes} eager />
        </Screen>
      </Columns>
    </Section>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.columns};

  ${media.large} {
    grid-template-columns: 5fr 7fr;
  }
`

const Words = styled.div`
  display: grid;
  gap: 2rem;
  align-content: start;
  justify-items: start;
`

/** Runs out to the edge of the page. */
const Screen = styled(Frame)`
  ${media.large} {
    margin-right: ${toEdge};
  }
`
