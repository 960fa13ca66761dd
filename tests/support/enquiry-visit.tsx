import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { contactExamples } from '../../block-library/contact/examples.ts'
import { EnquiryContext } from '../../block-library/contract/enquiry-context.ts'
import { BlockList } from '../../src/runtime/engine/block-list.tsx'
import { createLocks } from './enquiry-service.ts'
import { bindExample } from './render-example.tsx'
import { field, labels, loaded, typed, values } from './render-contact.tsx'
import { Surroundings } from './surroundings.tsx'
import { views } from './views.ts'

/** The form's fields as they are filled in, and once an enquiry is sent. */
export const written = Object.values(values)
export const emptied = ['', '', '', '', '', '']

/** What the mail service does with a letter: whether it takes it, and what it answers. */
export interface Mood {
  takes: boolean
  answer: () => Response | Promise<Response>
}

export const takes: Mood = { takes: true, answer: () => new HttpResponse('OK') }
export const answers = (status: number): Mood => ({
  takes: false,
  answer: () => new HttpResponse('no', { status }),
})
export const offline: Mood = { takes: false, answer: () => HttpResponse.error() }
/** The letter is there, and the connection breaks before the service can say so. */
export const answerLost: Mood = { takes: true, answer: () => HttpResponse.error() }

/** Nothing comes back until `answer` is called. */
export function silence() {
  let settle: ((response: Response) => void) | undefined
  const answered = new Promise<Response>((resolve) => {
    settle = resolve
  })
  const mood: Mood = { takes: true, answer: () => answered }
  return {
    mood,
    answer: () => settle?.(new HttpResponse('OK')),
    fail: () => settle?.(HttpResponse.error()),
  }
}

/** The mail service at the other end of the network: every letter that was sent, and those it took. */
export function withMail() {
  const mail = { sent: [] as Record<string, unknown>[], taken: [] as Record<string, unknown>[], mood: takes }
  const server = setupServer(
    http.post('*/api/v1.0/email/send-form', async ({ request }) => {
      const letter = Object.fromEntries(await request.formData())
      const { mood } = mail
      mail.sent.push(letter)
      if (mood.takes) mail.taken.push(letter)
      const answer = mood.answer()
      if (answer instanceof Promise) {
        tries.underWay -= 1
        void answer.then(() => (tries.underWay += 1))
      }
      return answer
    }),
  )
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => {
    Object.assign(mail, { sent: [], taken: [], mood: takes })
    localStorage.clear()
    sessionStorage.clear()
    // What the network does takes no time of this clock.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    openLocks()
  })
  afterEach(() => {
    closeBrowser()
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'locks')
  })
  afterAll(() => server.close())
  return mail
}

/** How many tries are on their way, but for those that the service keeps silent about. */
const tries = { underWay: 0 }

/** The browser's locks, under which every try runs; a page that is gone holds none any more. */
function openLocks(): void {
  tries.underWay = 0
  const alone = createLocks()
  const request: typeof alone = (name, task) => {
    tries.underWay += 1
    return alone(name, task).finally(() => {
      tries.underWay -= 1
    })
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
}

let listening: [string, EventListenerOrEventListenerObject][] = []

/** The page is gone: nothing of it runs on or hears any more. What the browser stores stays. */
export function closeBrowser(): void {
  cleanup()
  vi.clearAllTimers()
  for (const [type, listener] of listening) window.removeEventListener(type, listener)
  listening = []
  openLocks()
}

/** The site's own enquiry service as a page load makes it: from the browser's storage, with what waits sent at once. */
export async function loadPage() {
  vi.resetModules()
  const listen = vi.spyOn(window, 'addEventListener')
  const { startDelivery, loadEnquiryService } =
    await import('../../src/runtime/enquiry/load-enquiry-service.ts')
  const enquiries = await loadEnquiryService()
  startDelivery()
  listening.push(...listen.mock.calls.map(([type, listener]): (typeof listening)[number] => [type, listener]))
  return enquiries
}

/** Opens the page with the form, and all that is behind it. */
export async function openForm() {
  const enquiries = await loadPage()
  const { shown } = await bindExample(contactExamples.default)
  render(
    <Surroundings>
      <EnquiryContext value={enquiries}>
        <BlockList views={views} blocks={shown} />
      </EnquiryContext>
    </Surroundings>,
  )
  await act(loaded)
}

/** Writes the enquiry into the form. */
export function fillIn(message = values.message): void {
  const texts = [values.name, values.company, values.phone, values.email, values.option, message]
  for (const [index, label] of labels.entries())
    fireEvent.change(field(label), { target: { value: texts[index] } })
}

/** Presses the button, and waits until the network has had its say, if it has one. */
export async function press(): Promise<void> {
  fireEvent.submit(screen.getByRole('form'))
  await pass(0)
}

/** Lets so many milliseconds pass, with all that the network does meanwhile. */
export const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    await settled()
  })

/** Waits until every try that was begun has ended. */
async function settled() {
  // Whoever asked for the service before this has it by then.
  await import('../../src/runtime/enquiry/enquiry-service.ts')
  for (let turn = 0; turn < 20 || tries.underWay > 0; turn += 1)
    await new Promise((resolve) => setImmediate(resolve))
}

/** What the visitor is told, and what stands in the fields. */
export const seen = () => ({ said: screen.getByRole('alert').textContent, fields: typed() })

/** What waits on the device: the messages, in order. */
export function kept(): string[] {
  const list: { enquiry: { values: { message: string } } }[] = JSON.parse(
    localStorage.getItem('enquiry-outbox') ?? '[]',
  )
  return list.map(({ enquiry }) => enquiry.values.message)
}

/** How often it was sent, how often taken, and as how many enquiries. */
export const counts = ({ sent, taken }: ReturnType<typeof withMail>) => ({
  sent: sent.length,
  taken: taken.length,
  enquiries: new Set(sent.map(({ enquiry_id }) => enquiry_id)).size,
})
