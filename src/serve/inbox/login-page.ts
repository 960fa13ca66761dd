import { html } from 'hono/html'
import { layout } from './layout.ts'

/** Returns the form for the token. */
export const loginPage = (path: string, isWrong: boolean) =>
  layout(
    'Inbox',
    html`<main>
      <h1>Inbox</h1>
      ${isWrong && html`<p class="fault" role="alert">This is not the token of the server.</p>`}
      <form method="post" action="${path}/login">
        <label for="token">Token</label>
        <input id="token" name="token" type="password" autocomplete="current-password" required />
        <button>Open the inbox</button>
      </form>
    </main>`,
  )
