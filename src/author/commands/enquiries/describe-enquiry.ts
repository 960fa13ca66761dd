import { english } from '../../../../schemas/words/english.ts'
import type { Delivery } from '../../../serve/store/deliveries.ts'
import type { EnquiryFile } from '../../../serve/store/files.ts'
import type { StoredEnquiry } from '../../../serve/store/stored-enquiry.ts'
import { deliveryLine, stateOf } from '../../../serve/inbox/states.ts'
import { minuteOf as minute } from '../../../util/minute-of.ts'
import { plainLine, plainLines, shortened } from '../../../util/plain-line.ts'

const words = english.inbox

/** Maximum characters of a cell of the list. */
const MAX_CELL_LENGTH = 40

/** Returns an enquiry as one line for a terminal, followed by a line for each of its deliveries. */
export function enquiryLine(enquiry: StoredEnquiry, deliveries: Delivery[]): string {
  const { reference, fields, product, city } = enquiry
  const cells = [
    reference,
    minute(enquiry.receivedAt),
    stateOf(enquiry, words),
    fields.name,
    fields.option,
    product,
    city,
  ]
  const line = cells.map((cell = '') => shortened(plainLine(cell), MAX_CELL_LENGTH)).filter(Boolean)
  return [line.join('  '), ...deliveries.map((delivery) => `  ${deliveryLine(delivery, words)}`)].join('\n')
}

/** Returns everything about an enquiry for a terminal. */
export function detailsOf(enquiry: StoredEnquiry, deliveries: Delivery[], files: EnquiryFile[]): string {
  const { id, reference, receivedAt, product, city, fields } = enquiry
  const names = { id, reference, received: minute(receivedAt), state: stateOf(enquiry, words), product, city }
  const rows = [...Object.entries(names), ...Object.entries(fields)].filter(([, value]) => value !== '')
  return [
    ...rows.map(
      ([name, value]) => `${name.padEnd(12)} ${plainLines(value).replaceAll('\n', `\n${' '.repeat(13)}`)}`,
    ),
    ...files.map(({ name }) => `${'file'.padEnd(12)} ${plainLine(name)} (the inbox saves it)`),
    ...deliveries.map((delivery) => `  ${deliveryLine(delivery, words)}`),
  ].join('\n')
}
