import { referenceOf, type Enquiry } from '../../../schemas/enquiry.ts'
import { DeliveryError } from './delivery-error.ts'
import { emailServiceOrigin } from './email-service.ts'

const { VITE_EMAILJS_SERVICE, VITE_EMAILJS_TEMPLATE, VITE_EMAILJS_KEY, VITE_EMAILJS_ORIGIN } = import.meta.env

/** Without keys the embedded service answers in the e-mail service's place. */
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
    // The library reaches for the browser's storage as it loads, which throws where that is blocked.
    const library = await import('@emailjs/browser').catch(() => undefined)
    if (!library) return await postPlainly(form, origin)
    // It takes the origin from init() alone (a per-call one is ignored).
    library.default.init({ publicKey, origin })
    await library.default.sendForm(service, template, form)
  } catch (cause) {
    const status = statusOf(cause)
    throw new DeliveryError(`the e-mail service answered ${status || 'nothing'}`, isPassing(status), {
      cause,
    })
  }
}

/** What the library does, without it; throws the answer where that is no success. */
async function postPlainly(form: HTMLFormElement, origin: string): Promise<void> {
  const { service, template, publicKey } = settings
  const body = new FormData(form)
  body.append('service_id', service)
  body.append('template_id', template)
  body.append('user_id', publicKey)
  const response = await fetch(`${origin}/api/v1.0/email/send-form`, { method: 'POST', body })
  if (!response.ok)
    throw Object.assign(new Error('The enquiry was not accepted'), { status: response.status })
}

/** The status of the service's answer; 0 where there was none. */
function statusOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) || 0 : 0
}

function isPassing(status: number): boolean {
  return status === 0 || status === 429 || status === 451 || status >= 500
}

/** The service takes form data (document 1 §7); a form that is on no page carries it, so that a kept enquiry can go too. */
function formOf({ id, values, source, flagged, createdAt }: Enquiry): HTMLFormElement {
  const form = document.createElement('form')
  const fields = {
    ...source,
    ...values,
    // Browsers take an address with blanks around it for a sound one; not every mail service does.
    email: values.email.trim(),
    reference: referenceOf(id),
    enquiry_id: id,
    sent_at: createdAt,
    ...(flagged && { flagged: 'likely spam' }),
  }
  for (const [name, value] of Object.entries(fields)) {
    // Hidden before it is filled in: any other input would drop line breaks.
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  return form
}
