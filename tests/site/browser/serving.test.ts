import { readFileSync, readdirSync, statSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { movedOf, redirectsSchema } from '../../../schemas/redirects.ts'
import { readHeaderRules, headersFor } from '../../../src/serve/hosting/host-files.ts'
import { nginxConfig } from '../../../src/serve/hosting/nginx-config.ts'
import { ask as plainlyAsk } from '../../support/ask.ts'
import { mailboxEntries } from '../../support/mailbox-entries.ts'
import { outDir } from '../../support/run-folders.ts'
import { startNginx } from '../../support/start-nginx.ts'
import { siteConfig } from '../../support/site-config.ts'

const nginx = inject('nginx')
const published = siteConfig.pages.map(({ path }) => path).filter((path) => !/[:*]/.test(path))
const rules = readHeaderRules(readFileSync(`${outDir}/_headers`, 'utf8'))
/** Returns the largest hashed file with this extension. Small files are not compressed. */
const asset = (ending: string) => {
  const names = readdirSync(`${outDir}/assets`).filter((name) => name.endsWith(ending))
  const [largest] = names.toSorted((a, b) => sizeOf(b) - sizeOf(a))
  return `/assets/${largest}`
}
const sizeOf = (name: string) => statSync(`${outDir}/assets/${name}`).size

const ask = (url: string, headers: Record<string, string> = {}) => {
  const { origin } = new URL(url)
  return plainlyAsk(origin, url.slice(origin.length), { headers })
}

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

const servers: [string, () => Promise<{ url: string; stop: () => Promise<void> }>, boolean][] = [
  [
    'npm start',
    () => Promise.resolve({ url: inject('siteUrl').replace(/\/$/, ''), stop: () => Promise.resolve() }),
    true,
  ],
  [
    nginx ? 'nginx' : 'SKIPPED, for nginx is missing ("apt-get install nginx" brings it): nginx',
    () => {
      if (!nginx) throw new Error('nginx is missing')
      return startNginx(nginx, readFileSync(`${outDir}-nginx.conf`, 'utf8'), inject('siteUrl'))
    },
    nginx !== undefined,
  ],
]

describe.each(servers.filter(([, , isThere]) => isThere))('%s', (name, start) => {
  let url = ''
  let stop = () => Promise.resolve()
  beforeAll(async () => {
    ;({ url, stop } = await start())
  })
  afterAll(() => stop())

  test.each([...published, '/blog/choose-pixel-pitch-by-viewing-distance'])(
    '%s is answered with every header, and revalidated before each use',
    async (path) => {
      const { status, headers, body } = await ask(url + path)
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        ...lowerCase(headersFor(path, rules)),
        'content-type': expect.stringMatching(/^text\/html; ?charset=utf-8$/),
        'cache-control': 'no-cache',
      })
      expect(String(body)).toContain('<h1')
      const again = await ask(url + path, { 'if-none-match': headers.etag ?? '' })
      expect(again.status).toBe(304)
    },
  )

  test('hashed files are cached for ever, pictures for a day; data is revalidated', async () => {
    const caching = async (path: string) => (await ask(url + path)).headers['cache-control']
    expect(await caching(asset('.js'))).toBe('public, max-age=31536000, immutable')
    expect(await caching(asset('.css'))).toBe('public, max-age=31536000, immutable')
    expect(await caching('/media/og.jpg')).toBe('public, max-age=86400, stale-while-revalidate=604800')
    expect(await caching('/page-data/routes.json')).toBe('no-cache')
    expect(await caching('/favicon.svg')).toBe('no-cache')
  })

  test('text is sent in the accepted compression, with the same content', async () => {
    for (const path of ['/', '/products/led-standee-display', asset('.js'), '/page-data/products.json']) {
      const plain = await ask(url + path)
      const gzip = await ask(url + path, { 'accept-encoding': 'gzip' })
      const all = await ask(url + path, { 'accept-encoding': 'gzip, deflate, br' })
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(gzip.headers['content-encoding']).toBe('gzip')
      expect(gunzipSync(gzip.body).equals(plain.body), path).toBe(true)
      for (const { headers } of [plain, gzip, all]) {
        expect(headers.vary).toBe('Accept-Encoding')
        expect(headers['content-type']).toBe(plain.headers['content-type'])
      }
      if (name === 'nginx' && !nginx?.brotli) continue
      expect(all.headers['content-encoding']).toBe('br')
      expect(brotliDecompressSync(all.body).equals(plain.body), path).toBe(true)
      expect(all.body.length).toBeLessThan(gzip.body.length)
    }
  })

  test.each([
    '/nowhere',
    '/industry/Nothing/at/all',
    '/assets/gone-12345678.js',
    '/assets',
    '/404',
    '/app-shell',
    '/_headers',
    '/_redirects',
    '/about%2ehtml',
    '/about.html.br',
  ])('%s is not found, and the answer is not cached', async (path) => {
    const { status, headers, body } = await ask(url + path)
    expect(status).toBe(404)
    expect(headers).toMatchObject({ ...lowerCase(headersFor('/', rules)), 'cache-control': 'no-cache' })
    expect(String(body)).toContain('<meta name="robots" content="noindex"/>')
  })

  test.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/products/led-standee-display/?a=b', '/products/led-standee-display?a=b'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/404.html', '/404'],
  ])('%s leads to the page’s one address, %s', async (path, to) => {
    const { status, headers } = await ask(url + path)
    expect([status, headers.location]).toEqual([301, to])
  })

  test('an old address redirects with its query', async () => {
    expect(siteConfig.redirects.length).toBeGreaterThan(5)
    for (const { from, to, status } of siteConfig.redirects) {
      const answer = await ask(`${url}${from}?a=b`)
      expect([from, answer.status, answer.headers.location]).toEqual([from, status, `${to}?a=b`])
    }
  })

  test.each(['//evil.example/', '/\\evil.example/x.html', '/%5Cevil.example/', '//evil.example/x.html'])(
    '%s does not redirect to another host',
    async (path) => {
      const { headers } = await ask(url + path)
      expect(headers.location ?? '/').toMatch(/^\/(\w|$)/)
    },
  )

  test('an article that is newer than the site is looked for by the app', async () => {
    const { status, body } = await ask(`${url}/blog/written-just-now`)
    expect(status).toBe(200)
    expect(String(body)).toContain('<div id="root"></div>')
  })

  test('content and its pictures are served under every host name', async () => {
    for (const host of ['www.xigi.example', 'xigi.example:8443', new URL(url).host]) {
      const api = await ask(`${url}/api/retails`, { host })
      expect([host, api.status]).toEqual([host, 200])
      expect(api.headers['content-type']).toMatch(/^application\/json/)
      const icon = await ask(`${url}/storage/icons/about-1.svg`, { host })
      expect([host, icon.status, icon.headers['cache-control']]).toEqual([host, 200, 'public, max-age=3600'])
      const none = await ask(`${url}/api/none`, { host })
      expect([host, none.status, none.headers['cache-control']]).toEqual([host, 404, 'no-cache'])
      // Each header appears once, whether nginx or the server sets it.
      const everywhere = lowerCase(headersFor('/', rules))
      for (const { headers } of [api, icon, none]) expect(headers).toMatchObject(everywhere)
    }
  })

  test('an enquiry of the site’s own form is accepted under every host name', async () => {
    const message = `Sent through ${name} as www.xigi.example`
    const send = async (origin: string) => {
      const fields = { name: 'A', email: 'a@example.com', option: 'Customer', message, enquiry_id: name }
      const services = { service_id: 'local', template_id: 'enquiry', user_id: 'local' }
      const headers = {
        host: 'www.xigi.example',
        origin,
        'content-type': 'application/x-www-form-urlencoded',
      }
      const body = String(new URLSearchParams({ ...fields, ...services }))
      return plainlyAsk(url, '/api/v1.0/email/send-form', { method: 'POST', headers, body })
    }
    expect((await send('https://elsewhere.example')).status).toBe(403)
    expect(await mailboxEntries(message)).toHaveLength(0)
    expect((await send('https://www.xigi.example')).status).toBe(200)
    expect(await mailboxEntries(message)).toHaveLength(1)
  })
})

test.skipIf(!nginx)(
  'nginx answers redirects literally, and requests no content on another host',
  async () => {
    if (!nginx) return
    const config = nginxConfig({
      siteUrl: 'https://site.example',
      ownContent: false,
      ownEnquiries: false,
      parameterPaths: ['/blog/:id'],
      folder: `${process.cwd()}/${outDir}`,
      headers: rules,
      redirects: movedOf(
        redirectsSchema.parse([
          { from: '/old', to: '/about' },
          { from: '/sale', to: '/$9-walls', status: 302 },
        ]),
      ),
    })
    expect(config).toContain('server_name site.example;')
    const { url, stop } = await startNginx(nginx, config, 'http://127.0.0.1:9')
    const moved = await Promise.all(
      ['/old', '/old/', '/sale?a=b', '/api/retails'].map((path) => ask(url + path)),
    )
    await stop()
    expect(moved.map(({ status, headers }) => [status, headers.location])).toEqual([
      [301, '/about'],
      [301, '/old'],
      [302, '/%249-walls?a=b'],
      [404, undefined],
    ])
  },
)
