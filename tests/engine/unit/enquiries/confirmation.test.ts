import { expect, onTestFinished, test } from 'vitest'
import { smtpSink, type Mail } from '../../../../bench/smtp-sink.ts'
import { enquiriesSchema } from '../../../../schemas/enquiries.ts'
import { confirmedAddress } from '../../../../src/serve/enquiries/confirmed-address.ts'
import { channelFaults } from '../../../../src/serve/enquiries/open-channels.ts'
import { startEnquiries } from '../../../../src/serve/enquiries/start-enquiries.ts'
import { freshStore } from '../../../support/enquiry-store.ts'
import { someEnquiry } from '../../../support/some-enquiry.ts'

const confirmation = {
  from: 'buero@lichtwerk.example',
  subject: 'Ihre Anfrage {reference}',
  text: ['Guten Tag {name},', 'wir haben Ihre Anfrage {reference} als {option} zu {product}.'],
}
const mail = { name: 'mail', type: 'smtp', from: 'site@lichtwerk.example', to: ['sales@lichtwerk.example'] }
const facts = {
  cities: [],
  productPages: '/leuchten',
  language: 'de-DE',
  addresses: ['kontakt@lichtwerk.example'],
}

const limits = {
  RETRY_PAUSES_MS: Array.from({ length: 20 }, () => 30),
  ATTEMPT_LIMIT_MS: 10_000,
  LEASE_MS: 20_000,
  POLL_MS: 10,
}

/** Starts a server that confirms enquiries through a sink. `refused` is the number of e-mails that the sink refuses. */
async function serve({ other = {}, channels = [], refused = 0 }: Partial<Served> = {}) {
  let count = 0
  const sink = await smtpSink(() => (count++ < refused ? 'refuse' : 'accept'))
  const opened = await freshStore()
  const config = enquiriesSchema.parse({ channels, confirmation: { ...confirmation, ...other } })
  const settings = {
    config,
    facts,
    limits,
    secrets: { ENQUIRY_SMTP_URL: sink.url },
  }
  const { take, stop } = await startEnquiries(
    { store: { url: `file:${opened.file}` }, ...settings },
    () => {},
  )
  onTestFinished(async () => {
    await stop()
    await sink.close()
  })
  const send = (id: string, fields: Record<string, string> = {}) =>
    take({ ...someEnquiry, enquiry_id: id, ...fields })
  const rows = async () => (await opened.deliveries.list()).map(({ channel, state }) => `${channel} ${state}`)
  return { ...opened, sink, send, rows }
}
interface Served {
  other: object
  channels: object[]
  refused: number
}

/** Returns the headers of an e-mail by their lower case names. */
function headersOf({ source }: Mail): Map<string, string> {
  const lines = source.slice(0, source.indexOf('\r\n\r\n')).split(/\r\n(?!\s)/)
  return new Map(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  )
}

/** Returns the decoded text and HTML of an e-mail. */
function partsOf({ source }: Mail): string[] {
  const boundary = /boundary="(.+?)"/.exec(source)?.[1] ?? ''
  return source
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const body = part.slice(part.indexOf('\r\n\r\n') + 4).trim()
      if (/^Content-Transfer-Encoding: base64/im.test(part)) return Buffer.from(body, 'base64').toString()
      const bytes = body
        .replaceAll('=\r\n', '')
        .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
      return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n')
    })
}

test('the buyer reads what was asked about and the reference, and nothing that a stranger wrote', async () => {
  const site = await serve()
  await site.send('3f9a1c07', {
    name: 'Jürgen https://evil.example/a',
    option: 'Planer <b>',
    page: '/leuchten/rote-lampe',
    message: 'Visit evil.example',
    plan: 'P4 evil.example',
  })
  await expect.poll(site.rows).toEqual(['confirmation delivered'])
  const [sent] = site.sink.mails
  if (!sent) throw new Error('No e-mail was sent')
  expect(sent).toMatchObject({ recipients: ['asha@example.com'], sender: '' })
  expect(sent.messageId).toBe('confirmation.3f9a1c07@lichtwerk.example')
  const headers = headersOf(sent)
  expect(Object.fromEntries(headers)).toMatchObject({
    from: 'buero@lichtwerk.example',
    to: 'asha@example.com',
    subject: 'Ihre Anfrage 3F9A-1C07',
    'auto-submitted': 'auto-replied',
    'x-auto-response-suppress': 'All',
    'content-language': 'de-DE',
  })
  const [text, html] = partsOf(sent)
  expect(text).toBe(
    'Guten Tag Jürgen https evil. example a,\n\nwir haben Ihre Anfrage 3F9A-1C07 als Planer <b> zu rote lampe.',
  )
  expect(html).toContain('<html lang="de-DE">')
  expect(html).toContain('als Planer &lt;b&gt; zu rote lampe.')
  // Mail programs ignore attributes of the document.
  expect(html?.match(/<p dir="auto">/g)).toHaveLength(2)
})

test('no confirmation is sent without the setting, and none for likely spam', async () => {
  expect(confirmedAddress('asha@example.com', enquiriesSchema.parse({}), facts)).toBeUndefined()
  const site = await serve()
  await site.send('one', { flagged: 'likely spam' })
  await site.send('two', { email: 'b@example.com' })
  await expect.poll(site.rows).toEqual(['confirmation delivered'])
  expect(site.sink.mails.map(({ recipients }) => recipients)).toEqual([['b@example.com']])
})

test.each([
  'sales@lichtwerk.example',
  'SALES+a@Lichtwerk.example',
  'site@lichtwerk.example',
  'buero@lichtwerk.example',
  'kontakt@lichtwerk.example',
  'antwort@lichtwerk.example',
  'fehler@lichtwerk.example',
  'a@example.com, b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  '<a@example.com>',
  '"a b"@example.com',
  `${'a'.repeat(250)}@example.com`,
  'a@example.com\u202e',
  'a@localhost',
  '',
])('%j gets no confirmation', (email) => {
  const others = { replyTo: 'antwort@lichtwerk.example', bounces: 'fehler@lichtwerk.example' }
  const config = enquiriesSchema.parse({ channels: [mail], confirmation: { ...confirmation, ...others } })
  expect(confirmedAddress(email, config, facts)).toBeUndefined()
  expect(confirmedAddress('asha@example.com', config, facts)).toBe('asha@example.com')
})

test('an address gets one confirmation per enquiry and per hour, also from simultaneous enquiries', async () => {
  const site = await serve()
  await Promise.all(['one', 'two', 'three'].map((id) => site.send(id)))
  await site.send('one')
  await site.send('four', { email: ' ASHA@example.com ' })
  await site.send('five', { email: 'anna@xn--mnchen-3ya.example' })
  await site.send('six', { email: 'Anna@MU\u0308NCHEN.example' })
  await expect.poll(site.rows).toEqual(['confirmation delivered', 'confirmation delivered'])
  await site.client.execute('UPDATE delivery SET next_at = next_at - 3600001')
  await site.send('seven')
  await expect.poll(() => site.sink.mails.length).toBe(3)
  const names = site.sink.mails.map(({ recipients }) => recipients[0]?.split('@')[0])
  expect(names).toEqual(['asha', 'anna', 'asha'])
})

test.each([
  '\r\nBcc: all@evil.example\r\n\r\nBuy',
  '\u2028Bcc: all@evil.example',
  '\u0000\u001b[2J\u202e',
  '=?utf-8?B?QmNj?=',
])('a name such as %j adds no header and no recipient', async (name) => {
  const site = await serve({ other: { subject: '{name} {reference}' } })
  await site.send('one', {
    name,
    message: `.\r\n.\r\nRCPT TO:<all@evil.example>\r\n<script>alert(1)</script>\u202e`,
  })
  await expect.poll(site.rows).toEqual(['confirmation delivered'])
  expect(site.sink.mails).toHaveLength(1)
  const [sent] = site.sink.mails
  if (!sent) throw new Error('No e-mail was sent')
  expect(sent.recipients).toEqual(['asha@example.com'])
  expect([...headersOf(sent).keys()].toSorted()).toEqual([
    'auto-submitted',
    'content-language',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'subject',
    'to',
    'x-auto-response-suppress',
  ])
  const [text = '', html] = partsOf(sent)
  expect(text + html).not.toMatch(/(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u)
  expect(html).not.toContain('<script')
})

test.each([
  ['anna@münchen.de', 'anna@xn--mnchen-3ya.de'],
  ['jörg@münchen.de', 'jörg@münchen.de'],
])(
  'e-mails about %s: the domain in ASCII, and no such name in a header for the seller',
  async (email, sent) => {
    const { sink, send, rows } = await serve({ channels: [mail] })
    await send('one', { email })
    await expect.poll(rows).toEqual(['mail delivered', 'confirmation delivered'])
    const replies = sink.mails.flatMap((sentMail) => headersOf(sentMail).get('reply-to') ?? [])
    expect(replies).toEqual(sent.startsWith('anna') ? [`Asha Rao <${sent}>`] : [])
    expect(sink.mails.map(({ recipients }) => recipients)).toContainEqual([sent])
  },
)

test('none goes to an address of the site in another spelling of its domain', () => {
  const config = enquiriesSchema.parse({ confirmation: { ...confirmation, from: 'a@xn--mnchen-3ya.de' } })
  expect(confirmedAddress('A+b@MÜNCHEN.de', config, facts)).toBeUndefined()
})

test('a confirmation is repeated like other deliveries; one that fails for good is reported to the seller', async () => {
  const late = await serve({ refused: 2 })
  await late.send('one')
  await expect.poll(late.rows).toEqual(['confirmation delivered'])
  expect((await late.deliveries.list())[0]?.tries).toBe(3)
  const never = await serve({
    channels: [{ ...mail, words: { undelivered: 'Not delivered: {channel}' } }],
    other: { secret: 'OTHER_SMTP_URL' },
  })
  await never.send('one')
  await expect.poll(never.rows).toEqual(['mail delivered', 'confirmation failed', 'mail delivered'])
  expect(never.sink.mails.at(-1)?.source).toContain('Not delivered: confirmation')
})

test('a missing secret of confirmations is reported when the server starts', () => {
  const config = enquiriesSchema.parse({ confirmation })
  expect(channelFaults(config, {})).toEqual([
    'Channel "confirmation" cannot deliver enquiries: the environment variable ENQUIRY_SMTP_URL is missing',
  ])
  expect(channelFaults(config, { ENQUIRY_SMTP_URL: 'smtp://127.0.0.1:25' })).toEqual([])
})

test('a channel may not have the name of confirmations, and the text needs the reference', () => {
  const named = enquiriesSchema.safeParse({ channels: [{ ...mail, name: 'confirmation' }] })
  expect(named.error?.issues[0]?.message).toBe(
    'must be another name: "confirmation" is the name of e-mails to buyers',
  )
  const without = enquiriesSchema.safeParse({ confirmation: { ...confirmation, text: ['Guten Tag'] } })
  expect(without.error?.issues[0]?.message).toBe('must contain {reference}, so that the buyer can quote it')
})
