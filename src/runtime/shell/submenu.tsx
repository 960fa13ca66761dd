import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { dotRule } from '../../../block-library/parts/dot-style.ts'
import { theme } from '../../../block-library/parts/theme.ts'
import type { MenuLink } from '../../../schemas/site.ts'
import { Chevron } from './chevron.tsx'
import { iconButton } from './icon-button.ts'
import { NavLink } from './nav-link.tsx'

interface SubmenuProps {
  /** Accessible name of the control that opens the submenu. */
  label: string
  link: MenuLink
  children: ReactNode
}

/** Renders a link of the large header and the pages below it, which open under a mouse or by a press on the arrow. */
export function Submenu({ label, link, children }: SubmenuProps) {
  return (
    <Place data-behaviour="disclosure" data-opens-on-hover>
      {children}
      <details name="submenu">
        <Toggle aria-label={label}>
          <Chevron />
        </Toggle>
        <Panel $columns={link.links.length > 6 ? 2 : 1}>
          <Items links={link.links} />
          {link.apart.length > 0 && (
            <Apart>
              <ul>
                <Items links={link.apart} />
              </ul>
            </Apart>
          )}
        </Panel>
      </details>
    </Place>
  )
}

const Items = ({ links }: { links: MenuLink['links'] }) =>
  links.map(({ label, to, fact }) => (
    <li key={to}>
      <Item to={to} end>
        {label}
        {fact && (
          <small>
            {fact.value} {fact.label}
          </small>
        )}
      </Item>
    </li>
  ))

/** Has the height of the header, so that the pointer reaches the panel without leaving the item. */
const Place = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  min-height: ${theme.size.header};
`

const Toggle = styled.summary`
  ${iconButton}
  margin-inline-start: -0.875rem;
  color: ${theme.color.muted};

  &:hover {
    color: ${theme.color.signal};
  }

  [open] > & > svg {
    rotate: 180deg;
  }
`

const Panel = styled.ul<{ $columns: number }>`
  position: absolute;
  top: 100%;
  inset-inline-start: -1.5rem;
  width: max-content;
  max-width: 44rem;
  max-height: calc(100dvh - ${theme.size.header} - 1rem);
  padding: 1.25rem 1.5rem 1.5rem;
  overflow-y: auto;
  columns: ${({ $columns }) => $columns};
  column-gap: 2.5rem;
  border-radius: 0 0 ${theme.radius.large} ${theme.radius.large};
  background: ${theme.color.bar};
  box-shadow: ${theme.elevation.float};
  list-style: '';

  /* Keeps find-in-page from opening a closed submenu. */
  :not([open]) > & {
    display: none;
  }

  &::before {
    content: '';
    display: block;
    column-span: all;
    margin-bottom: 0.75rem;
    ${dotRule}
  }

  > li {
    break-inside: avoid;
  }
`

/** Sets links apart below a line. */
const Apart = styled.li`
  column-span: all;
  margin-top: 0.75rem;
  padding-top: 0.75rem;
  border-top: 1px solid ${theme.color.line};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.seam};
    padding: 0;
    list-style: '';
  }

  li {
    flex: auto;
  }

  a {
    padding-inline: 1rem;
    border: 1px solid ${theme.color.edge};
    border-radius: ${theme.radius.small};
    color: ${theme.color.accent};
  }
`

const Item = styled(NavLink)`
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-height: ${theme.size.touch};
  color: ${theme.color.text};
  font-size: ${theme.font.small};
  padding-block: 0.25rem;
  line-height: ${theme.leading.row};
  text-decoration: none;

  &:hover,
  &.active {
    color: ${theme.color.signal};
  }

  small {
    color: ${theme.color.muted};
    font-size: ${theme.font.micro};
  }
`
