import { styled } from 'styled-components'
import { dotMark } from '../../../block-library/parts/dot-style.ts'
import { theme } from '../../../block-library/parts/theme.ts'
import type { Site } from '../../../schemas/site.ts'
import { NavLink } from './nav-link.tsx'
import { Submenu } from './submenu.tsx'

/** Renders the links of large screens. The current page's link is highlighted. */
export function DesktopNav({ words, links }: { words: Site['words']; links: Site['headerLinks'] }) {
  return (
    <nav aria-label={words.main}>
      <List>
        {links.map((link, index) => {
          const item = <Item to={link.to}>{link.label}</Item>
          return link.links.length > 0 ? (
            <Submenu key={index} label={words.submenu.replace('{label}', link.label)} link={link}>
              {item}
            </Submenu>
          ) : (
            <li key={index}>{item}</li>
          )
        })}
      </List>
    </nav>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem;
  list-style: '';
`

const Item = styled(NavLink)`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.touch};
  padding-inline: 0.875rem;
  color: ${theme.color.text};
  font-size: ${theme.font.small};
  font-weight: ${theme.weight.medium};
  text-decoration: none;
  transition: color ${theme.motion.quick};

  &:hover {
    color: ${theme.color.signal};
  }

  &.active {
    color: ${theme.color.signal};
  }

  &.active::after {
    content: '';
    position: absolute;
    bottom: -0.125rem;
    inset-inline-start: calc(50% - 0.9375rem);
    ${dotMark}
  }
`
