import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import { Card, CardLink, CardWords, pressable } from '../shared/card.tsx'
import { ItemTitle } from '../shared/heading.tsx'
import { Section } from '../shared/section.tsx'
import { theme } from '../shared/theme.ts'
import type { bindLinkCards } from './bind.ts'

/** Places to go on to; the whole card is the link. */
export function LinkCards({ title, links }: PropsFrom<typeof bindLinkCards>) {
  return (
    <Section title={title}>
      <Grid>
        {links.map(({ label, text, to }) => (
          <Place key={to}>
            <CardWords>
              <ItemTitle>
                <CardLink to={to}>{label}</CardLink>
              </ItemTitle>
              <p>{text}</p>
            </CardWords>
          </Place>
        ))}
      </Grid>
    </Section>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${theme.space.gap};
`

const Place = styled(Card)`
  ${pressable}
  font-size: ${theme.font.small};

  p {
    color: ${theme.color.muted};
  }
`
