import { styled } from 'styled-components'
import { LanguageMark } from '../../../block-library/parts/link.tsx'
import { layer, media, theme } from '../../../block-library/parts/theme.ts'
import type { Site } from '../../../schemas/site.ts'
import { Icon } from './icon.tsx'
import { NavLink } from './nav-link.tsx'

/** Renders the five tabs of small screens. The current page's tab is highlighted. */
export function TabBar({ label, tabs }: { label: string; tabs: Site['tabs'] }) {
  return (
    <Bar aria-label={label}>
      {tabs.map(({ label: words, to, icon }, index) => (
        <Tab key={index} to={to}>
          <Icon name={icon} />
          {words}
        </Tab>
      ))}
    </Bar>
  )
}

const Bar = styled.nav`
  position: fixed;
  z-index: ${layer.header};
  inset: auto 0 0;
  display: flex;
  flex-wrap: wrap;
  /* Room for the chat link, which is at the end of the page instead if the text is enlarged. */
  padding-block-end: env(safe-area-inset-bottom);
  padding-inline-end: clamp(0px, (24px - 1rem) * 999, 3.75rem);
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.bar};

  ${media.large} {
    display: none;
  }

  ${media.cramped} {
    position: static;
    padding-inline-end: 0;
  }
`

const Tab = styled(NavLink)`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  /* Equal widths, unless a label needs more. Tabs that do not fit wrap to a second row. */
  flex: 1 0 0;
  min-width: max-content;
  padding-inline: 0.25rem;
  gap: 0.25rem;
  min-height: min(${theme.size.tabs}, 18vw);
  color: ${theme.color.muted};
  font-size: ${theme.font.micro};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.leading.solid};
  text-decoration: none;

  ${LanguageMark} {
    position: absolute;
    inset-block-start: 0.25rem;
    translate: 1.25rem;
  }

  &.active {
    color: ${theme.color.signal};
  }

  &:active {
    background: ${theme.color.panel};
  }
`
