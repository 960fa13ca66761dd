import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { mailboxPath } from '../src/serve/embedded/mailbox.ts'
import { createDeliveries } from '../src/serve/store/deliveries.ts'
import { openStore } from '../src/serve/store/open-store.ts'
import { createStore } from '../src/serve/store/store.ts'
import { enquiriesSchema } from '../schemas/enquiries.ts'
import { freePort } from './free-port.ts'
import { killedServer } from './killed-server.ts'
import { lockStore } from './lock-store.ts'
import { randomFrom, type Random } from './random.ts'
import type { Behaviour } from './sink.ts'
import { smtpSink } from './smtp-sink.ts'
import { sinkSecret, webhookSink } from './webhook-sink.ts'

export interface EnquiryRun {
  count: number
  /** Number of visitors, who each send one enquiry at a time until it is accepted. */
  visitors: number
  /** Number of servers that share the store. */
  servers: number
  /** Longest milliseconds that a server runs until it is killed, and the maximum number of kills of a server. */
  killAfter: number
  mostKills: number
  /** Number of locks of the store by another process, each of 0 to 6 s. The receivers then accept every attempt. */
  locks?: number
  /** Longest milliseconds between two enquiries of a visitor. */
  pause?: number
  seed: number
  /** Folder of the store. */
  folder: string
}

export interface EnquiryFigures {
  kills: number
  /** Accepted enquiries that the store does not have, and enquiries that it has more than once. */
  lost: number
  doubled: number
  /** Deliveries that need attention at the end of the run. */
  undelivered: number
  /** Longest milliseconds of an answer without the store. */
  slowest: number
  channels: Record<string, ChannelFigures>
}

interface ChannelFigures {
  lost: number
  /** Everything that arrived. */
  received: number
  /** Enquiries that arrived under more than one id, so that the receiver cannot tell. */
  doubled: number
}

const limits = {
  RETRY_PAUSES_MS: Array.from({ length: 60 }, () => 250),
  ATTEMPT_LIMIT_MS: 1000,
  LEASE_MS: 2000,
  POLL_MS: 50,
}

/** Longest milliseconds of waiting for the last deliveries. */
const DELIVERY_LIMIT_MS = 900_000

/**
 * Sends enquiries to servers that are killed at random moments and started again. The receivers fail, hang and confirm
 * too late. Returns how many enquiries were lost or doubled.
 */
export async function runEnquiries(run: EnquiryRun): Promise<EnquiryFigures> {
  const random = randomFrom(run.seed)
  const { locks = 0, pause = 0 } = run
  const behave = (): Behaviour => (locks > 0 ? 'accept' : behaviours(random))
  const [smtp, webhook] = await Promise.all([smtpSink(behave), webhookSink(behave)])
  const store = { url: `file:${join(run.folder, 'enquiries.db')}` }
  const config = enquiriesSchema.parse({
    channels: [
      { name: 'smtp', type: 'smtp', from: 'site@example.com', to: ['sales@example.com'] },
      { name: 'webhook', type: 'webhook', url: webhook.url },
    ],
  })
  const secrets = { ENQUIRY_SMTP_URL: smtp.url, ENQUIRY_WEBHOOK_SECRET: sinkSecret }
  // Nothing but a lock is to repeat an attempt.
  const patient = { ...limits, ATTEMPT_LIMIT_MS: 30_000, LEASE_MS: 60_000 }
  const settings = { store, config, secrets, limits: locks > 0 ? patient : limits }
  const servers = await Promise.all(
    Array.from({ length: run.servers }, async (_, index) =>
      killedServer({
        port: await freePort(),
        settings,
        killAfter: run.killAfter,
        mostKills: run.mostKills,
        random: randomFrom(run.seed + index),
      }),
    ),
  )
  const client = await openStore(store)
  try {
    const urls = servers.map(({ url }) => url)
    let next = 0
    const visitor = async () => {
      while (next < run.count) {
        const id = `enquiry-${next++}`
        while (!(await isAccepted(random.pick(urls), id))) await sleep(100)
        await sleep(random.below(pause + 1))
      }
    }
    const reader = readPages(urls)
    await Promise.all([
      lockStore(join(run.folder, 'enquiries.db'), locks, randomFrom(run.seed)),
      ...Array.from({ length: run.visitors }, visitor),
    ])
    const slowest = await reader.stop()
    const deliveries = createDeliveries(client)
    const end = performance.now() + DELIVERY_LIMIT_MS
    const waiting = async () => (await deliveries.list()).filter(({ state }) => state !== 'delivered')
    while ((await waiting()).length > 0 && performance.now() < end) await sleep(250)
    const stored = (await createStore(client).list()).map(({ fields }) => fields.enquiry_id ?? '')
    const ids = Array.from({ length: run.count }, (_, index) => `enquiry-${index}`)
    return {
      kills: servers.reduce((sum, { kills }) => sum + kills(), 0),
      lost: ids.filter((id) => !stored.includes(id)).length,
      doubled: stored.length - new Set(stored).size,
      undelivered: (await waiting()).length,
      slowest,
      channels: {
        smtp: figuresOf(
          ids,
          smtp.mails.map(({ messageId, source }) => [idIn(source), messageId]),
        ),
        webhook: figuresOf(
          ids,
          webhook.posts.map(({ id, body }) => [idIn(body), id]),
        ),
      },
    }
  } finally {
    client.close()
    await Promise.all(servers.map(({ stop }) => stop()))
    await Promise.all([smtp.close(), webhook.close()])
  }
}

/** Requests an answer that needs no store, again and again. `stop` returns the longest milliseconds of one. */
function readPages(urls: string[]) {
  const stopping = new AbortController()
  const reading = (async () => {
    let slowest = 0
    while (!stopping.signal.aborted) {
      const began = performance.now()
      const answer = await fetch(`${urls[0]}/api/pages`).catch(() => undefined)
      await answer?.text().catch(() => undefined)
      if (answer) slowest = Math.max(slowest, performance.now() - began)
      await sleep(20)
    }
    return slowest
  })()
  return {
    stop: () => {
      stopping.abort()
      return reading
    },
  }
}

/** Of ten attempts, one fails, one hangs, one is confirmed late, and one so late that the sender has given up. */
function behaviours(random: Random): Behaviour {
  return random.pick<Behaviour>([
    'refuse',
    'hang',
    150,
    1500,
    'accept',
    'accept',
    'accept',
    'accept',
    'accept',
    'accept',
  ])
}

const idIn = (text: string) => /enquiry-\d+/.exec(text)?.[0] ?? ''

function figuresOf(ids: string[], received: [enquiry: string, key: string][]): ChannelFigures {
  const keys = new Map(ids.map((id) => [id, new Set<string>()]))
  for (const [id, key] of received) keys.get(id)?.add(key)
  const distinct = [...keys.values()].map(({ size }) => size)
  return {
    lost: distinct.filter((count) => count === 0).length,
    received: received.length,
    doubled: distinct.filter((count) => count > 1).length,
  }
}

/** Sends an enquiry. Returns whether the server has confirmed it. */
async function isAccepted(url: string, id: string): Promise<boolean> {
  const values = {
    name: 'Asha Rao',
    email: 'asha@example.com',
    option: 'Customer',
    message: `Two walls (${id})`,
  }
  const form = { ...values, enquiry_id: id, service_id: 'a', template_id: 'b', user_id: 'c' }
  const signal = AbortSignal.timeout(15_000)
  const answer = await fetch(url + mailboxPath, {
    method: 'POST',
    body: new URLSearchParams(form),
    signal,
  }).catch(() => undefined)
  await answer?.text().catch(() => undefined)
  return answer?.ok ?? false
}
