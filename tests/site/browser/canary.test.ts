import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runCanary } from '../../../bench/canary.ts'
import { sinkSecret, webhookSink } from '../../../bench/webhook-sink.ts'
import { enquiriesSchema } from '../../../schemas/enquiries.ts'
import { german } from '../../../schemas/words/german.ts'
import { startServer } from '../../../src/serve/start-server.ts'
import { deskTexts } from '../../../src/serve/store/desk-texts.ts'
import { sharedBrowser } from '../../support/browser.ts'
import { enquiryOf, openAgain } from '../../support/enquiry-store.ts'
import { outDir } from '../../support/run-folders.ts'

const token = 'the-token-of-the-inbox-of-this-test'

test('a canary arrives at the store and each channel and is removed, also where a channel fails', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'canary-'))
  const store = { url: `file:${join(folder, 'enquiries.db')}` }
  let isDown = false
  const webhook = await webhookSink(() => (isDown ? 'refuse' : 'accept'))
  const server = await startServer({
    folder: resolve(outDir),
    content: resolve('content'),
    enquiries: {
      store,
      // A canary goes to each channel, also where an enquiry of a visitor would not.
      config: enquiriesSchema.parse({
        channels: [{ name: 'crm', type: 'webhook', url: webhook.url, when: { option: ['Partnership'] } }],
      }),
      texts: deskTexts('de', german),
      secrets: { ENQUIRY_INBOX_TOKEN: token, ENQUIRY_WEBHOOK_SECRET: sinkSecret },
      limits: { POLL_MS: 50, RETRY_PAUSES_MS: [50] },
    },
    port: 0,
    say: () => undefined,
  })
  const browser = await sharedBrowser()
  onTestFinished(async () => {
    await Promise.all([server.stop(), webhook.close()])
    await rm(folder, { recursive: true, force: true })
  })
  const lines: string[] = []
  const limits = { stepMs: 20_000, deliveryMs: 10_000 }
  const [inbox, url] = [`${server.url}/__inbox`, `${server.url.replace('//', '//user:secret@')}/contact`]
  const settings = { url, inbox, token, email: 'canary@example.com', ...limits }
  const run = (more: object = {}) =>
    runCanary(browser, { ...settings, say: (line) => lines.push(line), ...more })
  const stored = (await openAgain(join(folder, 'enquiries.db'))).store
  const remaining = async () => (await stored.list()).map(({ id }) => id)
  await stored.put(enquiryOf('visitor', { email: settings.email }), [])

  await run()
  expect(lines).toEqual([
    `The form confirmed the enquiry: ${server.url}/contact`,
    expect.stringMatching(/^The store has the enquiry: [\dA-F]{4}-[\dA-F]{4}$/),
    'Channel "crm" has the enquiry',
    'The enquiry is removed',
  ])
  expect(webhook.posts.map(({ body }) => body)).toEqual([expect.stringMatching(/"canary":"canary-/)])
  expect(await remaining()).toEqual(['visitor'])

  isDown = true
  await expect(run()).rejects.toThrow(
    'channel "crm": endgültig gescheitert, Versuche: 2: the webhook answered 503',
  )
  await expect(run({ url: `${server.url}/about`, stepMs: 2000 })).rejects.toThrow(/^the form: .*Timeout/)
  await expect(run({ token: `${token}x` })).rejects.toThrow(/^the inbox: .* answered 401 instead of 303/)
  expect(await remaining()).toEqual(['visitor'])
})
