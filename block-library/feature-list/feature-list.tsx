import { useState } from 'react'
import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import { Picture } from '../shared/picture.tsx'
import { RichText } from '../shared/rich-text.tsx'
import { Section } from '../shared/section.tsx'
import { contentWithoutScript, media, theme } from '../shared/theme.ts'
import type { bindFeatureList } from './bind.ts'

/** Features that tell more under the pointer; the keyboard and a finger open them with the button that each is. */
export function FeatureList({ title, lead, features, src }: PropsFrom<typeof bindFeatureList>) {
  const [open, setOpen] = useState(0)
  return (
    <Section title={title} lead={lead}>
      <Columns>
        <List>
          {features.map((feature, index) => (
            <li key={index} onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(index)}>
              <Name type="button" aria-expanded={open === index} onClick={() => setOpen(index)}>
                {feature.title}
              </Name>
              <More hidden={open !== index}>
                <RichText html={feature.html} text={feature.description} />
              </More>
            </li>
          ))}
        </List>
        {src && (
          <Frame>
            <Picture src={src} alt="" />
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
    align-items: center;
  }
`

/** As high as with its longest text open, so that the page below keeps still. */
const List = styled.ul`
  min-height: 30rem;
  list-style: none;

  li {
    border-top: 1px solid ${theme.color.line};
  }
`

const Name = styled.button`
  ${contentWithoutScript}
  width: 100%;
  min-height: 3.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.muted};
  font: inherit;
  font-size: clamp(1.125rem, 1rem + 0.8vw, 1.5rem);
  font-weight: 600;
  text-align: left;
  cursor: pointer;

  &[aria-expanded='true'] {
    color: ${theme.color.text};
  }
`

const More = styled.div`
  padding-bottom: 1.5rem;
`

const Frame = styled.div`
  aspect-ratio: 4 / 3;
  overflow: clip;
  border-radius: ${theme.radius.large};
`
