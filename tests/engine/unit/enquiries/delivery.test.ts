import { expect, onTestFinished, test } from 'vitest'
import type { Behaviour } from '../../../../bench/sink.ts'
import { smtpSink } from '../../../../bench/smtp-sink.ts'
import { sinkSecret, webhookSink } from '../../../../bench/webhook-sink.ts'
import { enquiriesSchema } from '../../../../schemas/enquiries.ts'
import { channelFaults, openChannels } from '../../../../src/serve/enquiries/open-channels.ts'
import { startEnquiries } from '../../../../src/serve/enquiries/start-enquiries.ts'
import { enquiryOf, freshStore } from '../../../support/enquiry-store.ts'
import { someEnquiry } from '../../../support/some-enquiry.ts'

/** Limits that a busy machine keeps too. */
const limits = {
  RETRY_PAUSES_MS: Array.from({ length: 1000 }, () => 30),
  ATTEMPT_LIMIT_MS: 10_000,
  LEASE_MS: 20_000,
  POLL_MS: 10,
}
const impatient = { ATTEMPT_LIMIT_MS: 1500 }
/** Milliseconds of an answer that comes after the limit of `impatient`. */
const late = 2500

/** Starts sinks, which behave in turn as the lists say and then accept, and a server that delivers to both. */
async function serve(behaviours: { smtp?: Behaviour[]; webhook?: Behaviour[] } = {}) {
  const inTurn = (list: Behaviour[] = []) => {
    let count = 0
    return () => list[count++] ?? 'accept'
  }
  const [smtp, webhook] = await Promise.all([
    smtpSink(inTurn(behaviours.smtp)),
    webhookSink(inTurn(behaviours.webhook)),
  ])
  const opened = await freshStore()
  const config = enquiriesSchema.parse({
    channels: [
      { name: 'mail', type: 'smtp', from: 'site@site.example', to: ['sales@site.example'] },
      { name: 'crm', type: 'webhook', url: webhook.url },
    ],
  })
  const logged: string[] = []
  const secrets = { ENQUIRY_SMTP_URL: smtp.url, ENQUIRY_WEBHOOK_SECRET: sinkSecret }
  const start = async (other: Partial<typeof limits> = {}, given: Record<string, string> = secrets) => {
    const settings = {
      store: { url: `file:${opened.file}` },
      config,
      secrets: given,
      limits: { ...limits, ...other },
    }
    const enquiries = await startEnquiries(settings, (line) => logged.push(line))
    onTestFinished(enquiries.stop)
    return enquiries
  }
  onTestFinished(async () => void (await Promise.all([smtp.close(), webhook.close()])))
  const states = async () =>
    (await opened.deliveries.list()).map(({ channel, notice, state }) => [channel, notice, state].join(' '))
  return { ...opened, config, logged, smtp, webhook, start, states }
}

const form = (id: string, fields: Record<string, string> = {}) => ({
  ...someEnquiry,
  enquiry_id: id,
  ...fields,
})
const everywhere = ['mail  delivered', 'crm  delivered']

test('an enquiry arrives at each channel, with a constant id', async () => {
  const site = await serve()
  const { take } = await site.start()
  await take(form('one', { company: 'Rao Events' }))
  await expect.poll(site.states).toEqual(everywhere)
  expect(site.smtp.mails.map(({ messageId }) => messageId)).toEqual(['one@site.example'])
  const [post] = site.webhook.posts
  expect(post?.id).toBe('one')
  expect(JSON.parse(post?.body ?? '')).toMatchObject({
    type: 'enquiry.received',
    data: { id: 'one', reference: 'ONE', fields: { name: 'Asha Rao', company: 'Rao Events' } },
  })
})

test('a field of the site’s own is in the e-mail and in the webhook', async () => {
  const site = await serve()
  const { take } = await site.start()
  await take(form('one', { 'field_Name of the pet': 'Luna' }))
  await expect.poll(site.states).toEqual(everywhere)
  expect(site.smtp.mails[0]?.source).toMatch(/Name of the pet[^]*Luna/)
  expect(JSON.parse(site.webhook.posts[0]?.body ?? '')).toMatchObject({
    data: { fields: { 'field_Name of the pet': 'Luna' } },
  })
})

test('a channel that fails, hangs and answers late gets the enquiry, and does not delay the other', async () => {
  const site = await serve({ smtp: ['refuse', 'hang', late], webhook: [] })
  const { take } = await site.start(impatient)
  await take(form('one'))
  await expect.poll(site.states).toContain('crm  delivered')
  expect(await site.states()).not.toContain('mail  delivered')
  await expect.poll(site.states).toEqual(everywhere)
  // The late answer came after the time limit: its receiver recognises the repetition.
  expect(site.smtp.mails.length).toBeGreaterThan(1)
  expect(new Set(site.smtp.mails.map(({ messageId }) => messageId))).toEqual(new Set(['one@site.example']))
  expect(site.webhook.posts).toHaveLength(1)
  expect(site.logged[0]).toMatch(/^Enquiry ONE, delivery to "mail", attempt 1 failed: .*451 try again later/)
})

test('a webhook that fails, hangs and answers late gets the enquiry', async () => {
  const site = await serve({ webhook: ['refuse', 'hang', late] })
  const { take } = await site.start(impatient)
  await take(form('one'))
  await expect.poll(site.states).toEqual(everywhere)
  expect(site.webhook.posts.length).toBeGreaterThan(1)
  expect(new Set(site.webhook.posts.map(({ id }) => id))).toEqual(new Set(['one']))
})

test('a delivery that fails for good is listed, and the other channel gets a notice with the enquiry', async () => {
  const site = await serve({ smtp: Array.from({ length: 50 }, () => 'refuse') })
  const { take } = await site.start({ RETRY_PAUSES_MS: [30, 30, 30] })
  await take(form('one'))
  const end = ['mail  failed', 'crm  delivered', 'crm mail delivered']
  await expect.poll(site.states).toEqual(end)
  expect((await site.store.list('failed')).map(({ id }) => id)).toEqual(['one'])
  expect((await site.deliveries.list())[0]).toMatchObject({
    tries: 4,
    lastError: expect.stringContaining('451'),
  })
  expect(JSON.parse(site.webhook.posts[1]?.body ?? '')).toMatchObject({
    type: 'enquiry.undelivered',
    data: { undeliveredTo: 'mail', fields: { name: 'Asha Rao' } },
  })
  expect(site.webhook.posts.map(({ id }) => id)).toEqual(['one', 'one.not-by-mail'])
  expect(site.logged.at(-1)).toMatch(/failed for good: .*\n {2}npm run enquiries -- list --failed$/)
})

test('two servers on one store deliver each enquiry once', async () => {
  const site = await serve()
  const servers = await Promise.all([site.start(), site.start()])
  const ids = Array.from({ length: 15 }, (_, index) => `enquiry-${index}`)
  await Promise.all(ids.map(async (id, index) => servers[index % 2]?.take(form(id))))
  await expect
    .poll(async () => (await site.states()).filter((state) => state.endsWith('delivered')).length)
    .toBe(30)
  expect(site.smtp.mails.map(({ messageId }) => messageId).toSorted()).toEqual(
    ids.map((id) => `${id}@site.example`).toSorted(),
  )
  expect(site.webhook.posts.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
})

test('likely spam is stored, and no channel gets it', async () => {
  const site = await serve()
  const { take } = await site.start()
  await take(form('spam', { flagged: 'likely spam' }))
  await take(form('one'))
  await expect.poll(site.states).toEqual(everywhere)
  expect(site.webhook.posts.map(({ id }) => id)).toEqual(['one'])
  expect((await site.store.list('flagged')).map(({ id }) => id)).toEqual(['spam'])
})

test('during a change of the secret, a webhook is signed with the old and the new one', async () => {
  const site = await serve()
  const fresh = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
  const { take } = await site.start({}, { ENQUIRY_WEBHOOK_SECRET: `${fresh} ${sinkSecret}` })
  await take(form('one'))
  // The receiver still has the old one alone.
  await expect.poll(() => site.webhook.posts.length).toBe(1)
})

test('a missing secret is reported at the start; the enquiry waits for it', async () => {
  const site = await serve()
  const { take, stop } = await site.start({}, { ENQUIRY_WEBHOOK_SECRET: sinkSecret })
  expect(site.logged).toEqual([
    'Channel "mail" cannot deliver enquiries: the environment variable ENQUIRY_SMTP_URL is missing',
  ])
  await take(form('one'))
  await expect.poll(site.states).toContain('crm  delivered')
  await stop()
  await site.start()
  await expect.poll(site.states).toEqual(everywhere)
})

test.each([
  [
    { ENQUIRY_SMTP_URL: 'mail.example' },
    'ENQUIRY_SMTP_URL is not an address such as smtps://user:password@mail.example:465',
  ],
  [
    { ENQUIRY_SMTP_URL: 'smtp://bot:pa#ss@mail.example' },
    'ENQUIRY_SMTP_URL has # in its user or password: write %23 instead',
  ],
  [
    { ENQUIRY_SMTP_URL: 'smtps://bot:12/34@mail.example' },
    'ENQUIRY_SMTP_URL has / in its user or password: write %2F instead',
  ],
  [
    { ENQUIRY_SMTP_URL: 'smtps://bot:who?@mail.example' },
    'ENQUIRY_SMTP_URL has ? in its user or password: write %3F instead',
  ],
  [
    { ENQUIRY_WEBHOOK_SECRET: '???' },
    'ENQUIRY_WEBHOOK_SECRET is not a secret such as "whsec_" and 24 to 64 bytes in base64',
  ],
])('%o is reported without its value', async (wrong, reason) => {
  const { config } = await serve()
  const right = { ENQUIRY_SMTP_URL: 'smtp://127.0.0.1:1', ENQUIRY_WEBHOOK_SECRET: sinkSecret }
  expect(channelFaults(config, right)).toEqual([])
  expect(channelFaults(config, { ...right, ...wrong })).toEqual([expect.stringContaining(reason)])
  expect(openChannels(config, { ...right, ...wrong })).toHaveLength(2)
})

test('deliveries to a channel that the site no longer has are reported and listed', async () => {
  const site = await serve()
  await site.store.put(enquiryOf('one'), ['crm', 'old-crm'])
  await site.start()
  expect(site.logged).toEqual([
    'Deliveries to "old-crm" failed for good: page-configs/enquiries.ts has no channel of this name',
  ])
  await expect.poll(site.states).toEqual(['crm  delivered', 'old-crm  failed'])
})

test('a store that cannot be opened refuses enquiries and says why', async () => {
  const logged: string[] = []
  const { take, stop } = await startEnquiries(
    { store: { url: 'http://127.0.0.1:1?authToken=secret' } },
    (line) => logged.push(line),
  )
  onTestFinished(stop)
  expect(logged).toEqual([
    expect.stringMatching(
      /^Enquiries are refused: the store http:\/\/127\.0\.0\.1:1\?… cannot be opened: (?!.*secret)/,
    ),
  ])
  await expect(take(form('one'))).rejects.toThrow(/fetch failed|ECONNREFUSED/)
})

test('a webhook whose address has a password is refused: the error of a request would print it', () => {
  const webhook = { name: 'crm', type: 'webhook', url: 'https://user:secret@crm.example/' }
  const { error } = enquiriesSchema.safeParse({ channels: [webhook] })
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'must be an address without user and password: `secret` signs the enquiries',
  ])
})
