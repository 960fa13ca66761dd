import { openingLine } from '../../../block-library/parts/opening-line.ts'
import { visitedBefore } from './visit.ts'

/**
 * Fills in the first line of a published form's message, about the page before the form, before React runs the form.
 */
export function fillOpeningLine(): void {
  const field = document.querySelector<HTMLTextAreaElement>('textarea[data-opening]')
  // A default value, so that it does not count as typed (src/runtime/app/keep-typed.ts).
  if (field?.value === '')
    field.defaultValue = openingLine(JSON.parse(field.dataset.opening ?? ''), visitedBefore())
}
