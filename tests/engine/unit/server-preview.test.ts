import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeRedirects } from '../../../src/serve/hosting/host-files.ts'
import { nextChangeFile, writeNextChange } from '../../../src/serve/hosting/next-change.ts'
import { previewKey } from '../../../src/serve/preview-key.ts'
import { publishOnTime } from '../../../src/serve/publish-on-time.ts'
import { storedEntries } from '../../support/mailbox-entries.ts'
import { publishSmallSite, serveSmallSite } from '../../support/small-site.ts'
import { someEnquiry } from '../../support/some-enquiry.ts'
import { putFiles } from '../../support/temporary-folder.ts'

const secret = 'a secret of more than 24 characters'
const zone = { timeZone: 'Europe/Berlin', at: Date.now() }
const isNext = (next: number | undefined, drafts = false) => writeNextChange({ ...zone, drafts }, next, false)

let site: Awaited<ReturnType<typeof serveSmallSite>>
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preview-'))
  await publishSmallSite(join(folder, 'dist-preview'), 'draft')
  await putFiles(join(folder, 'dist-preview'), { [nextChangeFile]: isNext(undefined, true) })
  site = await serveSmallSite({ preview: { folder: join(folder, 'dist-preview'), secret } })
  await putFiles(join(site.root, 'content'), {
    'api/notes/old.json': '{"id":"old","unpublished_at":"2020-01-01"}',
    'api/notes/new.json': '{"id":"new"}',
    'api/notes/draft.json': '{"id":"draft","draft":true}',
  })
})

afterAll(async () => {
  await site.remove()
  await rm(folder, { recursive: true })
})

const day = 86_400_000
const keyFor = (page = '', end = Date.now() + 7 * day) => previewKey({ page, end }, secret)
const get = (path: string, cookie?: string) =>
  fetch(site.url + path, { redirect: 'manual', headers: cookie ? { cookie: `preview=${cookie}` } : {} })
const textAt = async (path: string, cookie?: string) => (await get(path, cookie)).text()

it('opens the preview by a link, then by the cookie of the link, and never for others', async () => {
  const link = await get(`/preview?key=${keyFor('/about')}`)
  expect([link.status, link.headers.get('location')]).toEqual([302, '/about'])
  expect(link.headers.get('set-cookie')).toMatch(
    /^preview=\S+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
  )
  const page = await get('/about', keyFor())
  expect(await page.text()).toContain('About draft')
  expect(page.headers.get('x-robots-tag')).toContain('noindex')
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  const shown = await get('/about')
  expect(await shown.text()).toContain('About one')
  expect(shown.headers.get('x-robots-tag')).toBeNull()
  expect((await get('/preview?end', keyFor())).headers.get('set-cookie')).toMatch(/^preview=; Max-Age=0/)
})

it('opens one page alone by a link to it', async () => {
  const key = keyFor('/about')
  expect(await textAt('/about', key)).toContain('About draft')
  expect(await textAt('/', key)).toContain('Home one')
  expect((await get('/assets/start-draft.js', key)).status).toBe(200)
})

it('refuses a link that has ended, with a changed letter, of another secret, and without a key', async () => {
  const key = keyFor()
  const letters = key.split('')
  const changed = letters.map((letter, at) => letters.with(at, letter === 'a' ? 'b' : 'a').join(''))
  const others = previewKey({ page: '', end: Date.now() + day }, `${secret}.`)
  for (const wrong of [keyFor('', Date.now() - 1), others, '', `${key}.`, 'x.y.z']) {
    const answer = await get(`/preview?key=${wrong}`)
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null])
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    expect(await textAt('/about', wrong)).toContain('About one')
  }
  expect((await get('/preview')).status).toBe(403)
  for (const wrong of changed) expect(await textAt('/', wrong)).toContain('Home one')
})

it('shows a crawler, which keeps no cookie, the public page behind a link', async () => {
  const answer = await fetch(`${site.url}/preview?key=${keyFor('/about')}`)
  expect(await answer.text()).toContain('About one')
})

it('sends articles that are public, and all of them in the preview', async () => {
  const idsOf = async (cookie?: string) => {
    const articles: { id: string }[] = JSON.parse(await textAt('/api/notes', cookie))
    return articles.map(({ id }) => id).toSorted()
  }
  expect(await idsOf()).toEqual(['new'])
  expect((await get('/api/notes/draft')).status).toBe(404)
  expect(await idsOf(keyFor())).toEqual(['draft', 'new', 'old'])
})

it('stores the enquiries of the preview, and delivers them to nobody', async () => {
  const send = (id: string, headers = {}) =>
    fetch(`${site.url}/api/v1.0/email/send-form`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ ...someEnquiry, enquiry_id: id, message: id }),
    })
  await send('from a visitor')
  expect((await send('from the preview', { cookie: `preview=${keyFor('/write/us')}` })).status).toBe(200)
  expect((await storedEntries(site.enquiryStore)).map(({ message, flagged }) => [message, flagged])).toEqual([
    ['from a visitor', undefined],
    ['from the preview', 'a test in the preview'],
  ])
})

it('answers 410 at the address of a page that has ended', async () => {
  await publishSmallSite(site.folder, 'two')
  await writeFile(join(site.folder, '_redirects'), writeRedirects([], [], ['/vorbei', '/größe']))
  const { url, stop } = await site.start()
  const statuses = await Promise.all(
    ['/vorbei', '/gr%C3%B6%C3%9Fe', '/nie'].map(async (path) => (await fetch(url + path)).status),
  )
  await stop()
  expect(statuses).toEqual([410, 410, 404])
})

it('publishes at each moment, and again after a failure, while the old site stays', async () => {
  const dist = join(folder, 'timed')
  await putFiles(dist, { [nextChangeFile]: isNext(Date.now() - 1) })
  const said: string[] = []
  const stopped = new AbortController()
  let count = 0
  const publish = async () => {
    count += 1
    if (count === 1) throw new Error('The disk is full')
    if (count === 2) return false
    await putFiles(dist, { [nextChangeFile]: isNext(count === 3 ? Date.now() + 20 : undefined) })
    if (count === 4) setTimeout(() => stopped.abort(), 20)
    return true
  }
  const say = (line: string) => said.push(line)
  await publishOnTime({ folder: dist, publish, say, signal: stopped.signal, retryMs: 1 })
  expect(count).toBe(4)
  expect(said.filter((line) => line.startsWith('Publishing failed')).length).toBe(2)
})
