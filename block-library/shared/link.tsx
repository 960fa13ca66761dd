import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of this site. */
  to: string
  /** What the link takes along to its page. */
  state?: unknown
}

/**
 * A link inside the site. It is no more than HTML, so that a block of links needs no script: the page as a whole follows
 * them without loading anew, and prefetches where they lead (`src/app/use-links.ts`).
 */
export const Link = ({ to, state, children, ...rest }: LinkProps) => (
  <a {...rest} href={to} data-state={state === undefined ? undefined : JSON.stringify(state)}>
    {children}
  </a>
)

/** A link that is lit on its own page and, unless it is to be `end`, on the pages below. */
export function NavLink({ end = false, className, ...props }: LinkProps & { end?: boolean }) {
  const here = useLocation().pathname.toLowerCase()
  const there = props.to.toLowerCase()
  const active = here === there || (!end && here.startsWith(`${there}/`))
  return (
    <Link
      {...props}
      className={active ? `${className ?? ''} active` : className}
      aria-current={active ? 'page' : undefined}
    />
  )
}
