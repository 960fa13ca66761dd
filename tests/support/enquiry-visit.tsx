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

/** Values of the form's fields when filled in, and after an enquiry is sent. */
export const written = Object.values(values)
export const emptied = ['', '', '', '', '', '']

/** Behaviour of the mail service: whether it takes a letter, and its answer. */
export interface Mood {
  takes: boolean
  answer: () => Response
}

export const takes: Mood = { takes: true, answer: () => new HttpResponse('OK') }
export const answers = (status: number): Mood => ({
  takes: false,
  answer: () => new HttpResponse('no', { status }),
})
export const offline: Mood = { takes: false, answer: () => HttpResponse.error() }
/** The service takes the letter, but the connection breaks before its answer. */
export const answerLost: Mood = { takes: true, answer: () => HttpResponse.error() }

/** Starts a mail service on the network. Records every sent letter and those it took. */
export function withMail() {
  const mail = { sent: [] as Record<string, unknown>[], taken: [] as Record<string, unknown>[], mood: takes }
  const server = setupServer(
    http.post('*/api/v1.0/email/send-form', async ({ request }) => {
      const letter = Object.fromEntries(await request.formData())
      const { mood } = mail
      mail.sent.push(letter)
      if (mood.takes) mail.taken.push(letter)
      return mood.answer()
    }),
  )
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => {
    Object.assign(mail, { sent: [], taken: [], mood: takes })
    // The network uses real time, so only these timers are faked.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    openLocks()
  })
  afterEach(() => {
    closeBrowser()
    Reflect.deleteProperty(navigator, 'locks')
  })
  afterAll(() => server.close())
  return mail
}

/** Number of running tries. */
const tries = { underWay: 0 }

/** Replaces the browser's locks, which every try uses. A closed page holds no locks. */
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

/** Closes the page: removes its listeners, timers and locks. The browser's storage stays. */
export function closeBrowser(): void {
  cleanup()
  vi.clearAllTimers()
  for (const [type, listener] of listening) window.removeEventListener(type, listener)
  listening = []
  openLocks()
}

/**
 * Loads the site's enquiry service as a page load does, from the browser's storage. Waiting enquiries are sent
 * immediately.
 */
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

/** Loads a page, renders the form, and loads the form's responses. */
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

/** Submits the form and waits for the network's answer, if any. */
export async function press(): Promise<void> {
  fireEvent.submit(screen.getByRole('form'))
  await pass(0)
}

/** Advances the clock by milliseconds and waits for the network. */
export const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    await settled()
  })

/** Waits until every running try has ended. */
async function settled() {
  // Earlier imports of the service are resolved after this one.
  await import('../../src/runtime/enquiry/enquiry-service.ts')
  for (let turn = 0; turn < 20 || tries.underWay > 0; turn += 1)
    await new Promise((resolve) => setImmediate(resolve))
}

/** Returns the message to the visitor and the values of the fields. */
export const seen = () => ({ words: screen.getByRole('alert').textContent, fields: typed() })

/** Returns the messages that wait on the device, in order. */
export function kept(): string[] {
  const list: { enquiry: { values: { message: string } } }[] = JSON.parse(
    localStorage.getItem('enquiry-outbox') ?? '[]',
  )
  return list.map(({ enquiry }) => enquiry.values.message)
}

/** Counts sent letters, taken letters, and different enquiries. */
export const counts = ({ sent, taken }: ReturnType<typeof withMail>) => ({
  sent: sent.length,
  taken: taken.length,
  enquiries: new Set(sent.map(({ enquiry_id }) => enquiry_id)).size,
})
