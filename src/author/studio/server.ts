import {
  studioAddress,
  tokenHeader,
  tokenName,
  type Answers,
  type Rejected,
  type Sent,
} from '../protocol/protocol.ts'

/** Asks the development server. Rejects with the server's words if it does not accept the request. */
export async function ask<N extends keyof Answers>(name: N, body: Sent[N]): Promise<Answers[N]> {
  const answer = request<Answers[N]>(JSON.stringify({ ask: name, sent: body }))
  if (changing.has(name)) sent = Promise.allSettled([sent, answer])
  return answer
}

/** Requests that change files. */
const changing = new Set<string>(['write', 'undo', 'redo', 'pages'] satisfies (keyof Answers)[])

/** Opens another page. A reload would stay on this one, so it waits forever. */
export function leaveFor(path: string): void {
  sent = new Promise(() => {})
  window.location.assign(path)
}

/** Resolves when all changes are answered. */
let sent: Promise<unknown> = Promise.resolve()

let isReload = false

/** Whether the development server loads the page again. */
export const isReloading = () => isReload

// A server that has ended is followed by another one, and by a reload.
import.meta.hot?.on('vite:ws:disconnect', () => {
  isReload = true
})
// A reload before the answer would lose it.
import.meta.hot?.on('vite:beforeFullReload', async () => {
  isReload = true
  await sent
  // The answer may lead to another page.
  await new Promise((resolve) => setTimeout(resolve))
  await sent
})

/** Opens a place of the project, `file:line:column`, in the editor that Vite detects. */
export async function openInEditor(place: string): Promise<void> {
  await fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`)
}

async function request<T>(body: string): Promise<T> {
  const headers = { [tokenHeader]: token, 'content-type': 'application/json' }
  const response = await fetch(studioAddress, { method: 'POST', headers, body }).catch(() => undefined)
  if (!response) throw new Error('The development server does not answer. Is `npm run dev` still running?')
  if (response.ok) return response.json()
  throw new Error(problemOf(await response.text()))
}

function problemOf(text: string): string {
  try {
    const { problem }: Partial<Rejected> = JSON.parse(text)
    return problem ?? text
  } catch {
    return text
  }
}

/** Only pages of this server know the token, so no foreign page can write. */
const token = document.querySelector<HTMLMetaElement>(`meta[name=${tokenName}]`)?.content ?? ''
