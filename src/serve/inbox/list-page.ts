import { html } from 'hono/html'
import { minuteOf } from '../../util/minute-of.ts'
import { plainLine, shortened } from '../../util/plain-line.ts'
import type { Delivery } from '../store/deliveries.ts'
import type { Listed } from '../store/store.ts'
import type { StoredEnquiry } from '../store/stored-enquiry.ts'
import type { DeskTexts } from '../store/desk-texts.ts'
import { deliveryLine, stateOf } from './states.ts'
import { button, layout } from './layout.ts'

/** Number of enquiries on a page. */
export const PAGE_LENGTH = 50
/** Maximum characters of a value in the list. */
const MAX_VALUE_LENGTH = 80
const MAX_BEGINNING_LENGTH = 160

interface ListPage {
  path: string
  texts: DeskTexts
  which: Listed
  /** Number of newer enquiries, which are on earlier pages. */
  from: number
  counts: Record<Listed, number>
  rows: { enquiry: StoredEnquiry; deliveries: Delivery[] }[]
}

const lists: Listed[] = ['open', 'all', 'flagged', 'failed']

/** Returns the page with a list of enquiries, newest first. */
export function listPage({ path, texts, which, from, counts, rows }: ListPage) {
  const { words } = texts
  const address = (list: Listed, start = 0) => `${path}?list=${list}${start > 0 ? `&from=${start}` : ''}`
  const next = from + PAGE_LENGTH
  return layout(
    texts,
    words.title,
    html`<header>
        <h1>${words.title}</h1>
        ${button(`${path}/logout`, words.logOut)}
      </header>
      <nav aria-label="${words.lists}">
        ${lists.map(
          (list) =>
            html`<a href="${address(list)}" ${list === which ? 'aria-current=page' : ''}
              >${words.list[list]} ${counts[list]}</a
            >`,
        )}
      </nav>
      <main>
        ${
          rows.length === 0
            ? html`<p>${words.empty}</p>`
            : html`<ul>
                ${rows.map(({ enquiry, deliveries }) => row(path, words, enquiry, deliveries))}
              </ul>`
        }
        <p class="row">
          ${from > 0 && html`<a href="${address(which, Math.max(0, from - PAGE_LENGTH))}">${words.newer}</a>`}
          ${next < counts[which] && html`<a href="${address(which, next)}">${words.older}</a>`}
          <a href="${path}/enquiries.csv?list=${which}">${words.download}</a>
        </p>
      </main>`,
  )
}

function row(path: string, words: DeskTexts['words'], enquiry: StoredEnquiry, deliveries: Delivery[]) {
  const { id, reference, receivedAt, product, city, fields } = enquiry
  const about = [fields.company, fields.option, product, city]
    .map((value = '') => line(value))
    .filter(Boolean)
  const faults = deliveries.filter(({ state: at, lastError }) => at !== 'delivered' && lastError !== '')
  return html`<li>
    <a href="${path}/entry/${id}">
      <span class="row"
        ><strong dir="auto">${line(fields.name ?? '')}</strong> <span>${stateOf(enquiry, words)}</span></span
      >
      <span class="quiet" dir="auto">${about.join(' · ')}</span>
      <div dir="auto">${line(fields.message ?? '', MAX_BEGINNING_LENGTH)}</div>
      <span class="quiet">${minuteOf(receivedAt)} · ${reference}</span>
      ${faults.map(
        (delivery) =>
          html`<div class="fault">${line(deliveryLine(delivery, words), MAX_BEGINNING_LENGTH)}</div>`,
      )}
    </a>
  </li>`
}

const line = (text: string, longest = MAX_VALUE_LENGTH) => shortened(plainLine(text).trim(), longest)
