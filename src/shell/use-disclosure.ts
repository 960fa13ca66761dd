import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * A button and what it opens: a press or the focus outside, Escape and a navigation close it (docs/rulings.md). `frame` goes around
 * both, `button` is the button's properties, `panel` the id of what it opens.
 */
export function useDisclosure<Frame extends HTMLElement>() {
  const panel = useId()
  const { key } = useLocation()
  const frame = useRef<Frame>(null)
  const button = useRef<HTMLButtonElement>(null)
  // Open belongs to one place in the history, so every navigation closes it by itself, and Back does not open it again.
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === key
  if (openAt !== undefined && !open) setOpenAt(undefined)
  const setOpen = (now: boolean) => setOpenAt(now ? key : undefined)

  useEffect(() => {
    if (!open) return
    const listening = new AbortController()
    const close = () => setOpenAt(undefined)
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && frame.current?.contains(target))) close()
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      if (frame.current?.contains(document.activeElement)) button.current?.focus()
    }
    for (const sign of ['mousedown', 'touchstart', 'focusin'])
      document.addEventListener(sign, leave, listening)
    document.addEventListener('keydown', escape, listening)
    return () => listening.abort()
  }, [open])

  return {
    open,
    setOpen,
    frame,
    panel,
    button: {
      ref: button,
      type: 'button',
      'aria-expanded': open,
      'aria-controls': panel,
      onClick: () => setOpen(!open),
    } as const,
  }
}
