import { styled } from 'styled-components'
import type { ViewProps } from '../contract/define-block.ts'
import { wholeCard } from '../parts/card.tsx'
import { ItemTitle } from '../parts/heading.tsx'
import { Link } from '../parts/link.tsx'
import { Section } from '../parts/section.tsx'
import { forwards, media, theme } from '../parts/theme.ts'
import type { bindLinkCards } from './block.ts'

/** Renders a ruled list of links to other pages. The whole row is the link. */
export function LinkCards({ heading, links }: ViewProps<typeof bindLinkCards>) {
  return (
    <div data-screen-only>
      <Section heading={heading} quiet>
        <List>
          {links.map(({ label, text, to, fact }, index) => (
            <Row key={index}>
              <Way to={to}>
                <ItemTitle>{label}</ItemTitle>
              </Way>
              <p>
                {text}
                {fact && (
                  <span>
                    {' '}
                    <b>{fact.value}</b> {fact.label}
                  </span>
                )}
              </p>
            </Row>
          ))}
        </List>
      </Section>
    </div>
  )
}

const List = styled.ul`
  border-top: 1px solid ${theme.color.line};
  list-style: '';
`

/** Has an arrow at its end. */
const Row = styled.li`
  position: relative;
  display: grid;
  gap: 0.25rem ${theme.space.gap};
  padding-block: 0.75rem;
  padding-inline-end: 2.5rem;
  border-bottom: 1px solid ${theme.color.line};
  transition: border-color ${theme.motion.quick};

  ${media.medium} {
    grid-template-columns: 1fr 1fr;
    align-items: baseline;
    padding-block: 1rem;
  }

  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0.5rem;
    width: 0.5rem;
    height: 0.5rem;
    margin-block: auto;
    border: solid ${theme.color.signal};
    border-width: 2px 2px 0 0;
    rotate: ${forwards};
  }

  ${media.hover} {
    &:hover {
      border-color: ${theme.color.signal};
    }
  }

  p {
    color: ${theme.color.muted};
    font-size: ${theme.font.small};
  }

  p span {
    display: inline-block;
    margin-inline-start: 0.5rem;
  }

  b {
    color: ${theme.color.text};
    font-weight: ${theme.weight.strong};
  }
`

const Way = styled(Link)`
  ${wholeCard}
  display: flex;
  align-items: baseline;
  color: inherit;
  text-decoration: none;
`
