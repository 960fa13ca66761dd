import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import {
  answers,
  closeBrowser,
  counts,
  emptied,
  fillIn,
  kept,
  loadPage,
  openForm,
  pass,
  press,
  seen,
  takes,
  withMail,
  written,
} from '../../support/enquiry-visit.tsx'
import { takeConsole } from '../../support/fail-on-console.ts'
import { watchReload } from '../../support/reload.ts'
import { values } from '../../support/render-contact.tsx'

/*
 * The form, the enquiry service and the mail library are the site's. The network and the browser's refusals are
 * simulated.
 */
const mail = withMail()

const sent = { words: expect.stringMatching(/^✓ Message sent successfully!/), fields: emptied }
const failedOnDevice = expect.stringMatching(/^✗ Failed to send message\. Try again\..*kept on this device/)

/** Whether the browser asks before the visitor leaves the page. */
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

const refuse = (method: 'getItem' | 'setItem', name: string) =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('Not here', name)
  })

describe.each([
  ['full', () => refuse('setItem', 'QuotaExceededError')],
  [
    'forbidden',
    () => {
      for (const method of ['getItem', 'setItem'] as const) refuse(method, 'SecurityError')
    },
  ],
])('a storage that is %s', (_, refuseIt) => {
  test('with a mail service that is down: the page reports that only it has the text, warns before leaving, and sends it', async () => {
    refuseIt()
    mail.mood = answers(500)
    await openForm()
    fillIn()
    await press()
    takeConsole()
    expect(seen().words).toContain(
      'keep nothing, so your message is on this page alone and is gone when you leave',
    )
    expect(seen().words).not.toContain('kept on this device')
    expect(seen().fields).toEqual(written)
    expect(asksBeforeLeaving()).toBe(true)
    mail.mood = takes
    await pass(5_000)
    expect(seen()).toEqual(sent)
    expect(asksBeforeLeaving()).toBe(false)
    expect(counts(mail)).toEqual({ sent: 2, taken: 1, enquiries: 1 })
  })
})

describe('a page that comes back from the browser’s memory', () => {
  test('whose enquiry another page has sent shows success, and does not send it again', async () => {
    mail.mood = answers(500)
    await openForm()
    fillIn()
    await press()
    takeConsole()
    expect(seen()).toEqual({ words: failedOnDevice, fields: written })
    // The page is frozen: its clock stops while the next page sends the waiting enquiries.
    mail.mood = takes
    await loadPage()
    await pass(0)
    expect(kept()).toEqual([])
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await pass(5_000)
    expect(seen()).toEqual(sent)
    expect(counts(mail)).toEqual({ sent: 2, taken: 1, enquiries: 1 })
  })

  test('a form prevents caching only while an enquiry may be lost', async () => {
    const listen = vi.spyOn(window, 'addEventListener')
    await openForm()
    fillIn()
    await press()
    expect(seen()).toEqual(sent)
    const received = listen.mock.calls.map(([type]) => type)
    expect(received).toContain('online')
    expect(received.filter((type) => /unload/.test(type))).toEqual([])
  })
})

test('a mail library removed by a deploy: no reload during sending, and the enquiry is sent once', async () => {
  const reload = watchReload()
  vi.doMock('@emailjs/browser', () => {
    const payload = new TypeError('Failed to fetch dynamically imported module')
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
    throw payload
  })
  const { reloadForMissingChunks } = await import('../../../src/runtime/app/reload-once.ts')
  reloadForMissingChunks()
  await openForm()
  fillIn()
  await press()
  vi.doUnmock('@emailjs/browser')
  expect(takeConsole().join()).toMatch(/chunk-missing/)
  expect(reload).not.toHaveBeenCalled()
  expect(seen()).toEqual(sent)
  expect(kept()).toEqual([])
  expect(counts(mail)).toEqual({ sent: 1, taken: 1, enquiries: 1 })
})

describe('an odd clock', () => {
  test.each([
    ['set back by a year', -365 * 86_400_000],
    ['set forward by a year', 365 * 86_400_000],
  ])('%s while an enquiry waits: it is tried again in time, and once', async (_, shift) => {
    mail.mood = answers(500)
    await openForm()
    fillIn()
    await press()
    takeConsole()
    vi.setSystemTime(Date.now() + shift)
    expect(kept()).toEqual([values.message])
    mail.mood = takes
    await pass(4_999)
    expect(counts(mail)).toMatchObject({ sent: 1 })
    await pass(1)
    expect(seen()).toEqual(sent)
    expect(mail.sent[1]?.sent_at).toBe(mail.sent[0]?.sent_at)
    expect(counts(mail)).toEqual({ sent: 2, taken: 1, enquiries: 1 })
  })
})

test('a browser that is closed before anything was sent keeps what was written, and sends nothing', async () => {
  await openForm()
  fillIn('Half a sent')
  closeBrowser()
  sessionStorage.clear()
  await openForm()
  await pass(60_000)
  expect(seen()).toEqual({ words: '', fields: [...written.slice(0, -1), 'Half a sent'] })
  expect(screen.getByRole('button')).toBeEnabled()
  expect(counts(mail)).toMatchObject({ sent: 0 })
})
