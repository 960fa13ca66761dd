import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import { ButtonLink } from '../shared/button.tsx'
import { Picture } from '../shared/picture.tsx'
import { RichText } from '../shared/rich-text.tsx'
import { Section } from '../shared/section.tsx'
import { media, theme } from '../shared/theme.ts'
import type { bindIndustryCard } from './bind.ts'

/** What there is to say of an industry without a page of its own, and the ways on. */
export function IndustryCard({ title, src, text, html, button, more }: PropsFrom<typeof bindIndustryCard>) {
  return (
    <Section title={title}>
      <Columns>
        <Words>
          <RichText html={html} text={text} />
          <ButtonLink button={button} />
          {more && <More to={more.to}>{more.label}</More>}
        </Words>
        <Frame>
          <Picture src={src} alt="" eager />
        </Frame>
      </Columns>
    </Section>
  )
}

const Columns = styled.div`
  display: grid;
  gap: clamp(2rem, 5vw, 5rem);

  ${media.large} {
    grid-template-columns: 2fr 3fr;
  }
`

const Words = styled.div`
  display: grid;
  gap: 2rem;
  align-content: start;
  justify-items: start;
`

const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  color: ${theme.color.accent};
  text-underline-offset: 0.2em;
`

const Frame = styled.div`
  aspect-ratio: 8 / 5;
  overflow: clip;
  border-radius: ${theme.radius.large};
`
