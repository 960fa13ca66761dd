import type { Page, Request, Response } from 'playwright-core'
import { mailboxPath } from '../../../serve/embedded/mailbox.ts'
import { plainLine } from '../../../util/plain-line.ts'

/** Observes from before the page is opened whether it sends the marked enquiry, and how that ends. */
export function watchRequests(page: Page, marker: string) {
  let [answer, failed, sent]: [Response?, Request?, Request?] = []
  const troubles: string[] = []
  const isOurs = (request: Request) =>
    request.method() === 'POST' && (request.postDataBuffer()?.includes(marker) ?? false)
  page.on('request', (request) => {
    if (isOurs(request)) sent ??= request
  })
  page.on('response', (response) => {
    const request = response.request()
    if (isOurs(request)) answer ??= response
    else if (request.resourceType() === 'script' && !response.ok())
      troubles.push(`the script ${response.url()} answered ${response.status()}`)
  })
  page.on('requestfailed', (request) => {
    if (isOurs(request)) failed ??= request
    else if (request.resourceType() === 'script')
      troubles.push(`the script ${request.url()} cannot be loaded`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(plainLine(message.text()))
  })
  page.on('pageerror', ({ message }) => troubles.push(plainLine(message)))
  // The browser does not count a call that the policy blocks as a request.
  const blocked = () =>
    troubles.find((text) => text.includes('Content Security Policy') && text.includes(mailboxPath))
  return {
    answer: () => answer,
    failure: () => {
      const refusal = blocked()
      if (refusal !== undefined) return `the Content Security Policy blocks the enquiry: ${refusal}`
      return failed && `${failed.url()} cannot be reached: ${failed.failure()?.errorText}`
    },
    /** Returns why there is no answer. */
    silence: () =>
      sent
        ? `${sent.url()} did not answer in time`
        : `pressing the button sends nothing: ${troubles[0] ?? 'the scripts of the form do not run'}`,
  }
}

export type Watched = ReturnType<typeof watchRequests>
