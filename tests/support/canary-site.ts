import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import type { Behaviour } from '../../bench/sink.ts'
import { smtpSink } from '../../bench/smtp-sink.ts'
import { sinkSecret, webhookSink } from '../../bench/webhook-sink.ts'
import { enquiriesSchema } from '../../schemas/enquiries.ts'
import { runCanary } from '../../src/author/commands/canary/run-canary.ts'
import type { EnquirySettings } from '../../src/serve/enquiries/start-enquiries.ts'
import { startServer } from '../../src/serve/start-server.ts'
import { openAgain } from './enquiry-store.ts'
import { faultyFront, type Alter } from './faulty-front.ts'
import { outDir } from './run-folders.ts'

const token = 'the-token-of-the-inbox-of-this-test'

/** A broken site, and how its canary differs. */
export interface Breakage {
  /** Changes answers between the browser and the server. */
  alter?: Alter
  /** Certificate of the site. */
  tls?: () => Promise<{ key: string; cert: string }>
  /** Settings of the server that differ. */
  enquiries?: (working: EnquirySettings) => Partial<EnquirySettings> | Promise<Partial<EnquirySettings>>
  entryLimit?: number
  smtp?: Behaviour
  webhook?: Behaviour
  /** Breaks the running site. Returns how to end that. */
  break?: (site: {
    storeFile: string
    closeSmtp: () => Promise<void>
  }) => Promise<void | (() => Promise<void> | void)>
  /** Settings of the canary that differ. */
  canary?: (working: { url: string; inbox: string }) => { url?: string; inbox?: string; token?: string }
}

const limits = {
  RETRY_PAUSES_MS: Array.from({ length: 100 }, () => 200),
  ATTEMPT_LIMIT_MS: 1000,
  LEASE_MS: 5000,
  POLL_MS: 50,
}

/** Serves the published site with two channels, breaks it, and runs the canary. Returns how the canary ended. */
export async function canaryOn(browser: Browser, breakage: Breakage = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'canary-'))
  const storeFile = join(folder, 'enquiries.db')
  const smtp = await smtpSink(() => breakage.smtp ?? 'accept')
  const webhook = await webhookSink(() => breakage.webhook ?? 'accept')
  const config = enquiriesSchema.parse({
    channels: [
      { name: 'sales-mail', type: 'smtp', from: 'site@site.example', to: ['sales@site.example'] },
      // The canary goes to each channel, also where a visitor's enquiry would not.
      { name: 'crm', type: 'webhook', url: webhook.url, when: { option: ['Partnership'] } },
    ],
    confirmation: {
      from: 'site@site.example',
      subject: '{reference}',
      text: ['{reference}'],
      words: { message: 'Message', plan: 'Plan' },
    },
  })
  const secrets = {
    ENQUIRY_INBOX_TOKEN: token,
    ENQUIRY_SMTP_URL: smtp.url,
    ENQUIRY_WEBHOOK_SECRET: sinkSecret,
  }
  const working = { store: { url: `file:${storeFile}` }, config, secrets, limits }
  const server = await startServer({
    folder: resolve(outDir),
    content: resolve('content'),
    enquiries: { ...working, ...(await breakage.enquiries?.(working)) },
    port: 0,
    say: () => undefined,
    entryLimit: breakage.entryLimit ?? 20,
  })
  const front = await faultyFront(server.url, breakage.alter ?? (() => undefined), await breakage.tls?.())
  let smtpIsClosed = false
  const closeSmtp = async () => {
    if (!smtpIsClosed) await smtp.close()
    smtpIsClosed = true
  }
  const unbreak = await breakage.break?.({ storeFile, closeSmtp })
  const addresses = { url: `${front.url}/contact`, inbox: `${front.url}/__inbox` }
  const steps: string[] = []
  try {
    const fault = await runCanary(browser, {
      ...addresses,
      token,
      email: 'canary@example.com',
      stepMs: 15_000,
      deliveryMs: 4000,
      say: (line) => steps.push(line),
      ...breakage.canary?.(addresses),
    })
    await unbreak?.()
    return { fault, steps, mails: smtp.mails, posts: webhook.posts, left: await leftIn(storeFile) }
  } finally {
    await Promise.all([front.close(), server.stop(), closeSmtp(), webhook.close()])
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the number of enquiries that remain in a store. */
async function leftIn(file: string): Promise<number> {
  const opened = await openAgain(file).catch(() => undefined)
  const left = await opened?.store.list()
  return left?.length ?? 0
}
