import { setTimeout } from 'node:timers/promises'

/** Maximum milliseconds that a busy host may ask for. Laravel counts requests by the minute. */
const MAX_WAIT_MS = 61_000
/** Maximum attempts. After a pause, other requests may be first. */
const MAX_TRIES = 4

/** A response without success. */
export class StatusError extends Error {
  /** Milliseconds after which a busy host answers again; undefined if it names none. */
  readonly waitMs: number | undefined

  constructor({ status, statusText, headers }: Response) {
    const after = headers.get('retry-after') ?? ''
    const waitMs = /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.now()
    const isBusy = [429, 503].includes(status) && !Number.isNaN(waitMs)
    super(`status ${status} ${statusText}`.trim() + (isBusy ? `, with "retry-after" ${after}` : ''))
    this.waitMs = isBusy ? waitMs : undefined
  }
}

/** Asks again when a busy host answers again. A build sends more requests in a minute than any visitor. */
export async function retryWhenBusy<T>(ask: () => Promise<T>, tries = MAX_TRIES): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const { waitMs = Infinity } = error instanceof StatusError ? error : {}
    if (waitMs > MAX_WAIT_MS || tries <= 1) throw error
    await setTimeout(Math.max(waitMs, 0))
    return retryWhenBusy(ask, tries - 1)
  }
}
