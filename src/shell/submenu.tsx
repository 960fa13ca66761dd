import { useEffect, useRef, type PointerEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { pixelRule } from '../../block-library/shared/pixel-style.ts'
import { NavLink } from '../../block-library/shared/link.tsx'
import { media, theme } from '../../block-library/shared/theme.ts'
import type { MenuLink } from '../../schemas/site.ts'
import { Chevron } from './chevron.tsx'
import { iconButton } from './icon-button.ts'
import { useDisclosure } from './use-disclosure.ts'

interface SubmenuProps {
  /** What the button says that shows them. */
  label: string
  link: MenuLink
  children: ReactNode
}

/** A link of the large screen's header and the pages beneath it, which a pointer on it or the button beside it shows. */
export function Submenu({ label, link, children }: SubmenuProps) {
  const { open, setOpen, frame, panel, button } = useDisclosure<HTMLLIElement>()

  const pointed = useRef(false)
  const point = ({ pointerType }: PointerEvent, within: boolean) => {
    if (pointerType !== 'mouse') return
    pointed.current = within
    setOpen(within)
  }

  useEffect(() => {
    // The pointer may have been there before the script.
    if (frame.current?.matches(':hover')) setOpen(true)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page comes to life
  }, [])

  return (
    <Place
      ref={frame}
      onPointerEnter={(event) => point(event, true)}
      onPointerLeave={(event) => point(event, false)}
    >
      {children}
      <Toggle
        {...button}
        aria-label={label}
        // A mouse has opened it on its way; its press means it too.
        onClick={() => setOpen(!open || pointed.current)}
      >
        <Chevron />
      </Toggle>
      <Panel id={panel} $columns={link.links.length > 6 ? 2 : 1} hidden={!open}>
        {link.links.map(({ label: page, to }) => (
          <li key={to}>
            <Item to={to} end>
              {page}
            </Item>
          </li>
        ))}
      </Panel>
    </Place>
  )
}

/** As high as the header, so that the pointer finds its way down. Without a script, pointer and focus open it. */
const Place = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  min-height: ${theme.size.header};

  ${media.noScript} {
    &:is(:hover, :focus-within) > ul {
      display: block;
    }
  }
`

const Toggle = styled.button`
  ${iconButton}
  margin-left: -0.875rem;
  padding: 0;
  color: ${theme.color.muted};

  &:hover {
    color: ${theme.color.accent};
  }

  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`

const Panel = styled.ul<{ $columns: number }>`
  position: absolute;
  top: 100%;
  left: -1.5rem;
  width: max-content;
  max-width: 44rem;
  max-height: calc(100dvh - ${theme.size.header} - 1rem);
  padding: 1.25rem 1.5rem 1.5rem;
  overflow-y: auto;
  columns: ${({ $columns }) => $columns};
  column-gap: 2.5rem;
  border-radius: 0 0 ${theme.radius.large} ${theme.radius.large};
  background: ${theme.color.black};
  box-shadow: ${theme.elevation.float};
  list-style: none;

  &::before {
    content: '';
    display: block;
    column-span: all;
    margin-bottom: 0.75rem;
    ${pixelRule}
  }

  > li {
    break-inside: avoid;
  }
`

const Item = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: ${theme.size.touch};
  color: ${theme.color.text};
  font-size: ${theme.font.small};
  text-decoration: none;

  &:hover,
  &.active {
    color: ${theme.color.accent};
  }
`
