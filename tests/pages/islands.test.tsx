import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { enclose } from '../../block-library/shared/enclosure.ts'
import { isNeededNow } from '../../src/app/island-needs.ts'
import { watchIslands } from '../../src/app/watch-islands.ts'
import { fillOpeningLine } from '../../src/enquiry/fill-opening-line.ts'
import { visitPage } from '../../src/enquiry/visit.ts'
import { watchEvents } from '../support/events.ts'
import { takeConsole } from '../support/fail-on-console.ts'
import { field, labels, loaded, typed, values } from '../support/render-contact.tsx'
import { withServer } from '../support/served-content.ts'
import { showPublished } from '../support/visit-published.tsx'
import { server } from '../support/visit-site.tsx'

withServer()
const events = watchEvents()
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  // The service lives as long as the file's modules.
  const { enquiries } = await import('../../src/enquiry/enquiry-service.ts')
  enquiries.keepDraft(empty)
})

const empty = { name: '', company: '', phone: '', email: '', option: '', message: '' }

/** Opens a published page whose islands wait for the visitor, as `src/app/main.ts` does. */
async function open(address: string): Promise<HTMLElement> {
  await showPublished(address)
  watchIslands(isNeededNow)
  const island = document.querySelector<HTMLElement>('[data-island]')
  if (!island) throw new Error(`${address} has no island`)
  return island
}

/** Resolves once React has hydrated the island. */
const hydrated = (island: HTMLElement) =>
  waitFor(() => expect(Object.keys(island).join(' ')).toContain('__reactContainer'))
    .then(() => waitFor(() => expect(isListening(island)).toBe(true)))
/** Whether React knows the elements within: it notes them as it hydrates them. */
const isListening = (island: HTMLElement) =>
  Object.keys(island.firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber'))
const turnTo = (island: HTMLElement) => fireEvent.pointerOver(island)
const pause = () => new Promise((resolve) => setTimeout(resolve, 100))

/** Types into a native field, whose events may come before any script listens. */
function type(element: { value: string }, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {}
  set?.call(element, text)
}

const submit = () => screen.getByRole('button', { name: 'Send message' })
/** Leaves out React's warning, in development alone, of attributes that were set before it hydrated: `aria-busy`. */
const withoutAttributes = (printed: string[]) =>
  printed.filter((line) => !(line.startsWith('A tree hydrated but some attributes') && line.includes('aria-busy')))
const summaries = () => screen.queryAllByText(/^Please check/)

describe('the enquiry form', () => {
  test('stands as it was published until somebody turns to it, and then as the same elements', async () => {
    const island = await open('/contact')
    const before = [...island.querySelectorAll('*')]
    const html = island.innerHTML
    await pause()
    expect(isListening(island)).toBe(false)
    turnTo(island)
    await hydrated(island)
    expect([...island.querySelectorAll('*')]).toEqual(before)
    expect(island.innerHTML).toBe(html)
    // A difference between server and browser would be printed, and fails the test.
    expect(events).toEqual([])
  })

  test.each(['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'change'])(
    '%s turns to it',
    async (name) => {
      const island = await open('/contact')
      field('Name').dispatchEvent(new Event(name, { bubbles: true }))
      await hydrated(island)
    },
  )

  test('what was typed before is there, is stored as the draft, and is not typed twice', async () => {
    const island = await open('/contact')
    for (const [index, label] of labels.entries()) type(field(label), Object.values(values)[index] ?? '')
    turnTo(island)
    await hydrated(island)
    await waitFor(() => expect(localStorage.getItem('enquiry-draft')).toContain(values.company))
    expect(typed()).toEqual(Object.values(values))
  })

  test('what is typed while it is hydrated is there', async () => {
    const island = await open('/contact')
    type(field('Name'), 'As')
    turnTo(island)
    type(field('Name'), 'Asha')
    await hydrated(island)
    await pause()
    expect(field('Name')).toHaveValue('Asha')
  })

  test('it hydrates by itself under the visitor’s focus', async () => {
    await showPublished('/contact')
    field('Email').focus()
    type(field('Email'), 'asha@')
    watchIslands(() => false)
    const island = field('Email').closest<HTMLElement>('[data-island]')
    await hydrated(island ?? document.body)
    expect(field('Email')).toHaveValue('asha@')
    expect(field('Email')).toHaveFocus()
  })

  test('a press on an empty form before it is hydrated says what is missing', async () => {
    const island = await open('/contact')
    submit().click()
    await hydrated(island)
    await loaded()
    await waitFor(() => expect(summaries()).toHaveLength(1))
    submit().click()
    await pause()
    expect(summaries()).toHaveLength(1)
    expect(withoutAttributes(takeConsole())).toEqual([])
  })

  test('a draft of an earlier visit is shown without waiting for the visitor', async () => {
    const { enquiries } = await import('../../src/enquiry/enquiry-service.ts')
    enquiries.keepDraft({ ...empty, name: 'From before' })
    const island = await open('/contact')
    await hydrated(island)
    await waitFor(() => expect(field('Name')).toHaveValue('From before'))
  })

  test('a plan that was enclosed is its message without waiting for the visitor', async () => {
    enclose('My plan: P4')
    const island = await open('/contact')
    await hydrated(island)
    await waitFor(() => expect(field('Message')).toHaveValue('My plan: P4\n\n'))
  })

  test('an opening line that the first script filled in is not taken for a message', async () => {
    const page = await showPublished('/contact')
    visitPage({ ...page, pathname: '/products/rental-event-display', title: 'Rental' })
    fillOpeningLine()
    const line = field('Message').value
    expect(line).toContain('Rental')
    watchIslands(isNeededNow)
    const island = document.querySelector<HTMLElement>('[data-island]') ?? document.body
    turnTo(island)
    await hydrated(island)
    expect(field('Message')).toHaveValue(line)
    expect(localStorage.getItem('enquiry-draft')).toBeNull()
    submit().click()
    await waitFor(() => expect(field('Message')).toHaveAccessibleDescription('Write your message'))
  })

  test.each([
    ['a press', 1],
    ['two presses in a row', 2],
    ['four presses of somebody who lost patience', 4],
  ])('%s before it is hydrated: the button says that it works, and it is done once', async (_, times) => {
    let sent = 0
    server.use(
      http.post('*', () => {
        sent += 1
        return new HttpResponse('no', { status: 403 })
      }),
    )
    const island = await open('/contact')
    for (const [index, label] of labels.entries()) type(field(label), Object.values(values)[index] ?? '')
    for (let press = 0; press < times; press += 1) submit().click()
    expect(submit()).toHaveAttribute('aria-busy', 'true')
    expect(sent).toBe(0)
    await hydrated(island)
    await screen.findByText(/^✗ Failed to send message/)
    await pause()
    expect(sent).toBe(1)
    expect(JSON.parse(localStorage.getItem('enquiry-outbox') ?? '[]')).toHaveLength(1)
    expect(document.querySelector('[aria-busy]')).toBeNull()
    expect(withoutAttributes(takeConsole())).toEqual([expect.stringContaining('[site] enquiry-failed')])
  })
})

describe('the planner', () => {
  const near = () => screen.getByLabelText<HTMLInputElement>(/^Nearest viewer/)
  const plan = () => document.querySelector('[data-island] [data-paper-only]')?.textContent.replaceAll('\u00a0', ' ')

  test('stands as it was published, plan and all, and then as the same elements', async () => {
    const island = await open('/screen-planner')
    const html = island.innerHTML
    expect(plan()).toContain('Nearest viewer 3 m')
    await pause()
    expect(isListening(island)).toBe(false)
    turnTo(island)
    await hydrated(island)
    await pause()
    expect(island.innerHTML).toBe(html)
    expect(events).toEqual([])
  })

  test('a number that was typed before is answered', async () => {
    const island = await open('/screen-planner')
    type(near(), '9')
    turnTo(island)
    await hydrated(island)
    await waitFor(() => expect(plan()).toContain('Nearest viewer 9 m'))
    expect(near()).toHaveValue(9)
  })

  test('an address with a plan opens that plan without waiting for the visitor', async () => {
    const island = await open('/screen-planner?near=2.5')
    await hydrated(island)
    await waitFor(() => expect(near()).toHaveValue(2.5))
    await waitFor(() => expect(plan()).toContain('Nearest viewer 2.5 m'))
  })
})

describe('the scripts of an island', () => {
  const observed: { see: () => void; elements: Element[] }[] = []
  beforeEach(() => {
    // The pages of the tests before still wait to be used.
    window.dispatchEvent(new Event('scroll'))
    document.dispatchEvent(new Event('scroll'))
    observed.length = 0
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        elements: Element[] = []
        constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
          observed.push({ elements: this.elements, see: () => tell([{ isIntersecting: true }]) })
        }
        observe(element: Element) {
          this.elements.push(element)
        }
        disconnect() {}
      },
    )
  })

  async function openWithScripts() {
    await showPublished('/contact')
    document.body.insertAdjacentHTML(
      'beforeend',
      '<template id="island-scripts"><link rel="modulepreload" href="/a.js"><link rel="modulepreload" href="/b.js"></template>',
    )
    watchIslands(() => false)
  }
  const fetched = () =>
    [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
      (link) => `${link.getAttribute('href')} ${link.fetchPriority}`,
    )

  test('are fetched at low priority once somebody uses the page and the island is near', async () => {
    await openWithScripts()
    expect(observed).toEqual([])
    window.dispatchEvent(new Event('scroll'))
    document.dispatchEvent(new Event('scroll'))
    document.dispatchEvent(new Event('pointermove'))
    expect(observed).toHaveLength(1)
    expect(observed[0]?.elements).toEqual([...document.querySelectorAll('[data-island]')])
    expect(fetched()).toEqual([])
    observed[0]?.see()
    expect(fetched()).toEqual(['/a.js low', '/b.js low'])
  })

  test('are fetched side by side when the visitor turns to it, once', async () => {
    await openWithScripts()
    const island = document.querySelector<HTMLElement>('[data-island]') ?? document.body
    turnTo(island)
    expect(fetched()).toEqual(['/a.js auto', '/b.js auto'])
    await hydrated(island)
    turnTo(island)
    document.dispatchEvent(new Event('scroll'))
    observed[0]?.see()
    expect(fetched()).toHaveLength(2)
  })

  test('that cannot be had leave the published form, which tries again at a later turn', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    vi.doMock('../../src/app/hydrate-island.tsx', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    await openWithScripts()
    const island = document.querySelector<HTMLElement>('[data-island]') ?? document.body
    type(field('Name'), 'Asha')
    turnTo(island)
    await waitFor(() => expect(takeConsole().join()).toContain('The island could not be hydrated'))
    expect(field('Name')).toHaveValue('Asha')
    vi.doUnmock('../../src/app/hydrate-island.tsx')
    await vi.advanceTimersByTimeAsync(2_000)
    turnTo(island)
    await hydrated(island)
    expect(field('Name')).toHaveValue('Asha')
    vi.useRealTimers()
  })
})

// Known: block-library/screen-planner/planner.island.tsx loads what computes a plan on React's own focus and pointer events
// alone. The focus that has the island hydrated comes before React listens.
test.fails('the planner answers somebody who stays in the field that they turned to', async () => {
  await showPublished('/screen-planner')
  // The modules of a browser that has not loaded any of the island yet.
  vi.resetModules()
  const fresh = await import('../../src/app/watch-islands.ts')
  fresh.watchIslands(() => false)
  const near = screen.getByLabelText<HTMLInputElement>(/^Nearest viewer/)
  near.focus()
  await hydrated(near.closest<HTMLElement>('[data-island]') ?? document.body)
  fireEvent.input(near, { target: { value: '9' } })
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  takeConsole()
  expect(document.querySelector('[data-paper-only]')).toHaveTextContent('Nearest viewer 9 m')
})
