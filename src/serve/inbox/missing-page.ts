import { html } from 'hono/html'
import type { DeskTexts } from '../store/desk-texts.ts'
import { layout } from './layout.ts'

/** Returns the page for an enquiry that does not exist or was erased. */
export const missingPage = (path: string, texts: DeskTexts) =>
  layout(
    texts,
    texts.words.missing,
    html`<main>
      <h1>${texts.words.missing}</h1>
      <p>${texts.words.missingReason}</p>
      <p><a href="${path}">${texts.words.back}</a></p>
    </main>`,
  )
