import { css, styled } from 'styled-components'
import { NavLink } from '../../block-library/shared/link.tsx'
import { media, theme } from '../../block-library/shared/theme.ts'
import type { Site } from '../../schemas/site.ts'
import { Chevron } from './chevron.tsx'
import { iconButton } from './icon-button.ts'
import { useDisclosure } from './use-disclosure.ts'

/** The small screen's menu: every destination, with the pages beneath a link as a group that opens without a script. */
export function MobileMenu({ label: menu, links }: { label: string; links: Site['menuLinks'] }) {
  const { open, frame, panel, button } = useDisclosure<HTMLDivElement>()
  return (
    <Frame ref={frame}>
      <Toggle {...button} aria-label={menu}>
        <svg
          viewBox="0 0 24 24"
          width="24"
          height="24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden
        >
          <path d={open ? 'M5 5l14 14M19 5L5 19' : 'M3 7h18M3 12h18M3 17h18'} />
        </svg>
      </Toggle>
      <Panel id={panel} aria-label={menu} hidden={!open}>
        <List>
          {links.map(({ label, to, links: below, all = label }) =>
            below.length > 0 ? (
              <Group key={to}>
                <details name="menu">
                  <Summary>
                    {label}
                    <Chevron />
                  </Summary>
                  <Below>
                    {[{ label: all, to }, ...below].map((link) => (
                      <li key={link.to}>
                        <SubItem to={link.to} end>
                          {link.label}
                        </SubItem>
                      </li>
                    ))}
                  </Below>
                </details>
              </Group>
            ) : (
              <li key={to}>
                <Item to={to} end={to === '/'}>
                  {label}
                </Item>
              </li>
            ),
          )}
        </List>
      </Panel>
    </Frame>
  )
}

/** Without a script the button's focus, or a finger on it, shows the menu. */
const Frame = styled.div`
  ${media.noScript} {
    &:is(:hover, :focus-within) > nav {
      display: block;
    }
  }
`

const Toggle = styled.button`
  ${iconButton}
  color: inherit;
`

const Panel = styled.nav`
  position: absolute;
  top: 100%;
  right: 0;
  left: 0;
  max-height: calc(100dvh - ${theme.size.header});
  padding: 0.5rem ${theme.space.gutter} calc(${theme.size.tabs} + 1.5rem);
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${theme.color.black};
`

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  column-gap: 1.5rem;
  list-style: none;
`

const Group = styled.li`
  grid-column: 1 / -1;
`

const row = css`
  display: flex;
  align-items: center;
  min-height: ${theme.size.button};
  border-bottom: 1px solid ${theme.color.line};
  color: ${theme.color.text};
  font-size: ${theme.font.subtitle};
  font-weight: ${theme.weight.medium};
  text-decoration: none;

  &.active,
  &:hover {
    color: ${theme.color.accent};
  }
`

const Item = styled(NavLink)`
  ${row}
`

const Summary = styled.summary`
  ${row}
  justify-content: space-between;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  [open] > & > svg {
    rotate: 180deg;
  }
`

const Below = styled.ul`
  padding-block: 0.5rem 1rem;
  list-style: none;
`

const SubItem = styled(NavLink)`
  ${row}
  min-height: ${theme.size.touch};
  border: 0;
  color: ${theme.color.muted};
  font-size: ${theme.font.body};
`
