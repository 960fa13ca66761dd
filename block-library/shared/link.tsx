import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of this site. */
  to: string
  /** What the link takes along to its page. */
  state?: unknown
}

/**
 * A link inside the site. The router's own component brings along what fetches pages for its framework (2.5 KB of each
 * visitor's script, measured); this one is made of the router's hooks, and `src/app/use-link-intent.ts` prefetches pages.
 */
export function Link({ to, state, onClick, ...rest }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler(to, { state })
  return (
    // The words come with the rest.
    // oxlint-disable-next-line jsx-a11y/anchor-has-content
    <a
      {...rest}
      href={href}
      // Followed before the script is there, it would arrive with empty hands (src/app/hydrate-on-intent.ts).
      data-carries={state === undefined && !onClick ? undefined : ''}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}

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
