import { html } from 'hono/html'
import { layout } from './layout.ts'

/** Returns the page for an enquiry that does not exist or was erased. */
export const missingPage = (path: string) =>
  layout(
    'No such enquiry',
    html`<main>
      <h1>No such enquiry</h1>
      <p>It may have been erased.</p>
      <p><a href="${path}">Back to the list</a></p>
    </main>`,
  )
