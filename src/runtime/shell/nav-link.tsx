import { useLocation } from 'react-router-dom'
import { Link, type LinkProps } from '../../../block-library/parts/link.tsx'

/** Renders a link that is marked as current on its own page and, unless `end` is set, on the pages below it. */
export function NavLink({ end = false, className, ...props }: LinkProps & { end?: boolean }) {
  const pathname = useLocation().pathname.toLowerCase()
  const target = props.to.toLowerCase()
  const active = pathname === target || (!end && pathname.startsWith(`${target}/`))
  return (
    <Link
      {...props}
      className={active ? `${className ?? ''} active` : className}
      aria-current={active ? 'page' : undefined}
    />
  )
}
