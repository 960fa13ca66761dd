import type { ComponentProps } from 'react'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of this site. */
  to: string
  /** State for the page that the link leads to, stored as JSON in `data-state`. */
  state?: unknown
}

/** Renders a link within the site. It is plain HTML, so that a block of links needs no script. */
export const Link = ({ to, state, children, ...rest }: LinkProps) => (
  <a {...rest} href={to} data-state={state === undefined ? undefined : JSON.stringify(state)}>
    {children}
  </a>
)
