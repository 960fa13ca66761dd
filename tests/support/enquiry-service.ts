import { beforeEach, vi } from 'vitest'
import type { Enquiry } from '../../schemas/enquiry.ts'
import { createEnquiryService } from '../../src/runtime/enquiry/create-enquiry-service.ts'
import { createSafeStorage } from '../../src/runtime/enquiry/safe-storage.ts'
import { DeliveryError } from '../../src/runtime/enquiry/delivery-error.ts'
import { blank, createStorage, typed, withMessage } from './enquiries.ts'

type Alone = (name: string, task: () => Promise<boolean>) => Promise<boolean>

/** A browser without locks. */
export const lockless: Alone = (_, task) => task()

/** Failures of the service: temporary, and final. */
export const down = new DeliveryError('the e-mail service answered 503', true)
export const refusal = new DeliveryError('the e-mail service answered 400', false)

/** Creates a service that records every try. It takes the enquiry, throws an error, or hangs. */
export function createService() {
  const held: { arrive: () => void; fail: (error: Error) => void }[] = []
  const service = {
    /** Every try, in order. */
    tries: [] as Enquiry[],
    mood: 'takes' as 'takes' | 'hangs' | Error,
    /** Moods for single messages, which replace `mood`. */
    moods: new Map<string, 'takes' | 'hangs' | Error>(),
    /** Hanging tries. The test answers them. */
    held,
    messages: () => service.tries.map(({ values }) => values.message),
    ids: () => new Set(service.tries.map(({ id }) => id)),
    transmit: async (enquiry: Enquiry) => {
      service.tries.push(structuredClone(enquiry))
      const mood = service.moods.get(enquiry.values.message) ?? service.mood
      if (mood instanceof Error) throw mood
      if (mood === 'hangs') await new Promise<void>((arrive, fail) => held.push({ arrive, fail }))
    },
  }
  return service
}

type Service = ReturnType<typeof createService>

/** Creates locks like the browser's: a task waits for earlier tasks of its name, in all tabs. */
export function createLocks(): Alone {
  const queues = new Map<string, Promise<unknown>>()
  return (name, task) => {
    const turn = (queues.get(name) ?? Promise.resolve()).then(task)
    queues.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }
}

interface Surroundings {
  storage?: Storage
  service?: Service
  alone?: Alone
}

/** Opens a tab with its own enquiry service on this storage. */
export function openTab({ storage = createStorage().storage, ...more }: Surroundings = {}) {
  const { service = createService(), alone = createLocks() } = more
  const failures: unknown[] = []
  const { enquiries, flush, isAtRisk } = createEnquiryService({
    storage: createSafeStorage(() => storage),
    transmit: service.transmit,
    source: () => ({ landing: '/', page: '/products' }),
    cameFrom: () => ({ page: 'Products', address: '/products' }),
    alone,
    onFailure: (error) => failures.push(error),
  })
  /** Advances the clock by milliseconds. Without an argument, finishes all pending work. */
  const wait = async (milliseconds = 0) => void (await vi.advanceTimersByTimeAsync(milliseconds))
  /** Empties the form, which begins another enquiry, and sends this message. */
  const sendAnother = async (message: string, trap = '') => {
    enquiries.keepDraft(blank)
    enquiries.keepDraft(withMessage(message))
    enquiries.send(withMessage(message), trap)
    await wait()
  }
  const stored = (key: string): unknown => JSON.parse(storage.getItem(key) ?? 'null')
  return {
    enquiries,
    flush,
    isAtRisk,
    service,
    storage,
    failures,
    wait,
    sendAnother,
    waiting: () => stored('enquiry-outbox'),
  }
}

/** Opens a tab whose first enquiry failed with this error. */
export async function failedTab(error: Error = down) {
  const tab = openTab()
  tab.service.mood = error
  tab.enquiries.keepDraft(typed)
  tab.enquiries.send(typed, '')
  await tab.wait()
  return tab
}

/** Opens a tab whose first enquiry hangs longer than the 12 s after which the visitor sees a warning. */
export async function hangingTab(surroundings: Surroundings = {}) {
  const tab = openTab(surroundings)
  tab.service.mood = 'hangs'
  tab.enquiries.send(typed, '')
  await tab.wait(12_000)
  return tab
}

/** Time at which every test of the file begins. It passes only when a test advances it. */
export const startTime = '2025-11-21T10:00:00.000Z'

export function stopClock(): void {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(startTime) }))
}
