import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import { ButtonLink } from '../shared/button.tsx'
import { Picture } from '../shared/picture.tsx'
import { RichText } from '../shared/rich-text.tsx'
import { Section } from '../shared/section.tsx'
import { media, theme } from '../shared/theme.ts'
import type { bindIntro } from './bind.ts'

/** The argument and its checklist, with a picture that stays in view beside a long text. */
export function Intro({ title, text, html, src, alt, button }: PropsFrom<typeof bindIntro>) {
  return (
    <Section title={title}>
      <Columns>
        <Words>
          <RichText html={html} text={text} />
          {button && <ButtonLink button={button} />}
        </Words>
        {src && (
          <Frame>
            <Picture src={src} alt={alt} />
          </Frame>
        )}
      </Columns>
    </Section>
  )
}

const Columns = styled.div`
  display: grid;
  gap: clamp(2rem, 5vw, 5rem);

  ${media.large} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`

const Words = styled.div`
  display: grid;
  gap: 2rem;
  justify-items: start;
`

const Frame = styled.div`
  aspect-ratio: 8 / 5;
  overflow: clip;
  border-radius: ${theme.radius.large};

  ${media.large} {
    position: sticky;
    top: 7rem;
    aspect-ratio: 1;
  }
`
