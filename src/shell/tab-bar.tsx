import { NavLink } from 'react-router-dom'
import { styled } from 'styled-components'
import { media, theme } from '../../block-library/shared/theme.ts'
import type { Site } from '../../schemas/site.ts'
import { Icon } from './icon.tsx'

/** The small screen's five tabs, the current one lit. */
export function TabBar({ tabs }: { tabs: Site['tabs'] }) {
  return (
    <Bar aria-label="Tabs">
      {tabs.map(({ label, to, icon }) => (
        <Tab key={to} to={to} end={to === '/'}>
          <Icon name={icon} />
          {label}
        </Tab>
      ))}
    </Bar>
  )
}

const Bar = styled.nav`
  position: fixed;
  z-index: 20;
  inset: auto 0 0;
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid ${theme.color.line};
  background: #000;

  ${media.large} {
    display: none;
  }
`

const Tab = styled(NavLink)`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 0.25rem;
  min-height: 4rem;
  color: ${theme.color.muted};
  font-size: 0.75rem;
  font-weight: 550;
  line-height: 1;
  text-decoration: none;

  &.active {
    color: ${theme.color.accent};
  }
`
