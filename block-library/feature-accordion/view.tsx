import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Columns } from '../shared/columns.ts'
import type { ViewProps } from '../shared/define-block.ts'
import { BleedFrame } from '../shared/frame.ts'
import { Picture } from '../shared/picture.tsx'
import { RichText } from '../shared/rich-text.tsx'
import { Section } from '../shared/section.tsx'
import { theme } from '../shared/theme.ts'
import { TitleButton } from '../shared/title-button.ts'
import type { bindFeatureAccordion } from './block.ts'

/** On a larger screen it runs out to the edge of the page. */
const sizes = '(min-width: 64rem) 62vw, 109vw'

/** Features that tell more under the pointer; the keyboard and a finger open them with the button that each is. */
export function FeatureAccordion({ heading, lead, features, src }: ViewProps<typeof bindFeatureAccordion>) {
  const [open, setOpen] = useState(0)
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    // A pointer that rests here since before the page came to life enters nothing any more.
    const under = [...(list.current?.children ?? [])].findIndex((feature) => feature.matches(':hover'))
    if (under >= 0) setOpen(under)
  }, [])

  return (
    <Section heading={heading} lead={lead}>
      <Columns $large="5fr 6fr" $align="start">
        <List ref={list}>
          {features.map((feature, index) => (
            <li key={index} onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(index)}>
              <Name type="button" aria-expanded={open === index} onClick={() => setOpen(index)}>
                {feature.title}
              </Name>
              <More hidden={open !== index}>
                <RichText text={feature.html ?? feature.description} />
              </More>
            </li>
          ))}
        </List>
        {src && (
          <BleedFrame $ratio="4 / 3">
            <Picture src={src} alt="" sizes={sizes} />
          </BleedFrame>
        )}
      </Columns>
    </Section>
  )
}

/** As high as with its longest text open, so that the page below keeps still. */
const List = styled.ul`
  list-style: none;

  &:not(:empty) {
    min-height: 30rem;
  }

  li {
    border-top: 1px solid ${theme.color.line};
  }
`

const Name = styled(TitleButton)`
  width: 100%;
  min-height: 4.25rem;
  padding: 0;

  &:active {
    color: ${theme.color.accent};
  }
`

const More = styled.div`
  padding-bottom: 1.75rem;
`
