import type { Enquiry } from '../../schemas/enquiry.ts'

/** Why an enquiry did not arrive. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  /** Whether another try may help: throttled, blocked for now, service down, no network. */
  readonly mayPass: boolean

  constructor(reason: string, mayPass: boolean) {
    super(reason)
    this.mayPass = mayPass
  }
}

const { VITE_EMAILJS_SERVICE, VITE_EMAILJS_TEMPLATE, VITE_EMAILJS_KEY, VITE_EMAILJS_ORIGIN } = import.meta.env

/** Without keys the embedded service answers in the e-mail service's place. */
const local = { service: 'local', template: 'enquiry', publicKey: 'local', origin: '' }
const settings = VITE_EMAILJS_KEY
  ? {
      service: VITE_EMAILJS_SERVICE ?? '',
      template: VITE_EMAILJS_TEMPLATE ?? '',
      publicKey: VITE_EMAILJS_KEY,
      origin: VITE_EMAILJS_ORIGIN ?? 'https://api.emailjs.com',
    }
  : local

/** Sends one enquiry through the e-mail service. Rejects with a `DeliveryError`. The library loads on the first use. */
export async function transmit(enquiry: Enquiry): Promise<void> {
  try {
    const { default: emailjs } = await import('@emailjs/browser')
    const { service, template, publicKey, origin } = settings
    // The library takes the origin from init() alone (a per-call one is ignored).
    emailjs.init({ publicKey, origin: origin || window.location.origin })
    await emailjs.sendForm(service, template, formOf(enquiry))
  } catch (error) {
    const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0
    throw new DeliveryError(`the e-mail service answered ${status || 'nothing'}`, mayPass(status))
  }
}

function mayPass(status: number): boolean {
  return status === 0 || status === 429 || status === 451 || status >= 500
}

/** The service takes form data (document 1 §7); a form that is on no page carries it, so that a kept enquiry can go too. */
function formOf({ id, values, source, flagged, createdAt }: Enquiry): HTMLFormElement {
  const form = document.createElement('form')
  const fields = {
    ...values,
    ...source,
    enquiry_id: id,
    sent_at: createdAt,
    ...(flagged && { flagged: 'likely spam' }),
  }
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.name = name
    input.value = value
    // An input would drop line breaks; a hidden one keeps them.
    input.type = 'hidden'
    input.setAttribute('value', value)
    form.append(input)
  }
  return form
}
