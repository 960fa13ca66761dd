import { styled } from 'styled-components'
import type { ViewProps } from '../contract/define-block.ts'
import { Card, CardLink, CardWords, pressable } from '../parts/card.tsx'
import { CardGrid } from '../parts/card-grid.tsx'
import { ItemTitle } from '../parts/heading.tsx'
import { Picture } from '../parts/picture.tsx'
import { Section } from '../parts/section.tsx'
import { media, theme } from '../parts/theme.ts'
import type { bindLinkCards } from './block.ts'

/** Renders cards that link to other pages. The whole card is the link. A picture of the page is beside its words. */
export function LinkCards({ heading, links }: ViewProps<typeof bindLinkCards>) {
  return (
    <div data-screen-only>
      <Section heading={heading}>
        <CardGrid medium={2} large={3} swipe={heading}>
          {links.map(({ label, text, to, preview, fact }) => (
            <Place key={to}>
              {preview && (
                <Screen>
                  <Picture src={preview} alt="" lost="" sizes={sizes} widest={640} />
                </Screen>
              )}
              <Words>
                <ItemTitle>
                  <Way to={to}>{label}</Way>
                </ItemTitle>
                <p>{text}</p>
                {fact && (
                  <p>
                    <b>{fact.value}</b> {fact.label}
                  </p>
                )}
              </Words>
            </Place>
          ))}
        </CardGrid>
      </Section>
    </div>
  )
}

/** The picture fills the height of its card, which is higher than the picture is wide. */
const sizes = '(min-width: 64rem) 15rem, (min-width: 48rem) 19rem, 18rem'

const Place = styled(Card)`
  ${pressable}
  grid-template-columns: auto 1fr;
  align-content: stretch;
  container-type: inline-size;
  font-size: ${theme.font.small};

  p {
    color: ${theme.color.muted};
  }

  b {
    color: ${theme.color.text};
    font-weight: ${theme.weight.strong};
  }
`

const Screen = styled.div`
  position: relative;
  width: 8.5rem;
  max-height: 13.5rem;
  background: ${theme.color.panel};

  img {
    position: absolute;
    inset: 0;
  }

  ${media.small} {
    width: 6.5rem;
  }

  /* Leaves room for words in three columns of a tablet. */
  @container (max-width: 17rem) {
    width: 5.5rem;
  }

  /* Very large text has no room beside a picture. */
  @container (max-width: 13rem) {
    grid-column: 1 / -1;
    width: auto;
    height: 6rem;
  }
`

const Words = styled(CardWords)`
  gap: 0.375rem;
  grid-column: -2 / -1;
  padding: 1rem 1.25rem 1.125rem;

  @container (max-width: 13rem) {
    grid-column: 1 / -1;
  }
`

const Way = styled(CardLink)`
  font-size: ${theme.font.body};
`
