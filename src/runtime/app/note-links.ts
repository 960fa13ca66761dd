import { askForForm } from '../../../block-library/contract/form-request.ts'
import { sessionNote } from '../../../block-library/contract/session-note.ts'

const note = sessionNote('link-state')

/**
 * Stores, for the page that a pressed link leads to, the link's state (`data-state`), and whether the link requests the
 * form (`data-ask-for-form`). The browser follows the link.
 */
export function noteLinks(): void {
  window.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.dataset.askForForm !== undefined) askForForm()
      if (link?.dataset.state !== undefined) note.leave(JSON.stringify([link.pathname, link.dataset.state]))
    },
    true,
  )
}

/** Moves the state of the link to this page into the page's history entry, where a reload finds it again. */
export function takeLinkState(): void {
  const [pathname, state]: string[] = JSON.parse(note.take() || '[]')
  if (pathname === window.location.pathname && state !== undefined)
    history.replaceState({ usr: JSON.parse(state) }, '')
}
