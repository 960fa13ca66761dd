import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { z } from 'zod'
import { canaryMarker } from '../src/serve/enquiries/canary-marker.ts'
import { plainLine } from '../src/util/plain-line.ts'

export interface Canary {
  /** Address of the page with the form. It may contain a user and a password, which are never printed. */
  url: string
  /** Address of the server's inbox. */
  inbox: string
  /** Token of the inbox, which signs the marker of the enquiry. */
  token: string
  /** E-mail address of the marked enquiry. */
  email: string
  /** Maximum milliseconds for each step of the browser, and for the deliveries. */
  stepMs: number
  deliveryMs: number
  /** Called with a line about each step that succeeds. */
  say: (line: string) => void
}

/** Milliseconds between two questions about the deliveries. */
const PAUSE_MS = 500

const stateSchema = z.object({
  reference: z.string(),
  deliveries: z.array(z.object({ channel: z.string(), state: z.string(), lastError: z.string() })),
})

/**
 * Sends a marked enquiry through the published form, sees it arrive in the store and at each channel, and removes it.
 * Rejects with the name of the step that failed.
 */
export async function runCanary(browser: Browser, canary: Canary): Promise<void> {
  const marker = canaryMarker(canary.token, Date.now())
  const { username, password } = new URL(canary.url)
  const [url, inbox] = [withoutUser(canary.url), withoutUser(canary.inbox)]
  const ask = async (method: 'GET' | 'DELETE', status = 200): Promise<unknown> => {
    const headers = { authorization: `Bearer ${canary.token}` }
    const signal = AbortSignal.timeout(canary.stepMs)
    const answer = await fetch(`${inbox}/canary/${marker}`, { method, headers, signal, redirect: 'manual' })
    expectStatus(inbox, answer.status, status, await answer.clone().text())
    return answer.json()
  }
  const context = await browser.newContext({ httpCredentials: { username, password } })
  context.setDefaultTimeout(canary.stepMs)
  let step = 'the inbox'
  try {
    // An enquiry that the inbox could not remove is not sent.
    await ask('GET', 404)
    step = 'the page'
    const page = await context.newPage()
    const opened = await page.goto(url)
    expectStatus(url, opened?.status(), 200, '')
    step = 'the form'
    const form = page.locator('form', { has: page.locator('[name=message]') })
    const message = form.locator('[name=message]')
    await form.locator('[name=name]').fill('Canary')
    await form.locator('[name=email]').fill(canary.email)
    await message.fill(`Automatic test of the form. Nobody has to answer. ${marker}`)
    // The first entry asks to choose one. A site may have no options.
    const option = form.locator('[name=option]')
    if ((await option.count()) > 0) await option.selectOption({ index: 1 })
    const [answer] = await Promise.all([
      page.waitForResponse((response) => !!response.request().postDataBuffer()?.includes(marker)),
      form.locator('[type=submit]').click(),
    ])
    expectStatus(answer.url(), answer.status(), 200, await answer.text())
    // The form empties its fields when it confirms.
    const confirmed = Date.now() + canary.stepMs
    while ((await message.inputValue()) !== '' && Date.now() < confirmed) await sleep(PAUSE_MS)
    if ((await message.inputValue()) !== '') throw new Error('it does not confirm the enquiry to the visitor')
    canary.say(`The form confirmed the enquiry: ${url}`)
    step = 'the store'
    const end = Date.now() + canary.deliveryMs
    for (let isStored = false; ; await sleep(PAUSE_MS)) {
      const { reference, deliveries } = stateSchema.parse(await ask('GET'))
      if (!isStored) canary.say(`The store has the enquiry: ${reference}`)
      isStored = true
      const waiting = deliveries.find(({ state }) => state !== 'delivered')
      if (!waiting) {
        for (const { channel } of deliveries) canary.say(`Channel "${channel}" has the enquiry`)
        break
      }
      step = `channel "${waiting.channel}"`
      if (waiting.state === 'failed' || Date.now() > end)
        throw new Error(`${waiting.state}: ${waiting.lastError}`)
    }
    step = 'removal'
    await ask('DELETE')
    canary.say('The enquiry is removed')
  } catch (error) {
    // Nothing of the canary remains. The step that failed first is the one to report.
    await ask('DELETE').catch(() => undefined)
    throw new Error(`${step}: ${reasonOf(error)}`, { cause: error })
  } finally {
    await context.close()
  }
}

/** Returns the message of an error. `fetch` puts its reason into the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

function withoutUser(address: string): string {
  const url = new URL(address)
  url.username = ''
  url.password = ''
  return url.href
}

function expectStatus(url: string, status: number | undefined, expected: number, body: string) {
  if (status !== expected)
    throw new Error(`${url} answered ${status} instead of ${expected}: ${plainLine(body).slice(0, 160)}`)
}
