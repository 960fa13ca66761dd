import { parsed } from '../../../site/joined/embedded-content.ts'

type Send = (address: string, init: RequestInit) => Promise<Response>

/**
 * Requests each answer of a content host once, for both renders of a trace. Returns a function that creates the sender of
 * a render; none if the embedded service answers. `mark` changes the value of an answer.
 */
export function hostAnswers(
  host: string,
): (mark?: (address: string, value: unknown) => unknown) => Send | undefined {
  const answers = new Map<string, Promise<{ text: string; value: unknown; status: number }>>()
  if (host === '') return () => undefined
  return (mark) => async (address, init) => {
    const answer = answers.get(address) ?? request(address, init)
    answers.set(address, answer)
    const { text, value, status } = await answer
    const isMarked = mark !== undefined && value !== undefined
    const headers = { 'content-type': 'application/json' }
    return new Response(isMarked ? JSON.stringify(mark(address, value)) : text, { status, headers })
  }
}

async function request(address: string, init: RequestInit) {
  const response = await fetch(address, init)
  const text = await response.text()
  return { text, value: parsed(text), status: response.status }
}
