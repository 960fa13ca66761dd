import { html } from 'hono/html'
import { plainLine } from '../../util/plain-line.ts'
import type { StoredEnquiry } from '../store/stored-enquiry.ts'
import { layout } from './layout.ts'

/** Returns the question before an enquiry, or everything about its person, is erased. */
export function erasePage(path: string, { id, reference, fields }: StoredEnquiry, ofPerson: StoredEnquiry[]) {
  const at = `${path}/entry/${id}`
  const scopes = [
    { scope: 'enquiry', label: `Erase enquiry ${reference}` },
    ...(ofPerson.length > 1
      ? [
          {
            scope: 'person',
            label: `Erase all ${ofPerson.length} enquiries of ${plainLine(fields.email ?? '')}`,
          },
        ]
      : []),
  ]
  return layout(
    `Erase enquiry ${reference}?`,
    html`<main>
      <h1>Erase enquiry ${reference}?</h1>
      <p>It is deleted from the store with its deliveries. Receivers and backups keep their copies.</p>
      <div class="actions">
        ${scopes.map(
          ({ scope, label }) =>
            html`<form method="post" action="${at}/erase">
              <input type="hidden" name="scope" value="${scope}" />
              <button class="danger">${label}</button>
            </form>`,
        )}
        <a href="${at}">Cancel</a>
      </div>
    </main>`,
  )
}
