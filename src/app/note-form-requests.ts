import { askForForm } from '../../block-library/shared/form-request.ts'

/** A link that asks for the form says so by an attribute, so that it needs no script of its own (block-library/shared/button.tsx). */
export function noteFormRequests(): void {
  window.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a[data-ask-for-form]')) askForForm()
    },
    true,
  )
}
