import { styled } from 'styled-components'
import type { ViewProps } from '../contract/define-block.ts'
import { CardGrid } from '../parts/card-grid.tsx'
import { Card, CardWords } from '../parts/card.tsx'
import { Frame } from '../parts/frame.ts'
import { RowTitle } from '../parts/heading.tsx'
import { linkStyle } from '../parts/button.tsx'
import { Link } from '../parts/link.tsx'
import { visuallyHidden } from '../parts/visually-hidden.ts'
import { dotMark } from '../parts/dot-style.ts'
import { Picture } from '../parts/picture.tsx'
import { Questions } from '../parts/accordion.tsx'
import { sharedWidth } from '../parts/picture-sizes.ts'
import { RichText } from '../parts/rich-text.tsx'
import { Section } from '../parts/section.tsx'
import { media, theme } from '../parts/theme.ts'
import { widePicture, wideSizes } from '../parts/wide-picture.ts'
import type { bindOptionFaqs } from './block.ts'

/** Widths of the picture. On a desktop it is as high as the words beside it. */
const sizes = sharedWidth({ large: 0.68 })

/**
 * Renders display options, each with a picture beside its words and questions. One question is open at a time, across
 * all options. A wide option is above the others, which are then cards in two columns; a phone has all in one row to swipe.
 */
export function OptionFaqs({
  heading,
  lead,
  cards,
  group,
  tip,
  openFirst,
}: ViewProps<typeof bindOptionFaqs>) {
  const wide = cards.filter(({ isWide }) => isWide).length
  const options = cards.map((card, index) => {
    const words = (
      <>
        {card.title && <RowTitle>{card.title}</RowTitle>}
        <RichText text={card.html ?? card.description} />
        <div>
          <Questions entries={card.faqs} group={group} openFirst={openFirst && index === 0} />
        </div>
        {card.links.length > 0 && (
          <Ways>
            {card.links.map(({ label, to }, place) => (
              <Onward key={place} to={to}>
                {label}
                <OfOption>: {card.title}</OfOption>
              </Onward>
            ))}
          </Ways>
        )}
      </>
    )
    const Option = card.isWide ? WideOption : wide ? Card : RowOption
    const [Place, Text] = card.isWide ? [WideScreen, WideWords] : [Screen, Words]
    return (
      <Option key={index}>
        <Place>
          <Lit src={card.src} alt="" sizes={card.isWide ? wideSizes : sizes} />
        </Place>
        <Text>{words}</Text>
      </Option>
    )
  })
  return (
    <Section heading={heading} lead={lead}>
      <Options medium={1} large={wide + 1} apart={wide} swipe={heading}>
        {options}
      </Options>
      {tip && <Tip>{tip}</Tip>}
    </Section>
  )
}

/** Makes the cards of the swiped row wide enough for their questions. */
const Options = styled(CardGrid)`
  grid-auto-columns: min(90%, 26rem);
`

const Screen = styled(Frame)`
  border-radius: 0;
  break-after: avoid;

  ${media.small} {
    aspect-ratio: 2;
  }
`

const RowOption = styled(Card)`
  ${media.large} {
    grid-template-columns: 1fr 1fr;
    align-content: stretch;

    ${Screen} {
      aspect-ratio: auto;
    }
  }
`

/** Is a card on a phone alone. */
const WideOption = styled(Card)`
  ${media.medium} {
    overflow: visible;
    border: 0;
    background: none;
  }
`

const WideScreen = styled(Screen)`
  ${widePicture}
`

const Lit = styled(Picture)`
  position: absolute;
  inset: 0;
`

const Words = styled(CardWords)`
  gap: 1rem;

  ${media.medium} {
    padding: ${theme.space.rows};
  }
`

/** Has the questions beside the option's title and text. */
const WideWords = styled(CardWords)`
  gap: 1rem ${theme.space.columns};

  ${media.medium} {
    padding: 0;
    margin-block: ${theme.space.rows};
  }

  ${media.large} {
    grid-template: auto auto 1fr / 1fr 1fr;

    > div:has(details) {
      grid-area: 1 / 2 / 4;
    }
  }
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  place-self: start;
  gap: 0 1.5rem;
`

const Onward = styled(Link)`
  ${linkStyle}
`

/** Names the option for visitors who hear the links in a list. */
const OfOption = styled.span`
  ${visuallyHidden}
`

const Tip = styled.p`
  display: flex;
  align-items: center;
  gap: 1rem;
  margin-top: clamp(1.25rem, 3vw, 2.5rem);
  font-size: ${theme.font.lead};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.leading.row};

  &::before {
    content: '';
    ${dotMark}
  }
`
