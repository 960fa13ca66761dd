import { expect, onTestFinished, test } from 'vitest'
import { enquiryPagePath } from '../../../schemas/enquiry.ts'
import type { ServerSettings } from '../../../src/serve/start-server.ts'
import { faultsIn, findForm } from '../../../src/serve/embedded/form-answer.ts'
import { ask } from '../../support/ask.ts'
import { storedEntries } from '../../support/mailbox-entries.ts'
import { publishedForm } from '../../support/published-form.ts'
import { serveSmallSite } from '../../support/small-site.ts'
import { someEnquiry } from '../../support/some-enquiry.ts'

/** The form as a browser posts it without the site's script, and the page that answers it. */
async function serve(settings: Partial<ServerSettings> = {}, largest?: number) {
  const site = await serveSmallSite(settings, largest)
  onTestFinished(site.remove)
  const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    ask(site.url, path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: String(new URLSearchParams(fields)),
    })
  const post = (fields: Record<string, string> = {}, headers = {}, page = '/write/us') =>
    send(`${enquiryPagePath}?page=${encodeURIComponent(page)}`, { ...form, ...fields }, headers)
  const script = (id: string) =>
    send('/api/v1.0/email/send-form', { ...someEnquiry, ...form, enquiry_id: id })
  return { ...site, post, script, kept: () => storedEntries(site.enquiryStore) }
}

const form = {
  name: 'Asha Rao',
  company: '',
  phone: '',
  email: ' anna@münchen.de ',
  option: 'Customer',
  message: 'Two walls',
  leave_empty: '',
}
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

test('an enquiry without scripts is stored once, and the page of the form shows success in its own words', async () => {
  const { post, kept } = await serve()
  const { status, text, headers } = await post()
  const [entry, ...more] = await kept()
  expect(more).toEqual([])
  expect(entry).toMatchObject({ name: 'Asha Rao', email: 'anna@xn--mnchen-3ya.de', message: 'Two walls' })
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/html; charset=UTF-8',
    'no-store',
  ])
  expect(textOf(text)).toBe(
    `✓ Sent &amp; stored Write to us ✓ Sent &amp; stored Reference ${entry?.reference} We answer soon. Next We read it. Foot`,
  )
  expect(text).not.toMatch(/<script|<form/)
})

test('posted again, by a reload or a script, it is the same enquiry with the same reference', async () => {
  const { post, script, kept } = await serve()
  const first = await post()
  expect((await post()).text).toBe(first.text)
  expect((await script('one')).text).toBe('OK')
  expect(await kept()).toHaveLength(1)
  await post({ message: 'Three walls' })
  await script('two')
  expect(await kept()).toHaveLength(2)
})

test('an enquiry sent by a script and then posted is stored once; two scripts are two enquiries', async () => {
  const { post, script, kept } = await serve()
  await script('3f9a1c07aa')
  await script('another')
  expect(textOf((await post({ email: form.email.trim() })).text)).toMatch(/Reference (3F9A-1C07|ANOT-HER) /)
  expect(await kept()).toHaveLength(2)
})

test.each([
  [{ name: ' ' }, 'One fault: No name Go back.'],
  [{ email: 'a@b', option: '', message: '' }, '3 faults: Odd address No option No &lt;message&gt; Go back.'],
])('%j: the page names each wrong field, and nothing is stored', async (fields, words) => {
  const { post, kept } = await serve()
  const { status, text } = await post(fields)
  expect(status).toBe(400)
  expect(textOf(text)).toContain(`Write to us ${words} Foot`)
  expect(await kept()).toEqual([])
})

test('an option that the page had before is accepted', async () => {
  const { post, kept } = await serve()
  expect((await post({ option: 'Agent' })).status).toBe(200)
  expect(await kept()).toHaveLength(1)
})

test('a filled trap field is answered like success and marked, and no real enquiry counts as its duplicate', async () => {
  const { post, kept } = await serve()
  expect((await post({ leave_empty: 'https://spam.example' })).status).toBe(200)
  expect(await kept()).toEqual([expect.objectContaining({ flagged: 'likely spam' })])
  expect((await post()).status).toBe(200)
  expect(await kept()).toHaveLength(2)
})

const failed = 'Write to us ✗ Not sent Go back. Call +91 1 or chat . Foot'

test.each([
  ['of another site', 403, { 'sec-fetch-site': 'cross-site' }, {}],
  ['over 100 KB', 413, {}, { message: 'x'.repeat(101 * 1024) }],
])('a form %s is refused on the page', async (_, status, headers, fields) => {
  const { post, kept } = await serve()
  const answer = await post(fields, headers)
  expect([answer.status, textOf(answer.text).replace(/^.*?(?=Write)/, '')]).toEqual([status, failed])
  expect(await kept()).toEqual([])
})

test('the limit of one address counts both ways together, and is answered with the page', async () => {
  const { post, script } = await serve({ entryLimit: 2 })
  await script('one')
  await post({ message: 'Other' })
  const { status, headers, text } = await post({ message: 'Third' })
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
  expect(textOf(text)).toContain(failed)
})

test('a store without room is answered with the page', async () => {
  const { post } = await serve({}, 10)
  const { status, text } = await post()
  expect(status).toBe(503)
  expect(textOf(text)).toContain(failed)
})

test('the page of the referrer comes before the one of the address; without either there is a plain answer', async () => {
  const { post, kept } = await serve()
  const headers = { referer: 'http://site.example/write/us' }
  expect((await post({}, headers, '/about')).text).toContain('Foot')
  for (const page of ['/about', '/nowhere', '/../_headers', '/%2e%2e', '%', '']) {
    const { status, text } = await post({}, { referer: 'x' }, page)
    expect([page, status, text]).toEqual([page, 200, 'OK'])
  }
  expect(await kept()).toHaveLength(1)
})

test('a refused form is reported with its reason, although the visitor gets a page', async () => {
  const { post, logged } = await serve()
  await post({}, { origin: 'https://evil.example' })
  await post({ email: 'no' })
  expect(logged.map((line) => line.replace(/ \(Origin.*/s, ''))).toEqual([
    `POST ${enquiryPagePath} was refused with 403 Enquiries are taken from this website alone`,
    `POST ${enquiryPagePath} was refused with 400 Odd address`,
  ])
})

test('an empty field of the site’s own is found if it must be filled in', () => {
  const texts = findForm(publishedForm)?.texts
  if (!texts) throw new Error('The page has no form')
  const fields = (['Pet', 'Day'] as const).map((name) => ({
    type: 'text' as const,
    name,
    label: name,
    ...(name === 'Pet' && { missing: 'No pet' }),
  }))
  const posted = new FormData()
  for (const [name, value] of Object.entries(form)) posted.set(name, value)
  expect(faultsIn(posted, { ...texts, fields })).toEqual(['No pet'])
  posted.set('field_Pet', 'Luna')
  expect(faultsIn(posted, { ...texts, fields })).toEqual([])
})
