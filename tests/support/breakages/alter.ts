import type { Alter, Answer } from '../faulty-front.ts'

export const isForm = ({ path, method }: { path: string; method: string }) =>
  method === 'POST' && path.endsWith('/send-form')

/** Changes the contact page. */
export const onPage =
  (change: (answer: Answer) => Answer): Alter =>
  async ({ path }, answer) =>
    path === '/contact' ? change(await answer()) : undefined

export const inPage = (pattern: RegExp | string, replacement: string): Alter =>
  onPage((answer) => {
    const body = answer.body.replaceAll(pattern, replacement)
    if (body === answer.body) throw new Error(`The contact page has no ${String(pattern)}`)
    return { ...answer, body }
  })

/** Answers the form in place of the server. */
export const onForm =
  (status: number, type: string, body: string, more: Record<string, string> = {}): Alter =>
  (asked) =>
    isForm(asked) ? { status, headers: { 'content-type': type, ...more }, body } : undefined

export const onInbox =
  (method: string, status: number, type: string, body: string): Alter =>
  (asked) =>
    asked.method === method && asked.path.startsWith('/__inbox/canary/')
      ? { status, headers: { 'content-type': type }, body }
      : undefined
