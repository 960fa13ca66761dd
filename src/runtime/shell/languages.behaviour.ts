import type { Attach } from '../../../block-library/contract/behaviour.ts'

/** Keeps query and anchor of the address, such as the choices of the planner, in a pressed link to another language. */
export const attach: Attach = (nav) => {
  const listening = new AbortController()
  const keep = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    if (!link) return
    link.search = window.location.search
    link.hash = window.location.hash
  }
  nav.addEventListener('click', keep, { signal: listening.signal })
  return () => listening.abort()
}
