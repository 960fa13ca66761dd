import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { NavLink } from '../../block-library/shared/link.tsx'
import { theme } from '../../block-library/shared/theme.ts'
import type { Site } from '../../schemas/site.ts'

/** The small screen's menu: a disclosure that an outside press, Escape or a navigation closes (design §7). */
export function MobileMenu({ links }: { links: Site['menuLinks'] }) {
  const id = useId()
  const { key } = useLocation()
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // Open belongs to one place in the history, so every navigation closes the menu by itself, and Back does not open it again.
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === key
  if (openAt !== undefined && !open) setOpenAt(undefined)

  useEffect(() => {
    if (!open) return
    const close = () => setOpenAt(undefined)
    const press = ({ target }: Event) => {
      if (!(target instanceof Node && frame.current?.contains(target))) close()
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      button.current?.focus()
    }
    document.addEventListener('mousedown', press)
    document.addEventListener('touchstart', press)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('mousedown', press)
      document.removeEventListener('touchstart', press)
      document.removeEventListener('keydown', escape)
    }
  }, [open])

  return (
    <div ref={frame}>
      <Toggle
        ref={button}
        type="button"
        aria-label="Menu"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpenAt(open ? undefined : key)}
      >
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
      <Panel id={id} aria-label="Menu" hidden={!open}>
        <ul>
          {links.map(({ label, to }) => (
            <li key={to}>
              <Item to={to} end={to === '/'}>
                {label}
              </Item>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

const Toggle = styled.button`
  display: grid;
  place-items: center;
  width: ${theme.size.touch};
  height: ${theme.size.touch};
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
`

const Panel = styled.nav`
  position: absolute;
  top: 100%;
  right: 0;
  left: 0;
  padding: 0.5rem ${theme.space.gutter} 1.5rem;
  background: ${theme.color.black};

  ul {
    list-style: none;
  }
`

const Item = styled(NavLink)`
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
