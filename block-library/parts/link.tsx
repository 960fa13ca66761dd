import { createContext, use, type ComponentProps } from 'react'
import { styled } from 'styled-components'
import type { Site } from '../../schemas/site.ts'
import { languageMark } from './language-mark-style.ts'
import { markOf } from './language-mark.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of this site. */
  to: string
  /** State for the page that the link leads to, stored as JSON in `data-state`. */
  state?: unknown
}

/** The language of the page, if it is not the site's own. Islands have none. */
export const LocalContext = createContext<Site['local']>(undefined)

/**
 * Renders a link within the site. It is plain HTML, so that a block of links needs no script. One that leads to a page in the
 * site's own language says so on pages of another language.
 */
export function Link({ to, state, children, ...rest }: LinkProps) {
  const local = use(LocalContext)
  const other =
    local && !`${to.replace(/[?#].*/, '')}/`.startsWith(`${local.root}/`) ? local.source : undefined
  return (
    <a
      hrefLang={other}
      {...rest}
      href={to}
      data-state={state === undefined ? undefined : JSON.stringify(state)}
    >
      {children}
      {other && <LanguageMark {...markOf(other)} />}
    </a>
  )
}

export const LanguageMark = styled.i`
  flex: none;
  white-space: nowrap;
  ${languageMark}
`
