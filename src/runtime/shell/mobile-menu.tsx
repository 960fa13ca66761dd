import { css, styled } from 'styled-components'
import { SearchForm } from '../../../block-library/parts/search-form.tsx'
import { theme, toEdge } from '../../../block-library/parts/theme.ts'
import type { Site } from '../../../schemas/site.ts'
import type { Alternate } from '../../../schemas/shared/language.ts'
import { Chevron } from './chevron.tsx'
import { iconButton } from './icon-button.ts'
import { Languages } from './languages.tsx'
import { NavLink } from './nav-link.tsx'
import { roomy } from './roomy.ts'

/** Renders the menu of small screens: the page's languages, and every link, with the pages below a link as a group. */
export function MobileMenu({ site, alternates }: { site: Site; alternates?: Alternate[] | undefined }) {
  const { words, menuLinks: links, search } = site
  return (
    <div data-behaviour="disclosure" data-screen-only>
      <details>
        <Toggle aria-label={words.menu}>
          <svg
            viewBox="0 0 24 24"
            width="24"
            height="24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden
          >
            <path d="M3 7h18M3 12h18M3 17h18" />
            <path d="M5 5l14 14M19 5L5 19" />
          </svg>
        </Toggle>
        <Panel aria-label={words.menu}>
          {alternates && <Languages site={site} alternates={alternates} inMenu />}
          {search !== undefined && <SearchForm action={search} label={words.search} submit={words.search} />}
          <List>
            {links.map(({ label, to, links: below, apart, all = label }, index) =>
              below.length > 0 ? (
                <Group key={index}>
                  <details name="menu">
                    <Summary>
                      {label}
                      <Chevron />
                    </Summary>
                    <Below>
                      {[{ label: all, to }, ...below].map((link, at) => (
                        <li key={at}>
                          <SubItem to={link.to} end>
                            {link.label}
                          </SubItem>
                        </li>
                      ))}
                      {apart.map((link, at) => (
                        <Apart key={at}>
                          <SubItem to={link.to} end>
                            {link.label}
                          </SubItem>
                        </Apart>
                      ))}
                    </Below>
                  </details>
                </Group>
              ) : (
                <li key={index}>
                  <Item to={to}>{label}</Item>
                </li>
              ),
            )}
          </List>
        </Panel>
      </details>
    </div>
  )
}

/** Shows the bars while the menu is closed, and the cross while it is open. */
const Toggle = styled.summary`
  ${iconButton}

  [open] > & > svg > :first-child,
  :not([open]) > & > svg > :last-child {
    display: none;
  }
`

const Panel = styled.nav`
  position: absolute;
  top: 100%;
  inset-inline: 0;
  max-height: calc(100dvh - ${theme.size.header});
  padding: 0.5rem ${theme.space.gutter} calc(${theme.size.tabs} + 1.5rem);
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${theme.color.bar};

  ${roomy} {
    inset-inline: ${toEdge};
  }

  /* Keeps find-in-page from opening a closed menu. */
  :not([open]) > & {
    display: none;
  }
`

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  column-gap: 1.5rem;
  list-style: '';
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
    color: ${theme.color.signal};
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
  list-style: '';
`

/** Sets links apart from the links above them, below a line. */
const Apart = styled.li`
  :not(&) + & {
    margin-top: 0.5rem;
    padding-top: 0.5rem;
    border-top: 1px solid ${theme.color.line};
  }

  a:not(.active) {
    color: ${theme.color.accent};
  }
`

const SubItem = styled(NavLink)`
  ${row}
  min-height: ${theme.size.touch};
  border: 0;
  color: ${theme.color.muted};
  font-size: ${theme.font.body};
`
