import { createContext, use } from 'react'
import type { Site } from '../../../schemas/site.ts'
import { Link, type LinkProps } from '../../../block-library/parts/link.tsx'

/** Whether a link with this address is marked as current. `end` excludes the pages below the address. */
export type IsCurrent = (to: string, end: boolean) => boolean

/** Marks the current links of the shell. Links depend on the page by this context only (`shared-shell.tsx`). */
export const IsCurrentContext = createContext<IsCurrent>(() => false)

/** Returns the check for the page at this address. No page counts as below the first page. */
export function currentOn(pathname: string, { local }: Pick<Site, 'local'>): IsCurrent {
  const address = pathname.toLowerCase()
  const home = local?.root ?? '/'
  return (to, end) => {
    const target = to.toLowerCase()
    return address === target || (!end && target !== home && address.startsWith(`${target}/`))
  }
}

/** Renders a link that is marked as current on its own page and, unless `end` is set, on the pages below it. */
export function NavLink({ end = false, className, ...props }: LinkProps & { end?: boolean }) {
  const active = use(IsCurrentContext)(props.to, end)
  return (
    <Link
      {...props}
      className={active ? `${className ?? ''} active` : className}
      aria-current={active ? 'page' : undefined}
    />
  )
}
