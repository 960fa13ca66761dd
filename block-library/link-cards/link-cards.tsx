import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
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
          <Card key={to}>
            <ItemTitle>
              <Way to={to}>{label}</Way>
            </ItemTitle>
            <p>{text}</p>
          </Card>
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

const Card = styled.article`
  position: relative;
  display: grid;
  gap: 0.5rem;
  align-content: start;
  padding: 1.5rem;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.medium};
  font-size: ${theme.font.small};
  transition: border-color ${theme.motion.quick};

  &:hover {
    border-color: ${theme.color.accent};
  }

  p {
    color: ${theme.color.muted};
  }
`

const Way = styled(Link)`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`
