import { html } from 'hono/html'
import { phoneAddress } from '../../../block-library/parts/phone-address.ts'
import { fillText } from '../../../schemas/shared/fill-texts.ts'
import { minuteOf } from '../../util/minute-of.ts'
import { plainLine, plainLines } from '../../util/plain-line.ts'
import type { Delivery } from '../store/deliveries.ts'
import type { EnquiryFile } from '../store/files.ts'
import type { StoredEnquiry } from '../store/stored-enquiry.ts'
import type { DeskTexts } from '../store/desk-texts.ts'
import { deliveryLine, stateOf } from './states.ts'
import { button, layout } from './layout.ts'

interface EnquiryPage {
  path: string
  texts: DeskTexts
  enquiry: StoredEnquiry
  deliveries: Delivery[]
  files: EnquiryFile[]
  /** Channels to which the enquiry can be delivered again. */
  channels: string[]
}

/** Returns the page of one enquiry, with its deliveries and the actions. */
export function enquiryPage({ path, texts, enquiry, deliveries, files, channels }: EnquiryPage) {
  const { words, labels } = texts
  const { id, reference, receivedAt, answeredAt, product, city, fields } = enquiry
  const at = `${path}/entry/${id}`
  const state = stateOf(enquiry, words)
  const title = fillText(words.enquiry, { reference })
  const deliver = deliveries.length > 0 ? words.deliverAgain : words.deliver
  const rows = Object.entries({ state, received: minuteOf(receivedAt), ...fields, product, city })
  return layout(
    texts,
    title,
    html`<nav aria-label="${words.title}"><a href="${path}">${words.back}</a></nav>
      <main>
        <h1>${title}</h1>
        <dl>
          ${rows
            .filter(([, value]) => value !== '')
            .map(
              ([name, value]) =>
                html`<dt>${labels[name] ?? name.replace(/^field_/, '')}</dt>
                  <dd dir="auto">${valueOf(name, value)}</dd>`,
            )}
        </dl>
        ${files.length > 0 && html`<h2>${words.files}</h2>`}
        <ul>
          ${files.map(
            ({ name, content }, index) =>
              html`<li>
                <a href="${at}/files/${index}" dir="auto">${plainLine(name)}</a>
                (${Math.ceil(content.byteLength / 1024)} KB)
              </li>`,
          )}
        </ul>
        <h2>${words.deliveries}</h2>
        ${deliveries.length === 0 && html`<p>${words.noDeliveries}</p>`}
        <ul>
          ${deliveries.map(
            (delivery) =>
              html`<li>
                <p
                  data-state="${delivery.state}"
                  class="${delivery.lastError === '' || delivery.state === 'delivered' ? '' : 'fault'}"
                >
                  ${deliveryLine(delivery, words)}
                </p>
              </li>`,
          )}
        </ul>
        <div class="actions">
          ${answeredAt === '' && button(`${at}/answered`, words.markAnswered)}
          ${
            channels.length > 0 &&
            button(`${at}/deliver`, fillText(deliver, { channels: channels.join(', ') }))
          }
          <a href="${at}/erase">${words.erase.link}</a>
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
