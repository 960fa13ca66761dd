import { styled } from 'styled-components'
import type { ViewProps } from '../contract/define-block.ts'
import { Card, CardLink, CardWords, pressable } from '../parts/card.tsx'
import { CardGrid } from '../parts/card-grid.tsx'
import { ItemTitle } from '../parts/heading.tsx'
import { Section } from '../parts/section.tsx'
import { media, theme } from '../parts/theme.ts'
import type { bindLinkCards } from './block.ts'

/** Renders cards that link to other pages. The whole card is the link. */
export function LinkCards({ heading, links }: ViewProps<typeof bindLinkCards>) {
  return (
    <div data-screen-only>
      <Section heading={heading}>
        <CardGrid medium={3} large={5} swipe={heading}>
          {links.map(({ label, text, to }) => (
            <Place key={to}>
              <Words>
                <ItemTitle>
                  <Way to={to}>{label}</Way>
                </ItemTitle>
                <p>{text}</p>
              </Words>
            </Place>
          ))}
        </CardGrid>
      </Section>
    </div>
  )
}

const Place = styled(Card)`
  ${pressable}
  font-size: ${theme.font.small};

  p {
    color: ${theme.color.muted};
  }
`

/** Is compact on a phone, where one row of the screen holds several cards. */
const Words = styled(CardWords)`
  ${media.small} {
    gap: 0.375rem;
    padding: 1rem;
  }
`

/** Is two lines high, like most titles, so that the words under all titles are level. */
const Way = styled(CardLink)`
  display: block;
  min-height: ${theme.size.touch};

  /* Five columns are narrow: at this size no title is longer than four lines. */
  ${media.large} {
    font-size: ${theme.font.body};
  }
`
