import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readText } from '../util/read-text.ts'
import { nextChangeFile, readNextChange } from './hosting/next-change.ts'

interface PublishOnTime {
  /** The published folder. */
  folder: string
  /** Publishes the site beside the folder, then replaces it. Resolves with whether that succeeded. */
  publish: () => Promise<boolean>
  say: (line: string) => void
  signal: AbortSignal
  /** Milliseconds until a failed publish is tried again. */
  retryMs?: number
}

/** Publishes a site at each moment at which something begins or ends, until `signal` is aborted. The old site stays if that fails. */
export async function publishOnTime({
  folder,
  publish,
  say,
  signal,
  retryMs = RETRY_MS,
}: PublishOnTime): Promise<void> {
  const pause = (milliseconds: number) => sleep(milliseconds, undefined, { signal }).catch(() => undefined)
  while (!signal.aborted) {
    const { next } = readNextChange(readText(join(folder, nextChangeFile))) ?? {}
    const wait = next ? Date.parse(next) - Date.now() : Infinity
    // Somebody may publish meanwhile, and the clock may be set.
    if (wait > 0) await pause(Math.min(wait, LOOK_MS))
    else {
      say('Something begins or ends now: the site is published again')
      const isDone = await publish().catch(() => false)
      if (signal.aborted) return
      say(
        isDone
          ? 'The site is published'
          : `Publishing failed, and the site stays as it is. Next try in ${retryMs / 1_000} s`,
      )
      if (!isDone) await pause(retryMs)
    }
  }
}

const LOOK_MS = 60_000
const RETRY_MS = 300_000
