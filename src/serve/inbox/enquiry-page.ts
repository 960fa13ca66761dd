import { html } from 'hono/html'
import { phoneAddress } from '../../../block-library/parts/phone-address.ts'
import { minuteOf } from '../../util/minute-of.ts'
import { plainLine, plainLines } from '../../util/plain-line.ts'
import type { Delivery } from '../store/deliveries.ts'
import type { EnquiryFile } from '../store/files.ts'
import type { StoredEnquiry } from '../store/stored-enquiry.ts'
import { button, layout } from './layout.ts'

interface EnquiryPage {
  path: string
  enquiry: StoredEnquiry
  deliveries: Delivery[]
  files: EnquiryFile[]
  /** Channels to which the enquiry can be delivered again. */
  channels: string[]
}

/** Returns the page of one enquiry, with its deliveries and the actions. */
export function enquiryPage({ path, enquiry, deliveries, files, channels }: EnquiryPage) {
  const { id, reference, receivedAt, answeredAt, product, city, fields } = enquiry
  const at = `${path}/entry/${id}`
  const state = stateOf(enquiry)
  const rows = Object.entries({ state, received: minuteOf(receivedAt), ...fields, product, city })
  return layout(
    `Enquiry ${reference}`,
    html`<nav aria-label="Inbox"><a href="${path}">Back to the list</a></nav>
      <main>
        <h1>Enquiry ${reference}</h1>
        <dl>
          ${rows
            .filter(([, value]) => value !== '')
            .map(
              ([name, value]) =>
                html`<dt>${name}</dt>
                  <dd dir="auto">${valueOf(name, value)}</dd>`,
            )}
        </dl>
        ${files.length > 0 && html`<h2>Files</h2>`}
        <ul>
          ${files.map(
            ({ name, content }, index) =>
              html`<li>
                <a href="${at}/files/${index}" dir="auto">${plainLine(name)}</a>
                (${Math.ceil(content.byteLength / 1024)} KB)
              </li>`,
          )}
        </ul>
        <h2>Deliveries</h2>
        ${deliveries.length === 0 && html`<p>None.</p>`}
        <ul>
          ${deliveries.map(
            (delivery) =>
              html`<li>
                <p class="${delivery.lastError === '' || delivery.state === 'delivered' ? '' : 'fault'}">
                  ${deliveryLine(delivery)}
                </p>
              </li>`,
          )}
        </ul>
        <div class="actions">
          ${answeredAt === '' && button(`${at}/answered`, 'Mark as answered')}
          ${
            channels.length > 0 &&
            button(
              `${at}/deliver`,
              `${deliveries.length > 0 ? 'Deliver again' : 'Deliver'} to ${channels.join(', ')}`,
            )
          }
          <a href="${at}/erase">Erase …</a>
        </div>
      </main>`,
  )
}

/** Returns a value as text. An address or a number is a link that answers. */
function valueOf(name: string, value: string) {
  const text = plainLines(value)
  if (name === 'email') return html`<a href="mailto:${encodeURIComponent(text)}">${text}</a>`
  if (name === 'phone') return html`<a href="${phoneAddress(text)}">${text}</a>`
  return text
}

/** Returns the state of an enquiry in words. */
export const stateOf = ({ flagged, answeredAt }: StoredEnquiry) =>
  flagged ? 'likely spam' : answeredAt === '' ? 'open' : `answered ${minuteOf(answeredAt)}`

/** Returns the state of a delivery in words, with the reason of a failure. */
export function deliveryLine({
  channel,
  notice,
  state,
  tries,
  nextAt,
  deliveredAt,
  lastError,
}: Delivery): string {
  const of = notice === '' ? '' : ` (notice, because ${notice} failed)`
  const times = {
    waiting: `next attempt ${minuteOf(new Date(nextAt).toISOString())}`,
    sending: 'under way',
    delivered: `delivered ${minuteOf(deliveredAt)}`,
    failed: 'failed for good',
  }
  const reason = lastError === '' || state === 'delivered' ? '' : `: ${plainLine(lastError)}`
  return `${channel}${of}: ${times[state]}, attempts ${tries}${reason}`
}
