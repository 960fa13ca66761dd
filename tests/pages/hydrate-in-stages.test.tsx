import { startTransition, useEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hydrateInStages } from '../../src/app/hydrate-in-stages.ts'

let page: HTMLElement
let drawn: Root | undefined
let isHydrated = false
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  page = document.createElement('main')
  page.innerHTML = renderToString(<Menu tell={() => undefined} />)
  document.body.replaceChildren(page)
  isHydrated = false
})
afterEach(async () => {
  // What still waits for a sign has one.
  window.document.dispatchEvent(new Event('scroll'))
  await vi.waitFor(() => expect(isHydrated).toBe(true))
  drawn?.unmount()
})

function Menu({ tell }: { tell: () => void }) {
  const [isOpen, open] = useState(false)
  useEffect(tell, [tell])
  return (
    <button aria-expanded={isOpen} onClick={() => open((was) => !was)} suppressHydrationWarning>
      Menu
    </button>
  )
}

const menu = () => page.querySelector('button')
const isOpen = () => menu()?.ariaExpanded

/** As `src/app/hydrate.tsx` does it; `meanwhile` comes when React listens and has drawn nothing yet. */
function hydrateWith(meanwhile: () => void = () => undefined) {
  const hydrate = async (shellAnswers: () => void) => {
    await new Promise((load) => setTimeout(load, 20))
    await new Promise<void>((hydrated) => {
      const tell = () => {
        isHydrated = true
        hydrated()
      }
      startTransition(() => {
        drawn = hydrateRoot(page, <Menu tell={tell} />)
      })
      meanwhile()
    })
    shellAnswers()
  }
  return hydrateInStages(hydrate)
}

const settled = () => new Promise((done) => setTimeout(done, 100))

test('what is pressed before the script listens is done once it does', async () => {
  hydrateWith()
  menu()?.click()
  expect(menu()?.ariaBusy).toBe('true')
  await vi.waitFor(() => expect(isOpen()).toBe('true'))
  await settled()
  expect(isOpen()).toBe('true')
  expect(menu()?.ariaBusy).toBeNull()
})

test('what is pressed while the page is being hydrated is done once', async () => {
  hydrateWith(() => menu()?.click())
  document.dispatchEvent(new Event('scroll'))
  await vi.waitFor(() => expect(isHydrated).toBe(true))
  await settled()
  expect(isOpen()).toBe('true')
})

test('somebody who lost patience and pressed again has pressed once', async () => {
  hydrateWith(() => menu()?.click())
  menu()?.click()
  menu()?.click()
  await settled()
  expect(isOpen()).toBe('true')
})

test.each(['pointerdown', 'touchstart', 'mousedown', 'click', 'keydown', 'input', 'change'])(
  '%s does not make React hydrate all at once, in one long task',
  async (type) => {
    let atOnce: boolean | undefined
    hydrateWith(() => {
      menu()?.dispatchEvent(new Event(type, { bubbles: true }))
      atOnce = isHydrated
    })
    document.dispatchEvent(new Event('scroll'))
    await vi.waitFor(() => expect(isHydrated).toBe(true))
    expect(atOnce).toBe(false)
  },
)

test('a stroke does not make React hydrate a block at once either, and comes to a hydrated one', async () => {
  const begin = hydrateWith()
  begin()
  await settled()
  const came: string[] = []
  page.addEventListener('input', () => came.push(page.dataset['unhydrated'] ?? 'hydrated'))
  const type = () => menu()?.dispatchEvent(new Event('input', { bubbles: true }))
  page.dataset['unhydrated'] = 'unhydrated'
  type()
  delete page.dataset['unhydrated']
  type()
  expect(came).toEqual(['hydrated'])
})

test('where something else had the page hydrated, a press without pointer or key is done once', async () => {
  const begin = hydrateWith()
  begin()
  await settled()
  menu()?.click()
  await settled()
  expect(isOpen()).toBe('true')
})
