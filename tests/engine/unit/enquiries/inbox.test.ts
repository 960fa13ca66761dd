import { JSDOM } from 'jsdom'
import { expect, onTestFinished, test } from 'vitest'
import { sinkSecret, webhookSink } from '../../../../bench/webhook-sink.ts'
import { enquiriesSchema } from '../../../../schemas/enquiries.ts'
import { english } from '../../../../schemas/words/english.ts'
import { german } from '../../../../schemas/words/german.ts'
import { deskTexts } from '../../../../src/serve/store/desk-texts.ts'
import { enquiryOf, openAgain } from '../../../support/enquiry-store.ts'
import { someEnquiry } from '../../../support/some-enquiry.ts'
import { serveSmallSite } from '../../../support/small-site.ts'

const token = 'a-token-of-at-least-24-characters'

/** Serves the small site with an inbox, and returns a client that keeps its cookie. */
async function serve({ given = token, config = {} }: { given?: string; config?: object } = {}) {
  const site = await serveSmallSite({}, undefined, {
    config: enquiriesSchema.parse(config),
    secrets: { ENQUIRY_INBOX_TOKEN: given, ENQUIRY_WEBHOOK_SECRET: sinkSecret },
  })
  onTestFinished(site.remove)
  let cookie = ''
  const ask = async (path = '', form?: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await fetch(`${site.url}/__inbox${path}`, {
      headers: { ...(cookie && { cookie }), ...headers },
      redirect: 'manual',
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return { response, status: response.status, text: await response.text() }
  }
  const opened = await openAgain(site.enquiryStore)
  return { ...site, ...opened, ask, logIn: () => ask('/login', { token: given }) }
}

const shown = (text: string) => new JSDOM(text).window.document

test.each([
  ['without a token', '', []],
  ['with a short one', 'short', ['The inbox is closed: ENQUIRY_INBOX_TOKEN has fewer than 24 characters']],
])('%s there is no inbox', async (_, given, logged) => {
  const site = await serve({ given })
  expect((await site.ask()).status).toBe(404)
  expect((await site.ask('/login', { token: given })).status).toBe(405)
  expect(site.logged).toEqual(logged)
})

test('the inbox has the language of the site', async () => {
  const site = await serveSmallSite({}, undefined, {
    texts: deskTexts('de-DE', german),
    secrets: { ENQUIRY_INBOX_TOKEN: token },
  })
  onTestFinished(site.remove)
  const { documentElement: html } = shown(await (await fetch(`${site.url}/__inbox`)).text())
  expect([html.lang, html.querySelector('h1')?.textContent]).toEqual(['de-DE', german.inbox.title])
  expect(deskTexts('es', english)).toMatchObject({ language: 'en', words: english.inbox })
})

test('without a session only the form for the token is shown', async () => {
  const site = await serve()
  await site.store.put(enquiryOf('one'), [])
  const { text, response } = await site.ask()
  expect(shown(text).querySelector('input[type=password]')).not.toBeNull()
  expect(text).not.toContain('Asha')
  expect(shown(text).querySelectorAll('script, [onclick], link')).toHaveLength(0)
  const policy = response.headers.get('content-security-policy')
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-/,
  )
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  })
  for (const path of ['/entry/one', '/enquiries.csv', '/entry/one/erase'])
    expect((await site.ask(path)).status).toBe(303)
  for (const path of ['/entry/one/answered', '/entry/one/erase', '/entry/one/deliver'])
    expect((await site.ask(path, {})).status).toBe(303)
  expect((await site.store.get('one'))?.answeredAt).toBe('')
})

test('the token opens a session in a cookie that scripts and other sites cannot use', async () => {
  const site = await serve()
  const wrong = await site.ask('/login', { token: `${token}x` })
  expect([wrong.status, wrong.response.headers.get('set-cookie')]).toEqual([401, null])
  expect(wrong.text).toContain('This is not the token of the server.')
  const { response, status } = await site.logIn()
  expect([status, response.headers.get('location')]).toEqual([303, '/__inbox'])
  expect(response.headers.get('set-cookie')).toMatch(
    /^inbox=\d+\.[\w%]+; Max-Age=43200; Path=\/__inbox; HttpOnly; SameSite=Strict$/,
  )
  expect((await site.ask()).text).toContain('This list is empty.')
  const secure = await site.ask('/login', { token }, { 'x-forwarded-proto': 'https' })
  expect(secure.response.headers.get('set-cookie')).toContain('; Secure')
  await site.ask('/logout', {})
  expect((await site.ask()).text).toContain('Open the inbox')
})

test.each(['inbox=9999999999999.x', 'inbox=', 'inbox=1.AAAA', `inbox=${token}`])(
  'the cookie %j opens nothing',
  async (cookie) => {
    const site = await serve()
    expect((await site.ask('', undefined, { cookie })).text).toContain('Open the inbox')
  },
)

test('after ten wrong tokens also the right one of this address is refused', async () => {
  const site = await serve()
  for (let count = 0; count < 10; count += 1)
    expect((await site.ask('/login', { token: `wrong ${count}` })).status).toBe(401)
  const { status, text } = await site.logIn()
  expect([status, text]).toEqual([429, 'Too many wrong tokens from one address; try again later'])
  expect((await site.ask('/login', { token }, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(303)
})

test.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
])('a form of another site (%j) changes nothing', async (headers) => {
  const site = await serve()
  await site.store.put(enquiryOf('one'), [])
  await site.logIn()
  for (const action of ['answered', 'erase', 'deliver'])
    expect((await site.ask(`/entry/one/${action}`, {}, headers)).status).toBe(403)
  expect((await site.store.get('one'))?.answeredAt).toBe('')
})

test('lists, shows, marks, erases and exports', async () => {
  const site = await serve()
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))
  await site.store.put(enquiryOf('one', { company: 'Rao Events', 'field_Name of the pet': 'Luna' }, at(1)), [
    'old',
  ])
  await site.store.put(enquiryOf('two', { name: 'Ravi', email: 'r@example.com' }, at(2)), [])
  await site.store.put(enquiryOf('spam', { flagged: 'likely spam' }, at(3)), [])
  await site.logIn()
  const names = async (list: string) =>
    [...shown((await site.ask(`?list=${list}`)).text).querySelectorAll('li strong')].map(
      (name) => name.textContent,
    )
  expect(await names('open')).toEqual(['Ravi', 'Asha Rao'])
  expect(await names('flagged')).toEqual(['Asha Rao'])
  expect(await names('nonsense')).toEqual(['Ravi', 'Asha Rao'])
  const page = shown((await site.ask('/entry/one')).text)
  expect(page.querySelector('main')?.textContent).toMatch(/Rao Events[^]*Name of the pet[^]*Luna/)
  expect((await site.ask('/entry/one/answered', {})).status).toBe(303)
  expect(await names('open')).toEqual(['Ravi'])
  const tabs = [...shown((await site.ask()).text).querySelectorAll('nav a')].map((tab) => tab.textContent)
  expect(tabs).toEqual(['Open 1', 'All 2', 'Likely spam 1', 'Not delivered 0'])
  const csv = await site.ask('/enquiries.csv?list=all')
  expect(csv.response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(csv.text).toMatch(/,Name of the pet[^]*,Luna/)
  expect(csv.text.split('\r\n').map((row) => row.split(',')[0])).toEqual(['id', 'one', 'two'])
  const question = (await site.ask('/entry/one/erase')).text
  expect([...shown(question).querySelectorAll('button')].map((button) => button.textContent)).toEqual([
    'Erase enquiry ONE',
    'Erase all 2 enquiries of asha@example.com',
  ])
  await site.ask('/entry/two/erase', { scope: 'enquiry' })
  await site.ask('/entry/one/erase', { scope: 'person' })
  expect(await Promise.all(['one', 'two', 'spam'].map((id) => site.store.get(id)))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(await site.ask('/entry/one')).toMatchObject({ status: 404 })
})

test('delivers again immediately, under a new id', async () => {
  const sink = await webhookSink()
  onTestFinished(sink.close)
  const site = await serve({ config: { channels: [{ name: 'crm', type: 'webhook', url: sink.url }] } })
  // Unlike one that is put into the store, it is delivered without a pause.
  const body = new URLSearchParams({ ...someEnquiry, enquiry_id: 'one' })
  await fetch(`${site.url}/api/v1.0/email/send-form`, { method: 'POST', body })
  await site.logIn()
  expect((await site.ask('/entry/one')).text).toContain('Deliver again to crm')
  await expect.poll(async () => (await site.deliveries.list())[0]?.state).toBe('delivered')
  await site.ask('/entry/one/deliver', {})
  await expect.poll(() => sink.posts.map(({ id }) => id), { timeout: 4000 }).toEqual(['one', 'one.again-1'])
})

test('a hostile enquiry is text in the list, on its page and in the question', async () => {
  const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)>\u202e\u0000\u001b[2J`
  const site = await serve()
  await site.store.put(
    enquiryOf('one', {
      name: hostile,
      company: hostile,
      message: `${hostile}\n=1+1`,
      page: hostile,
      utm_x: hostile,
    }),
    ['crm'],
  )
  await site.client.execute({
    sql: "UPDATE delivery SET state = 'failed', last_error = :error",
    args: { error: hostile },
  })
  await site.logIn()
  for (const path of ['?list=all', '?list=failed', '/entry/one', '/entry/one/erase']) {
    const { text } = await site.ask(path)
    expect(shown(text).querySelectorAll('script, img, [onerror]')).toHaveLength(0)
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u)
  }
  expect((await site.ask('/enquiries.csv?list=all')).text).not.toMatch(/(?![\r\n])[\p{Cc}\p{Bidi_Control}]/u)
})

test('long lists have pages', async () => {
  const site = await serve()
  for (let index = 0; index < 51; index += 1)
    await site.store.put(
      enquiryOf(`no-${index}`, { name: `No ${index}` }, new Date(Date.UTC(2026, 0, 1, 0, index))),
      [],
    )
  await site.logIn()
  const first = shown((await site.ask()).text)
  expect(first.querySelectorAll('li')).toHaveLength(50)
  const older = [...first.querySelectorAll('a')].find(({ textContent }) => textContent === 'Older')
  expect(older?.getAttribute('href')).toBe('/__inbox?list=open&from=50')
  expect(shown((await site.ask('?list=open&from=50')).text).querySelector('strong')?.textContent).toBe('No 0')
})
