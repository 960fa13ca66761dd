import { setTimeout as sleep } from 'node:timers/promises'
import type { Channel } from './channel.ts'
import { deliveryKey, type Claim, type Deliveries } from '../store/deliveries.ts'
import { plainLine } from '../../util/plain-line.ts'
import type { EnquiryFiles } from '../store/files.ts'
import type { EnquiryStore } from '../store/store.ts'
import { messageOf } from '../../util/message-of.ts'

export interface Worker {
  /** Makes the worker look for due deliveries now. */
  wake: () => void
  /** Ends the worker after its current attempts. */
  stop: () => Promise<void>
}

export interface WorkerSettings {
  store: Pick<EnquiryStore, 'get'>
  files: Pick<EnquiryFiles, 'list'>
  deliveries: Deliveries
  channels: readonly Channel[]
  /** Called with a line about each failure. */
  say: (line: string) => void
  /** Time limits that differ from the defaults. */
  limits?: Partial<Limits>
}

const [second, minute, hour] = [1000, 60_000, 3_600_000]

const defaults = {
  /** Milliseconds before each repetition of a failed attempt: 48 hours in all. */
  RETRY_PAUSES_MS: [
    10 * second,
    minute,
    5 * minute,
    15 * minute,
    40 * minute,
    hour,
    2 * hour,
    4 * hour,
    8 * hour,
    8 * hour,
    12 * hour,
    12 * hour,
  ],
  /** Milliseconds after which an attempt is aborted. */
  ATTEMPT_LIMIT_MS: 30 * second,
  /** Milliseconds for which a process watches the lease of another one before it takes the delivery. Longer than any attempt. */
  LEASE_MS: 60 * second,
  /** Milliseconds between two searches for due deliveries. */
  POLL_MS: 5 * second,
}
type Limits = typeof defaults

/** Starts delivering enquiries. Each channel has a loop of its own, so that a hanging one does not delay the others. */
export function startWorker({ channels, ...settings }: WorkerSettings): Worker {
  const limits = { ...defaults, ...settings.limits }
  const stopping = new AbortController()
  let waking = new AbortController()
  const run = async (channel: Channel) => {
    while (!stopping.signal.aborted) {
      // Taken before the search, so that a call during it causes another one.
      const { signal } = waking
      await deliverDue(channel, { ...settings, channels, limits, stopped: stopping.signal }).catch(
        (error: unknown) =>
          settings.say(`Deliveries to "${channel.name}" are not possible now: ${reasonOf(error)}`),
      )
      await sleep(limits.POLL_MS, undefined, { signal }).catch(() => undefined)
    }
  }
  const running = Promise.all(channels.map(run))
  const wake = () => {
    waking.abort()
    waking = new AbortController()
  }
  return {
    wake,
    stop: async () => {
      stopping.abort()
      wake()
      await running
    },
  }
}

interface Round extends Omit<WorkerSettings, 'limits'> {
  limits?: Limits
  stopped?: AbortSignal
}

/** Attempts each due delivery of a channel, one after the other, so that they arrive in order. */
export async function deliverDue(channel: Channel, round: Round): Promise<void> {
  const { store, files, deliveries, limits = defaults, stopped } = round
  const claimNext = async () =>
    stopped?.aborted ? undefined : deliveries.claim(channel.name, Date.now(), limits)
  for (let claim = await claimNext(); claim; claim = await claimNext()) {
    const enquiry = await store.get(claim.enquiry)
    // Erased in the meantime.
    if (!enquiry) continue
    const attached = await files.list(enquiry.id)
    const parcel = { enquiry, files: attached, key: deliveryKey(claim), notice: claim.notice }
    const error = await channel
      .send(parcel, AbortSignal.timeout(limits.ATTEMPT_LIMIT_MS))
      .then(() => undefined, reasonOf)
    const time = Date.now()
    const record =
      error === undefined
        ? () => deliveries.delivered(claim, time)
        : () => recordFailure(claim, error, enquiry.reference, { ...round, limits })
    await untilWritten(record, { ...round, limits })
  }
}

/** Repeats the record of an attempt until the store has it: a delivery without its record would be sent again. */
async function untilWritten(
  record: () => Promise<unknown>,
  { say, limits, stopped }: Round & { limits: Limits },
): Promise<void> {
  for (;;) {
    try {
      await record()
      return
    } catch (error) {
      if (stopped?.aborted) throw error
      say(`The result of a delivery cannot be stored yet: ${reasonOf(error)}`)
    }
    await sleep(limits.POLL_MS, undefined, { ...(stopped && { signal: stopped }) }).catch(() => undefined)
  }
}

/** Postpones a failed delivery, or abandons it after all its repetitions. */
async function recordFailure(
  claim: Claim,
  error: string,
  reference: string,
  { deliveries, channels, say, limits }: Round & { limits: Limits },
): Promise<void> {
  const time = Date.now()
  const { RETRY_PAUSES_MS: pauses } = limits
  const isOver = claim.tries > pauses.length
  const attempt = `Enquiry ${reference}, delivery to "${claim.channel}", attempt ${claim.tries}`
  if (isOver) {
    const others = channels
      .filter(({ name, isForBuyer }) => !isForBuyer && name !== claim.channel)
      .map(({ name }) => name)
    await deliveries.abandon(claim, time, error, others)
    say(`${attempt} failed for good: ${error}\n  npm run enquiries -- list --failed`)
    return
  }
  const pause = pauses[Math.min(claim.tries, pauses.length) - 1] ?? 0
  await deliveries.postpone(claim, time, error, time + pause)
  say(`${attempt} failed: ${error}\n  next attempt at ${new Date(time + pause).toISOString()}`)
}

/** Maximum characters of a stored reason. */
const MAX_REASON_LENGTH = 300

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : ''
  const message = messageOf(error)
  return plainLine(`${message}${cause}`).slice(0, MAX_REASON_LENGTH)
}
