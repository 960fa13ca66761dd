import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { CanaryState } from '../../../serve/inbox/canary-routes.ts'
import { plainLine } from '../../../util/plain-line.ts'
import { CanaryFault } from './canary-fault.ts'
import type { CanarySettings } from './run-canary.ts'

/** Milliseconds between two questions, and until a question counts as unanswered. */
const PAUSE_MS = 500
const ANSWER_MS = 15_000

const stateSchema: z.ZodType<CanaryState> = z.object({
  reference: z.string(),
  deliveries: z.array(
    z.object({ channel: z.string(), state: z.string(), tries: z.number(), lastError: z.string() }),
  ),
})
const removedSchema = z.object({ removed: z.int().min(1) })
const missingSchema = z.object({ missing: z.literal(true) })
const errorSchema = z.object({ error: z.string() })

type Asked = Pick<CanarySettings, 'inbox' | 'token' | 'deliveryMs'>

/** Asks the inbox of the server about the enquiry with a marker. */
export function askServer({ inbox, token, deliveryMs }: Asked, marker: string) {
  const url = `${inbox}/canary/${marker}`
  const ask = async (step: string, method: 'GET' | 'DELETE') => {
    const response = await fetch(url, {
      method,
      headers: { authorization: `Bearer ${token}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
    }).catch((error: Error) => {
      const { cause = error } = error
      throw new CanaryFault(step, `the inbox ${inbox} cannot be reached: ${String(cause)}`)
    })
    const body: unknown = await response.json().catch(() => undefined)
    const { success: isMissing } = missingSchema.safeParse(body)
    if (response.ok || isMissing) return body
    const { error = '' } = errorSchema.safeParse(body).data ?? {}
    throw new CanaryFault(
      step,
      `the inbox ${inbox} ${refusals[response.status] ?? `answered ${response.status}`}${error && `: ${plainLine(error)}`}`,
    )
  }
  const stateNow = async (step: string) => {
    const body = await ask(step, 'GET')
    const state = stateSchema.safeParse(body).data
    if (!state && !missingSchema.safeParse(body).success)
      throw new CanaryFault(
        step,
        `the inbox ${inbox} answered with something else than JSON about the enquiry`,
      )
    return state
  }
  return {
    /** Rejects if the inbox would not find the enquiry. Nothing was sent then that could not be removed. */
    isReady: () => stateNow('the inbox'),

    /** Returns the reference of the stored enquiry. */
    stored: async (): Promise<string> => {
      const state = await stateNow('the store')
      if (state) return state.reference
      throw new CanaryFault(
        'the store',
        'the server confirmed the enquiry, but its store does not have it: do both addresses belong to one server?',
      )
    },
    /** Waits until each channel has the enquiry. Returns the names of the channels. */
    delivered: async (): Promise<string[]> => {
      const end = Date.now() + deliveryMs
      for (;;) {
        const { deliveries = [] } = (await stateNow('the deliveries')) ?? {}
        const waiting = deliveries.filter(({ state }) => state !== 'delivered')
        if (waiting.length === 0) return deliveries.map(({ channel }) => channel)
        const first = waiting.find(({ state }) => state === 'failed')
        const late = Date.now() > end ? waiting[0] : undefined
        const fault = first ?? late
        if (fault) throw new CanaryFault(`channel "${fault.channel}"`, waiting.map(deliveryFault).join('\n'))
        await sleep(PAUSE_MS)
      }
    },
    remove: async (): Promise<void> => {
      const removed = removedSchema.safeParse(await ask('removal', 'DELETE'))
      if (!removed.success)
        throw new CanaryFault(
          'removal',
          'the server did not find the enquiry to remove: npm run enquiries -- list',
        )
    },
  }
}

const refusals: Record<number, string> = {
  401: 'refuses the token: ENQUIRY_INBOX_TOKEN here is not that of the server',
  404: 'is missing: set ENQUIRY_INBOX_TOKEN for the server, and pass its requests to the server',
  405: 'is missing: set ENQUIRY_INBOX_TOKEN for the server, and pass its requests to the server',
  429: 'refuses more questions: too many wrong tokens came from this address',
  503: 'cannot read the store',
}

function deliveryFault({ channel, state, tries, lastError }: CanaryState['deliveries'][number]): string {
  if (state === 'missing') return `"${channel}" gets no delivery: does the server have the newest config?`
  if (lastError === '')
    return tries === 0
      ? `"${channel}" was not tried yet: are other deliveries before it?`
      : `"${channel}" does not answer, attempt ${tries}`
  const after = state === 'failed' ? `, for good after attempt ${tries}` : `, attempt ${tries}`
  return `"${channel}" did not get the enquiry${after}: ${plainLine(lastError)}`
}
