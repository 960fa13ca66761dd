import { openingLine } from '../../../block-library/parts/opening-line.ts'
import { visitedBefore } from './visit.ts'

/**
 * Fills in the first line of a published form's message, about the page before the form, before React runs the form.
 */
export function fillOpeningLine(): void {
  const field = document.querySelector<HTMLTextAreaElement>('textarea[data-opening]')
  if (field?.value !== '') return
  field.value = openingLine(JSON.parse(field.dataset.opening ?? ''), visitedBefore())
  // The line does not count as typed (src/runtime/app/keep-typed.ts).
  field.defaultValue = field.value
}
