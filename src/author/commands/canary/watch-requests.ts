import type { Page, Request, Response } from 'playwright-core'
import { plainLine } from '../../../util/plain-line.ts'

/** Observes whether the page sends the marked enquiry, and how that ends. */
export function watchRequests(page: Page, marker: string) {
  let [answer, failed, sent]: [Response?, Request?, Request?] = []
  let refusal: string | undefined
  const troubles: string[] = []
  const isOurs = (request: Request) =>
    request.method() === 'POST' && (request.postDataBuffer()?.includes(marker) ?? false)
  page.on('request', (request) => {
    if (isOurs(request)) sent ??= request
  })
  page.on('response', (response) => {
    if (isOurs(response.request())) answer ??= response
  })
  page.on('requestfailed', (request) => {
    if (isOurs(request)) failed ??= request
    else if (request.resourceType() === 'script')
      troubles.push(`the script ${request.url()} cannot be loaded`)
  })
  page.on('console', (message) => {
    const text = plainLine(message.text())
    if (/Content Security Policy/.test(text)) refusal ??= text
    else if (message.type() === 'error') troubles.push(text)
  })
  page.on('pageerror', ({ message }) => troubles.push(plainLine(message)))
  return {
    answer: () => answer,
    failure: () => {
      if (refusal !== undefined) return `the Content Security Policy blocks the enquiry: ${refusal}`
      return failed && `${failed.url()} cannot be reached: ${failed.failure()?.errorText}`
    },
    /** Returns why there is no answer. `invalid` has the names of the fields that the form marks as wrong. */
    silence: (invalid: readonly string[]) => {
      if (sent) return `${sent.url()} did not answer in time`
      if (invalid.length > 0) return `the form refuses what is filled in: ${invalid.join(', ')}`
      return `pressing the button sends nothing: ${troubles[0] ?? 'the scripts of the form do not run'}`
    },
  }
}
