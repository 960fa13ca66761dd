import { useRef } from 'react'
import { styled } from 'styled-components'
import type { ViewProps } from '../shared/define-block.ts'
import { Frame } from '../shared/frame.ts'
import { Picture } from '../shared/picture.tsx'
import { Section } from '../shared/section.tsx'
import { media, theme, toEdge } from '../shared/theme.ts'
import { Figure } from './figure.tsx'
import type { bindPixelPitchStrip } from './block.ts'
import { useDrift } from './use-drift.ts'

/** The frames are squares. */
const sizes = '(min-width: 64rem) 16rem, (min-width: 48rem) 14rem, 12rem'

/** Items that drift to the left without end; the list stands at least twice, and all but the first are for the eye alone. */
export function PixelPitchStrip({ heading, label, lead, cards }: ViewProps<typeof bindPixelPitchStrip>) {
  const track = useRef<HTMLDivElement>(null)
  const lists = useDrift(track)
  const list = (_: unknown, copy: number) => (
    <List key={copy} aria-hidden={copy > 0 || undefined}>
      {cards.map((card, index) => (
        <Item key={index}>
          <Frame $ratio="1">
            <Picture src={card.src} alt="" sizes={sizes} />
          </Frame>
          <Figure>{card.title}</Figure>
        </Item>
      ))}
    </List>
  )
  return (
    <Section heading={heading} lead={lead}>
      <Track ref={track} tabIndex={0} role="group" aria-label={label}>
        {Array.from({ length: lists }, list)}
      </Track>
    </Section>
  )
}

/** Runs from edge to edge of the page. */
const Track = styled.div`
  display: flex;
  margin-inline: ${toEdge};
  padding-inline: ${theme.space.gutter};
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
  gap: 0.25rem;
  align-content: start;
  width: 120px;
  margin-right: 1.25rem;
  color: ${theme.color.muted};
  font-size: ${theme.font.small};
  font-variant-numeric: tabular-nums;
  line-height: ${theme.leading.row};

  ${media.medium} {
    width: 140px;
  }

  ${media.large} {
    width: 160px;
  }

  /* What joins the two in one line is heard, not seen. */
  i {
    font-size: 0;
  }

  b {
    margin-top: 0.75rem;
    color: ${theme.color.text};
    font-size: ${theme.font.subtitle};
    font-weight: ${theme.weight.heavy};
    letter-spacing: ${theme.tracking.subtitle};
  }
`
