import { html } from 'hono/html'
import { fillText } from '../../../schemas/shared/fill-texts.ts'
import { plainLine } from '../../util/plain-line.ts'
import type { StoredEnquiry } from '../store/stored-enquiry.ts'
import type { DeskTexts } from '../store/desk-texts.ts'
import { layout } from './layout.ts'

/** Returns the question before an enquiry, or everything about its person, is erased. */
export function erasePage(
  path: string,
  texts: DeskTexts,
  { id, reference, fields }: StoredEnquiry,
  ofPerson: StoredEnquiry[],
) {
  const { erase } = texts.words
  const question = fillText(erase.question, { reference })
  const at = `${path}/entry/${id}`
  const scopes = [
    { scope: 'enquiry', label: fillText(erase.enquiry, { reference }) },
    ...(ofPerson.length > 1
      ? [
          {
            scope: 'person',
            label: fillText(erase.person, { count: ofPerson.length, person: plainLine(fields.email ?? '') }),
          },
        ]
      : []),
  ]
  return layout(
    texts,
    question,
    html`<main>
      <h1>${question}</h1>
      <p>${erase.note}</p>
      <div class="actions">
        ${scopes.map(
          ({ scope, label }) =>
            html`<form method="post" action="${at}/erase">
              <input type="hidden" name="scope" value="${scope}" />
              <button class="danger">${label}</button>
            </form>`,
        )}
        <a href="${at}">${erase.cancel}</a>
      </div>
    </main>`,
  )
}
