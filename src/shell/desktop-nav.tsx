import { NavLink } from 'react-router-dom'
import { styled } from 'styled-components'
import { theme } from '../../block-library/shared/theme.ts'
import type { Site } from '../../schemas/site.ts'

/** The large screen's links; the active route's is lit. */
export function DesktopNav({ links }: { links: Site['headerLinks'] }) {
  return (
    <nav aria-label="Main">
      <List>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Item to={to} end={to === '/'}>
              {label}
            </Item>
          </li>
        ))}
      </List>
    </nav>
  )
}

const List = styled.ul`
  display: flex;
  gap: 0.25rem;
  list-style: none;
`

const Item = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding-inline: 0.875rem;
  border-bottom: 2px solid #0000;
  color: ${theme.color.text};
  font-size: ${theme.font.small};
  font-weight: 550;
  text-decoration: none;
  transition: color ${theme.motion.quick};

  &:hover {
    color: ${theme.color.accent};
  }

  &.active {
    border-color: ${theme.color.accent};
    color: ${theme.color.accent};
  }
`
