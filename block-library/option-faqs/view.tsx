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
 * all options. A wide option is above the others, which are then cards in two columns.
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
  const Option = wide ? Card : RowOption
  const options = cards.map((card, index) => {
    const words = (
      <>
        {card.title && <RowTitle>{card.title}</RowTitle>}
        <RichText text={card.html ?? card.description} />
        <div>
          <Questions entries={card.faqs} group={group} openFirst={openFirst && index === 0} />
        </div>
        {card.link && (
          <Onward to={card.link.to}>
            {card.link.label}
            <OfOption>: {card.title}</OfOption>
          </Onward>
        )}
      </>
    )
    return card.isWide ? (
      <article key={index}>
        <WideScreen>
          <Lit src={card.src} alt="" sizes={wideSizes} />
        </WideScreen>
        <WideWords>{words}</WideWords>
      </article>
    ) : (
      <Option key={index}>
        <Screen>
          <Lit src={card.src} alt="" sizes={sizes} />
        </Screen>
        <Words>{words}</Words>
      </Option>
    )
  })
  return (
    <Section heading={heading} lead={lead}>
      {options.slice(0, wide)}
      {cards.length > wide && (
        <Options medium={1} large={wide + 1} swipe={heading}>
          {options.slice(wide)}
        </Options>
      )}
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

const WideScreen = styled(Frame)`
  break-after: avoid;
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
const WideWords = styled.div`
  display: grid;
  gap: 1rem ${theme.space.columns};
  align-content: start;
  margin-block: ${theme.space.rows};

  ${media.large} {
    grid-template: auto auto 1fr / 1fr 1fr;

    > div:has(details) {
      grid-area: 1 / 2 / 4;
    }
  }
`

const Onward = styled(Link)`
  ${linkStyle}
  place-self: start;
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
