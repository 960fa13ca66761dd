import type { Browser } from 'playwright-core'
import { canaryMarker } from '../../../serve/enquiries/canary-marker.ts'
import { askServer } from './ask-server.ts'
import { CanaryFault } from './canary-fault.ts'
import { openForm } from './open-form.ts'
import { watchRequests } from './watch-requests.ts'
import { sendForm } from './send-form.ts'

export interface CanarySettings {
  /** Address of the page with the form. */
  url: string
  /** Address of the server's inbox. */
  inbox: string
  token: string
  /** E-mail address of the marked enquiry. */
  email: string
  /** Maximum milliseconds for each step of the browser, and for the deliveries. */
  stepMs: number
  deliveryMs: number
  /** Called with a line about each step that succeeds. */
  say: (line: string) => void
}

/**
 * Sends a marked enquiry through the published form, sees it arrive in the store and at each channel, and removes it.
 * Returns the fault of the first step that fails.
 */
export async function runCanary(
  browser: Browser,
  settings: CanarySettings,
): Promise<CanaryFault | undefined> {
  const { say, url, stepMs } = settings
  const marker = canaryMarker(settings.token, Date.now())
  const server = askServer(settings, marker)
  const context = await browser.newContext()
  context.setDefaultTimeout(stepMs)
  try {
    const page = await context.newPage()
    const watched = watchRequests(page, marker)
    const form = await openForm(page, url)
    say(`The form is open: ${url}`)
    await server.isReady()
    await sendForm(form, { marker, email: settings.email, stepMs, watched })
    say('The form confirmed the enquiry')
    say(`The store has the enquiry: ${await server.stored()}`)
    const channels = await server.delivered()
    for (const channel of channels) say(`Channel "${channel}" has the enquiry`)
    if (channels.length === 0)
      say('The server only stores enquiries: page-configs/enquiries.ts has no channel')
    await server.remove()
    say('The enquiry is removed')
    return undefined
  } catch (error) {
    // Nothing of the canary remains. The step that failed first is the one to report.
    await server.remove().catch(() => undefined)
    if (error instanceof CanaryFault) return error
    throw error
  } finally {
    await context.close()
  }
}
