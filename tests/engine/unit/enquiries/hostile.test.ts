import { expect, onTestFinished, test } from 'vitest'
import { smtpSink } from '../../../../bench/smtp-sink.ts'
import { german } from '../../../../schemas/words/german.ts'
import { deskTexts } from '../../../../src/serve/store/desk-texts.ts'
import { enquiriesSchema } from '../../../../schemas/enquiries.ts'
import { csvOf } from '../../../../src/serve/enquiries/csv.ts'
import { detailsOf, enquiryLine } from '../../../../src/author/commands/enquiries/describe-enquiry.ts'
import { mailOf } from '../../../../src/serve/enquiries/smtp-channel.ts'
import { openChannels } from '../../../../src/serve/enquiries/open-channels.ts'
import { enquiryOf, freshStore } from '../../../support/enquiry-store.ts'

const hostile = {
  name: 'Asha\r\nBcc: all@evil.example\u001b[2J\u202e',
  company: '=HYPERLINK("https://evil.example")',
  phone: '+91 98400 12345',
  page: '\u2066/x\u2028y',
  message: `.\r\n.\r\nRCPT TO:<all@evil.example>\r\n<script>alert(1)</script>\u0000\u0007\u009b31m\n@SUM(A1)${'x'.repeat(100_000)}`,
}

async function stored(fields: Record<string, string> = hostile) {
  const { store } = await freshStore()
  await store.put(enquiryOf('one', fields), [])
  const enquiry = await store.get('one')
  if (!enquiry) throw new Error('The enquiry is missing')
  return enquiry
}

const controls = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

test('a hostile enquiry is one mail to its recipients, with the headers of the site', async () => {
  const enquiry = await stored()
  const sink = await smtpSink()
  onTestFinished(sink.close)
  const { channels } = enquiriesSchema.parse({
    channels: [{ name: 'mail', type: 'smtp', from: 'site@site.example', to: ['sales@site.example'] }],
  })
  const [channel] = openChannels({ channels }, { ENQUIRY_SMTP_URL: sink.url })
  await channel?.send({ enquiry, files: [], key: 'one', notice: '' }, AbortSignal.timeout(5000))
  expect(sink.mails).toHaveLength(1)
  const { source = '', recipients } = sink.mails[0] ?? {}
  expect(recipients).toEqual(['sales@site.example'])
  const [head, body] = [source.slice(0, source.indexOf('\r\n\r\n')), source.slice(source.indexOf('\r\n\r\n'))]
  const names = head.split(/\r\n(?!\s)/).map((line) => line.replace(/:.*/s, '').toLowerCase())
  expect(names.filter((name) => ['to', 'cc', 'bcc', 'from', 'subject'].includes(name)).toSorted()).toEqual([
    'from',
    'subject',
    'to',
  ])
  expect(head).toMatch(/^Auto-Submitted: auto-generated$/m)
  expect(head).toMatch(/^Message-ID: <one@site\.example>$/m)
  expect(head).toMatch(/^Content-Type: text\/plain/m)
  expect(Math.max(...body.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(998)
})

test('a hostile enquiry changes no terminal', async () => {
  const enquiry = await stored()
  const line = enquiryLine(enquiry, [])
  expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u)
  expect(line.length).toBeLessThan(200)
  const details = detailsOf(enquiry, [], [])
  expect(details).not.toMatch(controls)
  expect(details).toContain('<script>')
})

test('a hostile enquiry is no formula of a spreadsheet, and one row', async () => {
  const csv = csvOf([await stored()], 'en')
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(csv).toContain("'+91 98400 12345")
  expect(csv.replaceAll('\r\n', '\n')).not.toMatch(controls)
  // Line breaks of a row end with CR and LF; those in a cell do not.
  expect(csv.split('\r\n')).toHaveLength(2)
})

test.each(['=1', '+1', '-1', '@SUM', '\t=1', '\r=1', ' =1', '＝1'])(
  'the cell %j begins with a quote',
  async (company) => {
    expect(csvOf([await stored({ company })], 'en')).toMatch(/(?:^|[,"\n])'\s*[=+\-@＝]/)
  },
)

test.each([
  ['Rao;=1', `"Rao;'=1"`],
  ['Rao\n =1', '"Rao\n\' =1"'],
  ['\u202a+91 98400 12345\u202c', "' +91 98400 12345 "],
  ['09840012345', "'09840012345"],
  ['919840012345', "'919840012345"],
  ['9840012345', '9840012345'],
  ['0452 123 4567', '0452 123 4567'],
  ['Hall 3; 4-6', '"Hall 3; 4-6"'],
  ['4-6', "'4-6"],
  ['3.5', "'3.5"],
  ['1/2/2026', "'1/2/2026"],
  ['10:30', "'10:30"],
  ['12E5', "'12E5"],
  ['3.5 m', '3.5 m'],
  [`${'x'.repeat(32_765)}💡x`, `${'x'.repeat(32_765)}…`],
])('a spreadsheet of any country shows %j as it was written', async (company, cell) => {
  expect(csvOf([await stored({ company })], 'en')).toContain(`,${cell},`)
})

test.each([
  ['en-IN', ','],
  ['ta', ','],
  ['de', ';'],
  ['pt-BR', ';'],
])('a spreadsheet in the language %s finds columns between %s', async (language, separator) => {
  const [head] = csvOf([await stored()], language).split('\r\n')
  expect(head).toContain(['id', 'reference', 'receivedAt'].join(separator))
})

test('a harmless enquiry is exported as it is', async () => {
  const [head, row] = csvOf(
    [await stored({ company: 'Rao, "Events"', message: 'Two\r\nlines' })],
    'en',
  ).split('\r\n')
  expect(head).toMatch(/^\uFEFFid,reference,receivedAt,answeredAt,flagged,product,city,name,company/)
  expect(row).toContain('Asha Rao,"Rao, ""Events""",')
  expect(row).toContain('"Two\nlines"')
})

test('a mail to the seller has the labels of its channel, otherwise those of the site', async () => {
  const enquiry = await stored()
  const [smtp] = enquiriesSchema.parse({
    channels: [
      {
        name: 'mail',
        type: 'smtp',
        from: 'site@site.example',
        to: ['sales@site.example'],
        words: { undelivered: 'Nicht zugestellt: {channel}', fields: { name: 'Wer' } },
      },
    ],
  }).channels
  if (smtp?.type !== 'smtp') throw new Error('The channel is not read')
  const { labels } = deskTexts('de-DE', german)
  const mail = (config: typeof smtp) => {
    const { text, ...headers } = mailOf(config, { enquiry, files: [], key: 'one', notice: 'crm' }, labels)
    // The date is that of sending: mail servers refuse an old one.
    expect(headers).not.toHaveProperty('date')
    return text
  }
  expect(mail(smtp)).toMatch(/^Nicht zugestellt: crm\n\nWer: /)
  expect(mail({ ...smtp, words: { fields: {} } })).toMatch(
    new RegExp(`^${german.contact.words.fields.name}: `),
  )
})
