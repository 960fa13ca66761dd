import { html } from 'hono/html'
import { minuteOf } from '../../util/minute-of.ts'
import { plainLine, shortened } from '../../util/plain-line.ts'
import type { Delivery } from '../store/deliveries.ts'
import type { Listed } from '../store/store.ts'
import type { StoredEnquiry } from '../store/stored-enquiry.ts'
import { button, layout } from './layout.ts'

/** Number of enquiries on a page. */
export const PAGE_LENGTH = 50
/** Maximum characters of a value in the list. */
const LONGEST_VALUE = 80
const LONGEST_BEGINNING = 160

interface ListPage {
  path: string
  which: Listed
  /** Number of newer enquiries, which are on earlier pages. */
  from: number
  counts: Record<Listed, number>
  rows: { enquiry: StoredEnquiry; deliveries: Delivery[] }[]
}

const lists: [which: Listed, label: string][] = [
  ['open', 'Open'],
  ['all', 'All'],
  ['flagged', 'Likely spam'],
  ['failed', 'Not delivered'],
]

/** Returns the page with a list of enquiries, newest first. */
export function listPage({ path, which, from, counts, rows }: ListPage) {
  const address = (list: Listed, start = 0) => `${path}?list=${list}${start > 0 ? `&from=${start}` : ''}`
  const next = from + PAGE_LENGTH
  return layout(
    'Inbox',
    html`<header>
        <h1>Inbox</h1>
        ${button(`${path}/logout`, 'Log out')}
      </header>
      <nav aria-label="Lists">
        ${lists.map(
          ([list, label]) =>
            html`<a href="${address(list)}" ${list === which ? 'aria-current=page' : ''}
              >${label} ${counts[list]}</a
            >`,
        )}
      </nav>
      <main>
        ${
          rows.length === 0
            ? html`<p>This list is empty.</p>`
            : html`<ul>
                ${rows.map(({ enquiry, deliveries }) => row(path, enquiry, deliveries))}
              </ul>`
        }
        <p class="row">
          ${from > 0 && html`<a href="${address(which, Math.max(0, from - PAGE_LENGTH))}">Newer</a>`}
          ${next < counts[which] && html`<a href="${address(which, next)}">Older</a>`}
          <a href="${path}/enquiries.csv?list=${which}">Download as CSV</a>
        </p>
      </main>`,
  )
}

function row(path: string, enquiry: StoredEnquiry, deliveries: Delivery[]) {
  const { id, reference, receivedAt, answeredAt, flagged, product, city, fields } = enquiry
  const about = [fields.company, fields.option, product, city]
    .map((value = '') => line(value))
    .filter(Boolean)
  const state = flagged ? 'likely spam' : answeredAt === '' ? 'open' : 'answered'
  const faults = deliveries.filter(({ state: at, lastError }) => at !== 'delivered' && lastError !== '')
  return html`<li>
    <a href="${path}/entry/${id}">
      <span class="row"><strong dir="auto">${line(fields.name ?? '')}</strong> <span>${state}</span></span>
      <span class="quiet" dir="auto">${about.join(' · ')}</span>
      <div dir="auto">${line(fields.message ?? '', LONGEST_BEGINNING)}</div>
      <span class="quiet">${minuteOf(receivedAt)} · ${reference}</span>
      ${faults.map(
        ({ channel, state: at, lastError }) =>
          html`<div class="fault">
            ${channel}: ${at === 'failed' ? 'failed for good' : 'is repeated'}:
            ${line(lastError, LONGEST_BEGINNING)}
          </div>`,
      )}
    </a>
  </li>`
}

const line = (text: string, longest = LONGEST_VALUE) => shortened(plainLine(text).trim(), longest)
