import type { Attach } from '../../../block-library/contract/behaviour.ts'

/** Keeps query and anchor of the address, such as what a visitor has chosen, in a pressed link to another language. */
export const attach: Attach = (nav) => {
  nav.addEventListener('click', keepChoices)
  return () => nav.removeEventListener('click', keepChoices)
}

function keepChoices({ target }: Event): void {
  const link = target instanceof Element && target.closest('a')
  if (!link) return
  link.search = window.location.search
  link.hash = window.location.hash
}
