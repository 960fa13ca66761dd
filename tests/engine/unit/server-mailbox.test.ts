import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openStore } from '../../../src/serve/store/open-store.ts'
import { createStore } from '../../../src/serve/store/store.ts'
import type { ServerSettings } from '../../../src/serve/start-server.ts'
import { ask } from '../../support/ask.ts'
import { storedEntries } from '../../support/mailbox-entries.ts'
import { publishSmallSite, serveSmallSite } from '../../support/small-site.ts'
import { someEnquiry } from '../../support/some-enquiry.ts'

const path = '/api/v1.0/email/send-form'

async function serve(settings: Partial<ServerSettings> = {}, largest?: number) {
  const site = await serveSmallSite(settings, largest)
  onTestFinished(site.remove)
  const post = async (id: string, headers: Record<string, string> = {}, fields = {}) => {
    const { body, type } = await formOf({ ...entry, enquiry_id: id, ...fields })
    return ask(site.url, path, { method: 'POST', headers: { 'content-type': type, ...headers }, body })
  }
  const kept = async () => (await storedEntries(site.enquiryStore)).length
  return { ...site, post, kept }
}

const entry = { ...someEnquiry, sent_at: '2025-11-21T10:00:00.000Z' }

async function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const response = new Response(form)
  const type = response.headers.get('content-type') ?? ''
  return { body: new Uint8Array(await response.arrayBuffer()), type }
}

test('an entry arrives, and is reported without its text and without terminal codes', async () => {
  const site = await serve()
  const odd = { name: 'Asha\u001b]0;owned\u0007', message: `Two\r\nlines \u009b2J\u202e${'x'.repeat(5000)}` }
  expect((await site.post('one', {}, { ...odd, 'drawing\u001b[2J': 'x' })).status).toBe(200)
  expect(await site.kept()).toBe(1)
  const [logged = ''] = site.logged
  expect(logged).toBe(
    'Enquiry ONE is stored: npm run enquiries -- show one\n  ignored fields that no form of the site has: drawing [2J',
  )
  expect(logged.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u)
})

test('an entry over 100 KB is refused in every encoding', async () => {
  const site = await serve()
  const long = { message: 'x'.repeat(100 * 1024) }
  expect((await site.post('long', {}, long)).status).toBe(413)
  const chunked = await site.post('long', { 'transfer-encoding': 'chunked' }, long)
  expect([chunked.status, chunked.text]).toEqual([413, 'The enquiry is too long'])
  expect(await site.kept()).toBe(0)
  expect((await site.post('one', {}, { message: 'x'.repeat(90 * 1024) })).status).toBe(200)
  expect((await site.post('two', { 'transfer-encoding': 'chunked' })).status).toBe(200)
  expect(await site.kept()).toBe(2)
})

test('fifty megabytes are refused before they are read', async () => {
  const site = await serve()
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\n`)
  socket.write('Connection: close\r\nContent-Length: 50000000\r\n\r\n--x\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /)
})

test('an address has a limit of entries in a period, and learns when it may send again', async () => {
  const site = await serve({ entryLimit: 3 })
  for (const id of ['1', '2', '3']) expect((await site.post(id)).status).toBe(200)
  const refused = await site.post('4')
  expect([refused.status, refused.text]).toEqual([
    429,
    'Too many enquiries from one address; try again later',
  ])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600)
  expect(await site.kept()).toBe(3)
  // Requests of pages do not count.
  expect((await ask(site.url)).status).toBe(200)
})

test('an address waits no longer than the period after a clock that was ahead', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
  onTestFinished(() => void vi.useRealTimers())
  const site = await serve({ entryLimit: 1 })
  await site.post('1')
  vi.useRealTimers()
  expect(Number((await site.post('2')).headers['retry-after'])).toBeLessThanOrEqual(600)
})

test('behind a proxy on this machine, each visitor counts alone', async () => {
  const site = await serve({ entryLimit: 1 })
  const from = async (address: string, id: string) =>
    (await site.post(id, { 'x-forwarded-for': address })).status
  expect(await from('203.0.113.1', 'a')).toBe(200)
  expect(await from('203.0.113.2', 'b')).toBe(200)
  expect(await from('203.0.113.1', 'c')).toBe(429)
  // An invented list does not hide the address that the proxy adds.
  expect(await from('198.51.100.7, 203.0.113.1', 'd')).toBe(429)
  expect(await from('203.0.113.1:50001', 'e')).toBe(429)
  const forwarded = async (value: string, id: string) => (await site.post(id, { forwarded: value })).status
  expect(await forwarded('for="[2001:db8::1]:50001";proto=https', 'f')).toBe(200)
  expect(await forwarded('for=198.51.100.7, For="[2001:DB8::2]:50002"', 'g')).toBe(429)
})

const host = 'www.site.example'
test.each([
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ host, origin: 'https://www.site.example.evil.example' }, 403],
  [{ host, origin: 'https://www.site.example:8443' }, 403],
  [{ host, origin: 'https://www.site.example', 'sec-fetch-site': 'same-site' }, 403],
  [{ host, origin: 'https://www.site.example' }, 200],
  [{ host, origin: 'http://other.example', 'sec-fetch-site': 'same-origin' }, 200],
  // Clients other than browsers.
  [{ host }, 200],
  // Proxies that replace the host.
  [{ host: '127.0.0.1:4173', origin: 'https://www.site.example' }, 403],
  [{ host: '127.0.0.1:4173', origin: 'https://deployed.example' }, 200],
  [{ origin: 'https://www.site.example', 'x-forwarded-host': 'inner, WWW.site.example:443' }, 200],
  [{ origin: 'https://www.site.example', forwarded: 'for=1.2.3.4;host="www.site.example"' }, 200],
  [{ origin: 'https://evil.example', 'x-forwarded-host': 'www.site.example' }, 403],
  [{ origin: 'null', 'x-forwarded-host': 'null' }, 403],
  [{ host: `${host}:443`, origin: 'https://www.site.example' }, 200],
])('an entry sent with %o is answered with %i', async (headers, status) => {
  const site = await serve({ siteUrl: 'https://deployed.example' })
  const answer = await site.post('one', headers)
  expect(answer.status).toBe(status)
  expect(await site.kept()).toBe(status === 200 ? 1 : 0)
})

test('a refused entry is reported with its reason and both hosts, once in a minute', async () => {
  const site = await serve({ entryLimit: 2 })
  const foreign = { host: '127.0.0.1:4173', origin: 'https://www.site.example' }
  for (const id of ['a', 'b', 'c']) expect((await site.post(id, foreign)).status).toBe(403)
  for (const id of ['d', 'e', 'f']) await site.post(id, {}, { email: 'no', name: '' })
  await ask(site.url, path, { method: 'POST', headers: { host: 'a"b' } })
  const post = `POST ${path} was refused with`
  const serverHost = new URL(site.url).host
  expect(site.logged).toEqual([
    `${post} 403 Enquiries are taken from this website alone (Origin https://www.site.example, Host 127.0.0.1:4173)\n` +
      '  A proxy in front must pass on Host: see "Behind a proxy" in docs/operations.md',
    `${post} 400 The name is missing, The email is malformed (Origin missing, Host ${serverHost})`,
    `${post} 429 Too many enquiries from one address; try again later (Origin missing, Host ${serverHost})`,
    `${post} 400 (Origin missing, Host a"b)`,
  ])
  const time = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => time + 61_000)
  await site.post('g', foreign)
  expect(site.logged.at(-1)).toContain('Host 127.0.0.1:4173), and 2 more before it')
})

test('many simultaneous entries are all stored, and a repeated one once', async () => {
  const site = await serve({ entryLimit: 1000 })
  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => site.post(`${index % 50}`)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(await site.kept()).toBe(50)
})

test('of many simultaneous entries of one address, only the allowed number is accepted', async () => {
  const site = await serve({ entryLimit: 3 })
  // The first request after a publish loads it. All others wait for that and then continue together.
  await publishSmallSite(site.folder, 'two')
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => site.post(`${index}`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(await site.kept()).toBe(3)
})

test('a flood from many addresses does not fill the disk: a full store is reported once, and still recognises its enquiries', async () => {
  const site = await serve({}, 20_000)
  const from = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index}` })
  const letter = { message: 'x'.repeat(5000) }
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => site.post(`${index}`, from(index), letter)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
  expect(answers.find(({ status }) => status === 503)?.text).toBe('The mailbox is full')
  expect(await site.kept()).toBe(3)
  expect(site.logged.filter((line) => line.includes('is full'))).toEqual([
    'Enquiries are refused: the store is full. Set a shorter `keep` or more `megabytes` in page-configs/enquiries.ts, and start the server again.',
  ])
  const firstAccepted = answers.findIndex(({ status }) => status === 200)
  expect((await site.post(`${firstAccepted}`, from(firstAccepted), letter)).status).toBe(200)
  await erase(site.enquiryStore, entry.email)
  expect((await site.post('later', from(99), letter)).status).toBe(200)
  expect(await site.kept()).toBe(1)
})

async function erase(file: string, person: string): Promise<void> {
  const client = await openStore({ url: `file:${file}` })
  const store = createStore(client)
  await store.remove((await store.ofPerson(person)).map(({ id }) => id))
  client.close()
}
