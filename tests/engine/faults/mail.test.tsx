import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { values } from '../../support/render-contact.tsx'
import {
  answerLost,
  answers,
  closeBrowser,
  counts,
  emptied,
  fillIn,
  kept,
  offline,
  openForm,
  pass,
  press,
  seen,
  takes,
  withMail,
  written,
  type Mood,
} from '../../support/enquiry-visit.tsx'
import { takeConsole } from '../../support/fail-on-console.ts'

/* The form, the enquiry service and the mail library are the site's. Only the network is simulated. */
const mail = withMail()

const sentLine = /^✓ Message sent successfully!Your reference: [\dA-F]{4}-[\dA-F]{4}/

/** Sends the enquiry while the service has this mood. */
async function sendWhile(mood: Mood) {
  mail.mood = mood
  await openForm()
  fillIn()
  await press()
}

test('a working service: the visitor sees success, nothing stays stored, and it is sent once', async () => {
  await sendWhile(takes)
  expect(seen()).toEqual({ words: expect.stringMatching(sentLine), fields: emptied })
  expect(kept()).toEqual([])
  await pass(3_600_000)
  expect(counts(mail)).toEqual({ sent: 1, taken: 1, enquiries: 1 })
})

const onDevice = 'Nothing is lost: your message is kept on this device.'
const isTriedAgain = `✗ Failed to send message. Try again.${onDevice} It is sent as soon as the service answers.`
const isTurnedDown = `✗ Failed to send message. Try again.${onDevice} The service has turned it down`

describe.each<[string, Mood, { taken: number }]>([
  ['500, down', answers(500), { taken: 0 }],
  ['no network', offline, { taken: 0 }],
  ['an answer that is lost after the letter was taken', answerLost, { taken: 1 }],
])('%s', (_, mood, { taken }) => {
  test('the visitor sees the failure, where it waits and other ways; every word stays; it is sent automatically, as one enquiry', async () => {
    await sendWhile(mood)
    const { words, fields } = seen()
    expect(words).toContain(isTriedAgain)
    expect(fields).toEqual(written)
    expect(screen.getByRole('link', { name: 'send it by chat' })).toBeVisible()
    expect(kept()).toEqual([values.message])
    expect(counts(mail)).toEqual({ sent: 1, taken, enquiries: 1 })
    expect(takeConsole()).toEqual([expect.stringContaining('[site] enquiry-failed')])
    // Once the service takes the enquiry, the visitor sees the success, nothing waits, and only one enquiry was sent.
    mail.mood = takes
    await pass(4_999)
    expect(counts(mail)).toMatchObject({ sent: 1 })
    await pass(1)
    expect(seen()).toEqual({ words: expect.stringMatching(sentLine), fields: emptied })
    expect(kept()).toEqual([])
    await pass(3_600_000)
    expect(counts(mail)).toEqual({ sent: 2, taken: taken + 1, enquiries: 1 })
  })

  test('a browser that is reopened sends it, and shows success', async () => {
    await sendWhile(mood)
    takeConsole()
    closeBrowser()
    sessionStorage.clear()
    mail.mood = takes
    await openForm()
    await pass(0)
    expect(seen()).toEqual({ words: expect.stringMatching(sentLine), fields: emptied })
    expect(kept()).toEqual([])
    expect(counts(mail)).toEqual({ sent: 2, taken: taken + 1, enquiries: 1 })
  })
})

describe('403, a final refusal', () => {
  test('the visitor reads that it is not tried again automatically; the text stays, and is sent once', async () => {
    await sendWhile(answers(403))
    const { words, fields } = seen()
    expect(words).toContain(isTurnedDown)
    expect(fields).toEqual(written)
    await pass(3_600_000)
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect(kept()).toEqual([values.message])
    expect(counts(mail)).toEqual({ sent: 1, taken: 0, enquiries: 1 })
    takeConsole()
  })
})
