import { openingLine } from '../../../block-library/parts/opening-line.ts'
import { visitedBefore } from './visit.ts'

/** Begins the message of a published form with the page that the visitor came from, before React runs the form. */
export function fillOpeningLine(): void {
  const field = document.querySelector<HTMLTextAreaElement>('textarea[data-opening]')
  if (field?.value === '') field.value = openingLine(JSON.parse(field.dataset.opening ?? ''), visitedBefore())
}
