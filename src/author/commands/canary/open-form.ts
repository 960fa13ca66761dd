import type { Locator, Page, Response } from 'playwright-core'
import { enquiryFields } from '../../../../schemas/enquiry.ts'
import { CanaryFault } from './canary-fault.ts'

/** Selects what sends a form. */
export const submitButton = 'button[type=submit], button:not([type]), input[type=submit]'

/** Opens the page with the form. Rejects if the page, the form, one of its fields or its button is missing. */
export async function openForm(page: Page, url: string): Promise<Locator> {
  const response = await page.goto(url, { waitUntil: 'load' }).catch((error: Error) => {
    throw new CanaryFault('the page', `${url} ${reasonOf(error.message)}`)
  })
  const answer = pageFault(response)
  if (answer !== undefined) throw new CanaryFault('the page', `${url} ${answer}`)
  const at = page.url() === url ? url : `${url}, which redirects to ${page.url()},`
  if (new URL(page.url()).origin !== new URL(url).origin)
    throw new CanaryFault('the page', `${at} leaves the site`)
  const forms = page.locator('form')
  if ((await forms.count()) === 0) throw new CanaryFault('the form', `${at} has no form`)
  const fieldIn = (field: string) => page.locator(`[name="${field}"]`)
  const whole = forms.filter({ has: page.locator(enquiryFields.map((field) => `[name="${field}"]`).join()) })
  const form = ((await whole.count()) > 0 ? whole : forms).first()
  const counts = await Promise.all(
    enquiryFields.map(async (field) => ({ field, count: await form.locator(fieldIn(field)).count() })),
  )
  const missing = counts.filter(({ count }) => count === 0).map(({ field }) => `"${field}"`)
  if (missing.length > 0)
    throw new CanaryFault('the form', `the form on ${at} has no field with the name ${missing.join(', ')}`)
  if ((await form.locator(submitButton).count()) === 0)
    throw new CanaryFault('the form', `the form on ${at} has no button that sends it`)
  return form
}

function pageFault(response: Response | null): string | undefined {
  if (!response) return 'answered nothing'
  if (!response.ok()) return `answered ${response.status()}`
  const type = response.headers()['content-type'] ?? 'no type'
  return type.startsWith('text/html') ? undefined : `answered with ${type} instead of a page`
}

const reasons: [pattern: RegExp, words: string][] = [
  [/ERR_NAME_NOT_RESOLVED/, 'has a host name that does not exist: check DNS'],
  [/ERR_CONNECTION_REFUSED/, 'is not served: no server listens there'],
  [/ERR_CERT_|ERR_SSL_/, 'has no valid certificate'],
  [/ERR_TOO_MANY_REDIRECTS/, 'redirects in a circle'],
  [/Timeout/, 'did not answer in time'],
]

function reasonOf(message: string): string {
  const [code = message.split('\n')[0] ?? ''] = /net::\w+/.exec(message) ?? []
  const words = reasons.find(([pattern]) => pattern.test(message))?.[1] ?? 'cannot be opened'
  return `${words} (${code})`
}
