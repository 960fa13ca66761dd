import { expect, onTestFinished, test } from 'vitest'
import { sinkSecret, webhookSink } from '../../../bench/webhook-sink.ts'
import { smtpSink } from '../../../bench/smtp-sink.ts'
import { enquiriesSchema } from '../../../schemas/enquiries.ts'
import { enquiryFilesPath, fileLimits } from '../../../schemas/enquiry.ts'
import { fileName } from '../../../src/serve/embedded/file-name.ts'
import { enquiryOf, openAgain } from '../../support/enquiry-store.ts'
import { serveSmallSite } from '../../support/small-site.ts'

const token = 'a-token-of-at-least-24-characters'
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const pdf = (more = '') => `%PDF-1.7 ${more}`

async function serve(largest?: number, fileLimit = 100) {
  const [smtp, webhook] = await Promise.all([smtpSink(), webhookSink()])
  const site = await serveSmallSite({ fileLimit }, largest, {
    config: enquiriesSchema.parse({
      channels: [
        { name: 'mail', type: 'smtp', from: 'site@site.example', to: ['sales@site.example'] },
        { name: 'crm', type: 'webhook', url: webhook.url },
      ],
    }),
    secrets: {
      ENQUIRY_SMTP_URL: smtp.url,
      ENQUIRY_WEBHOOK_SECRET: sinkSecret,
      ENQUIRY_INBOX_TOKEN: token,
    },
    limits: { POLL_MS: 10 },
  })
  onTestFinished(async () => {
    await site.remove()
    await Promise.all([smtp.close(), webhook.close()])
  })
  const opened = await openAgain(site.enquiryStore)
  await opened.store.put(enquiryOf('one'), [])
  const attach = async (files: [string, BlobPart][], id = 'one', headers: Record<string, string> = {}) => {
    const body = new FormData()
    for (const [name, content] of files) body.append('file', new Blob([content]), name)
    const response = await fetch(`${site.url}${enquiryFilesPath}${id}`, { method: 'POST', body, headers })
    return [response.status, await response.text()]
  }
  const names = async (id = 'one') => (await opened.files.list(id)).map(({ name }) => name)
  return { ...site, ...opened, smtp, webhook, attach, names }
}

test('files are stored with their enquiry, which each channel gets again with them', async () => {
  const site = await serve()
  const sent: [string, BlobPart][] = [
    ['wall.png', png],
    ['Plan\u202e.pdf', pdf()],
  ]
  expect(await site.attach(sent)).toEqual([200, 'OK'])
  const stored = await site.files.list('one')
  expect(stored.map(({ name, type }) => [name, type])).toEqual([
    ['wall.png', 'image/png'],
    ['Plan.pdf', 'application/pdf'],
  ])
  expect(stored[0]?.content).toEqual(png)
  await expect.poll(() => site.smtp.mails.length).toBe(1)
  const { source = '' } = site.smtp.mails[0] ?? {}
  expect(source).toContain('filename=wall.png')
  expect(source).toContain(Buffer.from(png).toString('base64'))
  await expect.poll(() => site.webhook.posts.length).toBe(1)
  expect(JSON.parse(site.webhook.posts[0]?.body ?? '').data.files).toEqual([
    { name: 'wall.png', type: 'image/png', bytes: png.byteLength },
    { name: 'Plan.pdf', type: 'application/pdf', bytes: pdf().length },
  ])
  expect(site.logged).toContain('Files came with an enquiry (2): npm run enquiries -- show one')
})

test.each([
  ['drawing.html', 'drawing.pdf'],
  ['offer.pdf.exe', 'offer.pdf'],
  ['photo.svg', 'photo.pdf'],
  ['invoice.exe.html', 'invoice-exe.pdf'],
  ['Plan v1.2', 'Plan v1.2.pdf'],
  ['Plan v1.2.PDF', 'Plan v1.2.pdf'],
  ['offer\u202efdp.exe', 'offerfdp.pdf'],
  ['விலை.pdf. .', 'விலை.pdf'],
  ['.htaccess', 'file.pdf'],
  ['../../etc/CON.pdf', '_CON.pdf'],
  ['nul .tar.pdf', '_nul -tar.pdf'],
  ['C:\\plans\\a:b*.pdf', 'a-b-.pdf'],
  [`${'x'.repeat(124)}.pdf`, `${'x'.repeat(96)}.pdf`],
])('a PDF of the name %j is stored as %j', (name, stored) => {
  expect(fileName(name, 'application/pdf')).toBe(stored)
})

test('the same file twice is stored once', async () => {
  const site = await serve()
  for (const name of ['a.pdf', 'a.pdf', 'b.pdf'])
    expect(await site.attach([[name, pdf()]])).toEqual([200, 'OK'])
  expect(await site.names()).toEqual(['a.pdf'])
})

test('a file of another type is refused, whatever it calls itself, and the others with it', async () => {
  const site = await serve()
  const refusal = `A file is not of these types: ${fileLimits.types.join(', ')}`
  for (const content of ['<script>alert(1)</script>', '', 'GIF89a'])
    expect(
      await site.attach([
        ['wall.png', png],
        ['page.png', content],
      ]),
    ).toEqual([415, refusal])
  expect(await site.attach([])).toEqual([400, 'The files are missing'])
  expect(await site.names()).toEqual([])
})

test('more files or bytes than the limits are refused, and those before stay', async () => {
  const site = await serve()
  const many = Array.from({ length: fileLimits.count + 1 }, (_, index): [string, string] => [
    `${index}.pdf`,
    pdf(String(index)),
  ])
  const refusal = [413, 'The files are too many or too large']
  expect(await site.attach(many)).toEqual(refusal)
  expect(await site.attach(many.slice(0, 4))).toEqual([200, 'OK'])
  expect(await site.attach(many.slice(4))).toEqual(refusal)
  expect(await site.names()).toEqual(['0.pdf', '1.pdf', '2.pdf', '3.pdf'])
  const large = pdf('x'.repeat(fileLimits.megabytes * 1024 * 1024))
  expect(await site.attach([['large.pdf', large]])).toEqual(refusal)
  expect(await site.attach([['larger.pdf', large + large]])).toEqual([413, 'The files are too large'])
})

test('a full store refuses files, and still takes enquiries', async () => {
  const site = await serve(600)
  expect(await site.attach([['large.pdf', pdf('x'.repeat(3000))]])).toEqual([
    413,
    'The files are too many or too large',
  ])
  expect(await site.store.put(enquiryOf('two'), [], 600)).toMatchObject({ stored: 'new' })
})

test('an address has a limit of files in a day, which counts no enquiry', async () => {
  const site = await serve(undefined, 1)
  expect(await site.attach([['a.pdf', pdf()]])).toEqual([200, 'OK'])
  expect((await site.attach([['b.pdf', pdf()]]))[0]).toBe(429)
})

test('only a recent enquiry that is no spam takes files, and only from this website', async () => {
  const site = await serve()
  await site.store.put(enquiryOf('old', {}, new Date(Date.now() - 25 * 3_600_000)), [])
  await site.store.put(enquiryOf('spam', { flagged: 'likely spam' }), [])
  for (const id of ['old', 'spam', 'none'])
    expect(await site.attach([['a.pdf', pdf()]], id)).toEqual([404, 'No enquiry of today has this id'])
  expect((await site.attach([['a.pdf', pdf()]], 'one', { 'sec-fetch-site': 'cross-site' }))[0]).toBe(403)
  expect((await fetch(`${site.url}${enquiryFilesPath}one`)).status).toBe(405)
})

test('an erased enquiry leaves no file', async () => {
  const site = await serve()
  await site.attach([['a.pdf', pdf()]])
  await site.store.remove(['one'])
  expect((await site.client.execute('SELECT count(*) AS count FROM file')).rows[0]?.count).toBe(0)
})

test('the inbox lists files, saves them under their names and never shows them', async () => {
  const site = await serve()
  await site.attach([['Größe "1".pdf', pdf('drawing')]])
  const body = new URLSearchParams({ token })
  const session = await fetch(`${site.url}/__inbox/login`, { method: 'POST', body, redirect: 'manual' })
  const headers = { cookie: session.headers.get('set-cookie')?.split(';')[0] ?? '' }
  const page = await (await fetch(`${site.url}/__inbox/entry/one`, { headers })).text()
  expect(page).toContain('href="/__inbox/entry/one/files/0"')
  const file = await fetch(`${site.url}/__inbox/entry/one/files/0`, { headers })
  expect(await file.text()).toBe(pdf('drawing'))
  expect(file.headers.get('content-disposition')).toBe(
    `attachment; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20-1-.pdf`,
  )
  expect(file.headers.get('content-type')).toBe('application/octet-stream')
  expect(file.headers.get('x-content-type-options')).toBe('nosniff')
  for (const other of ['1', 'x'])
    expect((await fetch(`${site.url}/__inbox/entry/one/files/${other}`, { headers })).status).toBe(404)
  const foreign = await fetch(`${site.url}/__inbox/entry/one/files/0`, { redirect: 'manual' })
  expect(foreign.status).toBe(303)
})
