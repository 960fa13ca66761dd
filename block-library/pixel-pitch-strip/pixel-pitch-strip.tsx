import { useRef } from 'react'
import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import type { bindCards } from '../shared/bind-cards.ts'
import { Picture } from '../shared/picture.tsx'
import { Section } from '../shared/section.tsx'
import { media, theme } from '../shared/theme.ts'
import { useDrift } from './use-drift.ts'

/** Items that drift to the left without end; the list stands twice, and the second is for the eye alone. */
export function PixelPitchStrip({ title, lead, cards }: PropsFrom<typeof bindCards>) {
  const track = useRef<HTMLDivElement>(null)
  const drift = useDrift(track)
  const list = (copy: boolean) => (
    <List aria-hidden={copy || undefined}>
      {cards.map((card, index) => (
        <Item key={index}>
          <Frame>
            <Picture src={card.src} alt="" />
          </Frame>
          {card.title}
        </Item>
      ))}
    </List>
  )
  return (
    <Section title={title} lead={lead}>
      <Track ref={track} tabIndex={0} role="group" aria-label={title || 'Pixel pitches'} {...drift}>
        {list(false)}
        {list(true)}
      </Track>
    </Section>
  )
}

const Track = styled.div`
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  mask-image: linear-gradient(90deg, #0000, #000 4%, #000 96%, #0000);

  ${media.still} {
    mask-image: none;
  }
`

const List = styled.ul`
  display: flex;
  flex: none;
  list-style: none;
`

const Item = styled.li`
  display: grid;
  gap: 0.75rem;
  align-content: start;
  width: 120px;
  margin-right: 1.25rem;
  font-size: ${theme.font.small};
  font-weight: 550;
  font-variant-numeric: tabular-nums;
  line-height: 1.35;

  ${media.medium} {
    width: 140px;
  }

  ${media.large} {
    width: 160px;
  }
`

const Frame = styled.div`
  aspect-ratio: 1;
  overflow: clip;
  border-radius: ${theme.radius.medium};
`
