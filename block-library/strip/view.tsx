import { styled } from 'styled-components'
import type { ViewProps } from '../contract/define-block.ts'
import { Frame } from '../parts/frame.ts'
import { Picture } from '../parts/picture.tsx'
import { Section } from '../parts/section.tsx'
import { media, theme, toEdge } from '../parts/theme.ts'
import { Figure } from './figure.tsx'
import type { bindStrip } from './block.ts'

/** Widths of the square frames. */
const sizes =
  '(max-width: 30rem) and (min-resolution: 1.5dppx) 6.5rem, (min-width: 64rem) 16rem, (min-width: 48rem) 14rem, 10rem'

/**
 * Renders the list of items twice, so that it can move to the left without end (`strip.behaviour.ts`). Screen readers
 * skip the copy.
 */
export function Strip({ heading, label, lead, cards }: ViewProps<typeof bindStrip>) {
  const items = cards.map((card, index) => (
    <Item key={index}>
      <Frame $ratio="1">
        <Picture src={card.src} alt="" sizes={sizes} />
      </Frame>
      <Figure>{card.title}</Figure>
    </Item>
  ))
  return (
    <Section heading={heading} lead={lead}>
      <Track data-behaviour="strip" tabIndex={0} role="group" aria-label={label}>
        <List>{items}</List>
        <List aria-hidden>{items}</List>
      </Track>
    </Section>
  )
}

/** Extends from edge to edge of the page. */
const Track = styled.div`
  display: flex;
  margin-inline: ${toEdge};
  padding-inline: ${theme.space.gutter};
  overflow-x: auto;
  /* It moves to the left in every language. */
  direction: ltr;
  scrollbar-width: none;
  mask-image: linear-gradient(90deg, #0000, #000 4%, #000 96%, #0000);

  ${media.still} {
    mask-image: none;
  }

  ${media.print} {
    margin-inline: 0;
    padding: 0;
    overflow: visible;
  }
`

const List = styled.ul`
  display: flex;
  flex: none;
  list-style: '';

  ${media.print} {
    display: grid;
    flex: auto;
    grid-template-columns: repeat(6, 1fr);
    gap: 1rem;
    break-inside: avoid;

    &[aria-hidden] {
      display: none;
    }
  }
`

const Item = styled.li`
  display: grid;
  gap: 0.25rem;
  align-content: start;
  width: 120px;
  margin-inline-end: 1.25rem;
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

  ${media.print} {
    width: auto;
    margin: 0;
  }

  /* The separator between figure and meaning is read aloud, but not shown. */
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
