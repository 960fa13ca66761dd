import { plainEmail, referenceOf, type Enquiry } from '../../../schemas/enquiry.ts'
import { DeliveryError } from './delivery-error.ts'
import { emailServiceOrigin } from './email-service.ts'

const { VITE_EMAILJS_SERVICE, VITE_EMAILJS_TEMPLATE, VITE_EMAILJS_KEY, VITE_EMAILJS_ORIGIN } = import.meta.env

/** Settings without keys: the embedded service replaces the e-mail service. */
const local = { service: 'local', template: 'enquiry', publicKey: 'local', origin: '' }
const settings = VITE_EMAILJS_KEY
  ? {
      service: VITE_EMAILJS_SERVICE ?? '',
      template: VITE_EMAILJS_TEMPLATE ?? '',
      publicKey: VITE_EMAILJS_KEY,
      origin: VITE_EMAILJS_ORIGIN || emailServiceOrigin,
    }
  : local

/** Sends one enquiry through the e-mail service. Rejects with a `DeliveryError`. The library loads on the first use. */
export async function transmit(enquiry: Enquiry): Promise<void> {
  const { service, template, publicKey } = settings
  const origin = settings.origin || window.location.origin
  const form = formOf(enquiry)
  try {
    // The library accesses the browser's storage while it loads, which throws if storage is blocked.
    const library = await import('@emailjs/browser').catch(() => undefined)
    if (!library) return await postPlainly(form, origin)
    // The library reads the origin from init() only (an origin per call is ignored).
    library.default.init({ publicKey, origin })
    refusePage((await library.default.sendForm(service, template, form)).text)
  } catch (cause) {
    const status = statusOf(cause)
    throw new DeliveryError(`the e-mail service answered ${status || 'nothing'}`, isPassing(status), {
      cause,
    })
  }
}

/** Sends the form without the library. Throws the response if it is not a success. */
async function postPlainly(form: HTMLFormElement, origin: string): Promise<void> {
  const { service, template, publicKey } = settings
  const body = new FormData(form)
  body.append('service_id', service)
  body.append('template_id', template)
  body.append('user_id', publicKey)
  const response = await fetch(`${origin}/api/v1.0/email/send-form`, { method: 'POST', body })
  if (!response.ok)
    throw Object.assign(new Error('The enquiry was not accepted'), { status: response.status })
  refusePage(await response.text())
}

/**
 * Throws for a page of HTML. The login page of a network, and a host that answers every address with one page, have
 * status 200, but did not take the enquiry.
 */
function refusePage(answer: string): void {
  if (answer.trimStart().startsWith('<'))
    throw new Error('A page was answered in place of the e-mail service')
}

/** Returns the status of the service's response; 0 if there was no response. */
function statusOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) || 0 : 0
}

function isPassing(status: number): boolean {
  return status === 0 || status === 429 || status === 451 || status >= 500
}

/**
 * Returns a form for the service, which accepts form data (document 1 §7). The form is not part of a page, so that a
 * stored enquiry can be sent too.
 */
function formOf({ id, values, source, flagged, createdAt }: Enquiry): HTMLFormElement {
  const form = document.createElement('form')
  const fields = {
    ...source,
    ...values,
    // The form accepts an address with blanks and invisible signs; not every mail service does.
    email: plainEmail(values.email),
    reference: referenceOf(id),
    enquiry_id: id,
    sent_at: createdAt,
    ...(flagged && { flagged: 'likely spam' }),
  }
  for (const [name, value] of Object.entries(fields)) {
    // The type is set before the value: any other type of input would drop line breaks.
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  return form
}
