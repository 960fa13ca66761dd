import { styled } from 'styled-components'
import type { ViewProps } from '../contract/define-block.ts'
import { ButtonLink } from '../parts/button.tsx'
import { CardGrid } from '../parts/card-grid.tsx'
import { Card, CardWords } from '../parts/card.tsx'
import { Frame } from '../parts/frame.ts'
import { ItemTitle } from '../parts/heading.tsx'
import { Picture } from '../parts/picture.tsx'
import { sharedWidth } from '../parts/picture-sizes.ts'
import { RichText } from '../parts/rich-text.tsx'
import { Section } from '../parts/section.tsx'
import { media, theme } from '../parts/theme.ts'
import type { bindSupportCards } from './block.ts'

const sizes = sharedWidth({ medium: 0.48 })

/** Renders two ways to get help over a dimmed picture. */
export function SupportCards({ heading, lead, cards, ground, button }: ViewProps<typeof bindSupportCards>) {
  return (
    <Stage>
      {/* The picture is so dim that it need not be sharp: on a phone it is drawn wider than `sizes` says. */}
      {ground && <Ground src={ground} alt="" sizes="(min-width: 48rem) 100vw, 60vw" lost="" />}
      <Section heading={heading} lead={lead}>
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
    </Stage>
  )
}

const Stage = styled.div`
  position: relative;
  overflow: clip;

  > section {
    position: relative;
  }
`

/** Dims the picture, and fades it out before the blocks above and below begin. */
const Ground = styled(Picture)`
  position: absolute;
  inset: 0;
  opacity: 0.28;
  mask-image: linear-gradient(#0000, #000 30%, #000 70%, #0000);

  ${media.print} {
    display: none;
  }
`

const Cards = styled(CardGrid)`
  ${media.small} {
    font-size: ${theme.font.small};
  }

  margin-bottom: ${theme.space.rows};
`

const Screen = styled(Frame)`
  border-radius: 0;
`
