import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Locator, Page } from 'playwright-core'
import { canaryMarker } from '../src/serve/enquiries/canary-marker.ts'
import { messageOf } from '../src/util/message-of.ts'
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

/**
 * Sends a marked enquiry through the published form, sees in the seller's inbox that it is stored and delivered to each
 * channel, and removes it. Rejects with the name of the step that failed.
 */
export async function runCanary(browser: Browser, canary: Canary): Promise<void> {
  const marker = canaryMarker(canary.token, Date.now())
  const { username, password } = new URL(canary.url)
  const [url, inbox] = [withoutUser(canary.url), withoutUser(canary.inbox)]
  const context = await browser.newContext({ httpCredentials: { username, password } })
  context.setDefaultTimeout(canary.stepMs)
  const [page, seller] = [await context.newPage(), await context.newPage()]
  const submit = async (form: Locator) => {
    const [answer] = await Promise.all([
      seller.waitForResponse((response) => response.request().method() === 'POST'),
      form.locator('button').click(),
    ])
    expectStatus(answer.url(), answer.status(), 303, '')
  }
  /** Returns the address of the enquiry in the inbox, or undefined if it is not there. */
  const findEnquiry = async () => {
    await open(seller, `${inbox}?list=all`)
    const [entry] = await seller.locator('li a', { hasText: marker }).all()
    return entry && new URL((await entry.getAttribute('href')) ?? '', inbox).href
  }
  const erase = async (address: string | undefined) => {
    if (!address) return
    await open(seller, `${address}/erase`)
    await submit(seller.locator('form', { has: seller.locator('[value=enquiry]') }))
  }
  let step = 'the inbox'
  try {
    // An enquiry that the inbox could not remove is not sent.
    await open(seller, inbox)
    await seller.locator('[name=token]').fill(canary.token)
    await submit(seller.locator('form'))
    await findEnquiry()
    step = 'the page'
    await open(page, url)
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
    const address = await findEnquiry()
    if (!address) throw new Error('it does not have the enquiry')
    await open(seller, address)
    // A visitor's enquiry is not for all channels. The words of the inbox are those of the site's language.
    if (!(await seller.locator('dd').allInnerTexts()).includes(marker))
      throw new Error('it does not mark the enquiry as a canary')
    const title = await seller.locator('h1').innerText()
    canary.say(`The store has the enquiry: ${/[\dA-F]{4}-[\dA-F]{4}/.exec(title)?.[0]}`)
    const end = Date.now() + canary.deliveryMs
    for (; ; await sleep(PAUSE_MS)) {
      await open(seller, address)
      const lines = await seller.locator('[data-state]').all()
      const deliveries = await Promise.all(
        lines.map(async (line) => {
          const [channel = '', ...words] = (await line.innerText()).split(': ')
          return { channel, state: await line.getAttribute('data-state'), words: words.join(': ') }
        }),
      )
      const waiting = deliveries.find(({ state }) => state !== 'delivered')
      if (!waiting) {
        for (const { channel } of deliveries) canary.say(`Channel "${channel}" has the enquiry`)
        break
      }
      step = `channel "${waiting.channel}"`
      if (waiting.state === 'failed' || Date.now() > end) throw new Error(waiting.words)
    }
    step = 'removal'
    await erase(address)
    canary.say('The enquiry is removed')
  } catch (error) {
    // Nothing of the canary remains. The step that failed first is the one to report.
    await findEnquiry()
      .then(erase)
      .catch(() => undefined)
    throw new Error(`${step}: ${messageOf(error)}`, { cause: error })
  } finally {
    await context.close()
  }
}

async function open(page: Page, address: string) {
  expectStatus(address, (await page.goto(address))?.status(), 200, '')
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
