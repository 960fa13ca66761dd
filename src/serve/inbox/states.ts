import type { InboxWords } from '../../../schemas/shared/inbox-words.ts'
import { fillText } from '../../../schemas/shared/fill-texts.ts'
import { minuteOf } from '../../util/minute-of.ts'
import { plainLine } from '../../util/plain-line.ts'
import type { Delivery } from '../store/deliveries.ts'
import type { StoredEnquiry } from '../store/stored-enquiry.ts'

/** Returns the state of an enquiry in words. */
export const stateOf = ({ flagged, answeredAt }: StoredEnquiry, { state }: InboxWords) =>
  flagged
    ? state.flagged
    : answeredAt === ''
      ? state.open
      : fillText(state.answered, { time: minuteOf(answeredAt) })

/** Returns the state of a delivery in words, with the reason of a failure. */
export function deliveryLine(delivery: Delivery, { delivery: words }: InboxWords): string {
  const { channel, notice, state, tries, nextAt, deliveredAt, lastError } = delivery
  const about = notice === '' ? '' : ` (${fillText(words.notice, { channel: notice })})`
  const time = state === 'delivered' ? deliveredAt : new Date(nextAt).toISOString()
  const attempts = fillText(words.attempts, { count: tries })
  const reason = lastError === '' || state === 'delivered' ? '' : `: ${plainLine(lastError)}`
  return `${channel}${about}: ${fillText(words[state], { time: minuteOf(time) })}, ${attempts}${reason}`
}
