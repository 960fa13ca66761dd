import { deliverDue } from '../../../serve/enquiries/deliver.ts'
import { openChannels } from '../../../serve/enquiries/open-channels.ts'
import { channelsFor } from '../../../serve/enquiries/route.ts'
import type { StoredEnquiry } from '../../../serve/store/stored-enquiry.ts'
import { unknownValue } from '../../../util/unknown-value.ts'
import { detailsOf } from './describe-enquiry.ts'
import type { Desk } from './open-desk.ts'

/**
 * Delivers an enquiry again, to its channels or to one. A failed attempt is repeated by the server. Returns 0 if each
 * channel has the enquiry.
 */
export async function deliverNow(
  desk: Desk,
  enquiry: StoredEnquiry,
  only: string | undefined,
): Promise<number> {
  const { deliveries, files, log, error, store, settings } = desk
  const { config, secrets = {}, facts } = settings
  const names = config.channels.map(({ name }) => name)
  if (only !== undefined && !names.includes(only)) throw unknownValue('--channel', only, names)
  if (names.length === 0) {
    error('page-configs/enquiries.ts has no channel: add one to deliver enquiries (docs/operations.md)')
    return 1
  }
  const chosen = only === undefined ? channelsFor(enquiry, config.channels) : [only]
  await deliveries.deliverAgain(enquiry.id, chosen, Date.now())
  const channels = openChannels(config, secrets, facts)
  for (const channel of channels.filter(({ name }) => chosen.includes(name)))
    await deliverDue(channel, { store, files, deliveries, channels, say: error })
  const outcome = (await deliveries.list(enquiry.id)).filter(({ channel }) => chosen.includes(channel))
  log(detailsOf(enquiry, outcome, await files.list(enquiry.id)))
  return outcome.every(({ state, notice }) => state === 'delivered' || notice !== '') ? 0 : 1
}
