import type { Response } from 'playwright-core'
import { plainLine, shortened } from '../../../util/plain-line.ts'

/** Maximum characters of an answer in a message. */
const LONGEST_ANSWER = 160

/** Returns what is wrong with the answer to a form, or undefined for the confirmation "OK". */
export async function answerFault(response: Response): Promise<string | undefined> {
  const [url, status, headers] = [response.url(), response.status(), response.headers()]
  if (status >= 300 && status < 400)
    return `${url} answered ${status}, a redirect to ${headers['location']}: the enquiry is lost there`
  const body = await response.text().catch(() => '')
  const text = shortened(plainLine(body).trim(), LONGEST_ANSWER)
  if (!response.ok()) return `${url} answered ${status}: ${text}${hints[status] ?? ''}`
  if (body.trim() === 'OK') return undefined
  const type = headers['content-type'] ?? 'no type'
  return `${url} answered with ${type} instead of the confirmation "OK": ${text}`
}

/** Advice about a status. */
const hints: Record<number, string> = {
  404: ' (nothing receives enquiries at this address: is the server running, or is this a static host?)',
  405: ' (nothing receives enquiries at this address: is the server running, or is this a static host?)',
  429: ' (the rate limit: other enquiries came from the address of the canary)',
  503: ' (the log of the server has the reason)',
}
