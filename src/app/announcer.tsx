import { useEffect, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { visuallyHidden } from '../../block-library/shared/visually-hidden.ts'

interface AnnouncerProps {
  /** The address whose page is shown. */
  pathname: string
  /** The page's title, once the page is there. */
  title: string | undefined
}

/** Tells those who cannot see it that another page has come, and puts the focus where it begins. The first page needs neither. */
export function Announcer({ pathname, title }: AnnouncerProps) {
  const line = useRef<HTMLParagraphElement>(null)
  const shown = useRef(pathname)
  /** The page that came last by a change of address, until it is announced. */
  const arriving = useRef<string>(undefined)

  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    arriving.current = pathname
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])

  useEffect(() => {
    if (title === undefined || arriving.current !== pathname) return
    arriving.current = undefined
    if (line.current) line.current.textContent = title
  }, [pathname, title])

  return <Line ref={line} aria-live="polite" />
}

const Line = styled.p`
  ${visuallyHidden}
`
