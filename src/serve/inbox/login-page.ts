import { html } from 'hono/html'
import type { DeskTexts } from '../store/desk-texts.ts'
import { layout } from './layout.ts'

/** Returns the form for the token. */
export const loginPage = (path: string, texts: DeskTexts, isWrong: boolean) =>
  layout(
    texts,
    texts.words.title,
    html`<main>
      <h1>${texts.words.title}</h1>
      ${isWrong && html`<p class="fault" role="alert">${texts.words.wrongToken}</p>`}
      <form method="post" action="${path}/login">
        <label for="token">${texts.words.token}</label>
        <input id="token" name="token" type="password" autocomplete="current-password" required />
        <button>${texts.words.enter}</button>
      </form>
    </main>`,
  )
