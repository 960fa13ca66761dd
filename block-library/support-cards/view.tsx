import { styled } from 'styled-components'
import type { ViewProps } from '../contract/define-block.ts'
import { ButtonLink } from '../parts/button.tsx'
import { CardGrid } from '../parts/card-grid.tsx'
import { Card, CardWords } from '../parts/card.tsx'
import { Frame, Settling } from '../parts/frame.ts'
import { ItemTitle } from '../parts/heading.tsx'
import { Picture } from '../parts/picture.tsx'
import { sharedWidth } from '../parts/picture-sizes.ts'
import { RichText } from '../parts/rich-text.tsx'
import { Section } from '../parts/section.tsx'
import { media, theme, toEdge } from '../parts/theme.ts'
import type { bindSupportCards } from './block.ts'

const sizes = sharedWidth({ medium: 0.48 })
const bandSizes = '(max-width: 30rem) and (min-resolution: 2.5dppx) 20rem, max(100vw, 38rem)'

/** Renders two ways to get help. Their cards stand into the lower part of a wide picture. */
export function SupportCards({ heading, lead, cards, ground, button }: ViewProps<typeof bindSupportCards>) {
  return (
    <Section heading={heading} lead={lead}>
      {ground && (
        <Band>
          <Picture src={ground} alt="" sizes={bandSizes} lost="" />
        </Band>
      )}
      <Cards medium={2} large={2} swipe={heading}>
        {cards.map((card, index) => (
          <Card key={index}>
            <Screen $ratio="2">
              <Picture src={card.src} alt="" sizes={sizes} />
            </Screen>
            <CardWords>
              {card.title && <ItemTitle>{card.title}</ItemTitle>}
              <RichText text={card.html ?? card.description} />
            </CardWords>
          </Card>
        ))}
      </Cards>
      <ButtonLink button={button} />
    </Section>
  )
}

/** Height of the picture that the cards cover. */
const covered = 'clamp(4rem, 8vw, 8rem)'

/** Shows at least 320 px of the picture above the cards, from edge to edge of the screen. */
const Band = styled(Settling)`
  height: calc(clamp(20rem, 30vw, 34rem) + ${covered});
  margin-inline: ${toEdge};
  background: ${theme.color.raised};

  ${media.print} {
    display: none;
  }
`

const Cards = styled(CardGrid)`
  position: relative;
  margin-bottom: ${theme.space.rows};

  ${media.small} {
    font-size: ${theme.font.small};
  }

  @media screen {
    ${Band} + & {
      margin-top: calc(-1 * ${covered});
    }
  }
`

/** Shows the card's edge around its picture, so that it differs from the picture behind the card. */
const Screen = styled(Frame)`
  margin: ${theme.space.inset} ${theme.space.inset} 0;
  border-radius: ${theme.radius.medium};
`
