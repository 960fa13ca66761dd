import { styled } from 'styled-components'
import type { ViewProps } from '../contract/define-block.ts'
import { wholeCard } from '../parts/card.tsx'
import { ItemTitle } from '../parts/heading.tsx'
import { Frame } from '../parts/frame.ts'
import { Link } from '../parts/link.tsx'
import { Picture } from '../parts/picture.tsx'
import { sharedWidth } from '../parts/picture-sizes.ts'
import { Section } from '../parts/section.tsx'
import { forwards, media, theme } from '../parts/theme.ts'
import type { bindLinkCards } from './block.ts'

const sizes = sharedWidth({ medium: 0.48, large: 0.33 })

/** Renders a ruled list of links to other pages. The whole row is the link. */
export function LinkCards({ heading, links }: ViewProps<typeof bindLinkCards>) {
  return (
    <div data-screen-only>
      <Section heading={heading} quiet>
        <List>
          {links.map(({ label, text, to, fact, src }, index) => (
            <Row key={index} data-pictured={src && ''}>
              {src && (
                <Screen>
                  <Picture src={src} alt="" sizes={sizes} />
                </Screen>
              )}
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

/** On a larger screen it is beside the words of its link. */
const Screen = styled(Frame)`
  margin-block: 0.5rem;

  ${media.medium} {
    grid-row: span 2;
    align-self: start;
  }
`

/** Phones with text of the usual size show two links per row, but not in scripts with long words. */
const pairs = '@media screen and (min-width: 21.5rem) and (max-width: 47.99rem)'

const List = styled.ul`
  border-top: 1px solid ${theme.color.line};
  list-style: '';

  ${pairs} {
    &:not(:has([data-tall])) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${theme.space.gap};

      /* A picture takes both places, and so does the last link without a neighbour. */
      > [data-pictured],
      > :last-child:nth-child(odd),
      > [data-pictured] ~ :last-child {
        grid-column: 1 / -1;
      }
    }
  }
`

const Way = styled(Link)`
  ${wholeCard}
  display: flex;
  align-items: baseline;
  color: inherit;
  text-decoration: none;
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

    &[data-pictured] {
      grid-template-rows: auto 1fr;
    }
  }

  ${pairs} {
    ${ItemTitle} {
      font-size: ${theme.font.body};
    }
  }

  ${List}:not(:has([data-tall])) > & {
    ${pairs} {
      align-content: start;
      padding-inline-end: 1rem;

      p span {
        margin-inline-start: 0;
      }

      &::after {
        inset-inline-end: 0;
      }
    }
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
