import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { siteSchema } from '../../../schemas/site.ts'
import type { Redirect } from '../../../schemas/redirects.ts'
import { createCsp } from '../../../src/serve/hosting/csp.ts'
import { deploymentOf } from '../../../src/serve/hosting/deployment.ts'
import {
  headersFor,
  hostLimits,
  readHeaderRules,
  readLanguageRoots,
  readRedirects,
  writeHeaderRules,
  writeRedirects,
} from '../../../src/serve/hosting/host-files.ts'
import { nginxConfig } from '../../../src/serve/hosting/nginx-config.ts'
import { siteHeaders } from '../../../src/serve/hosting/site-headers.ts'
import { bakery, settings as siteInput } from '../../support/bakery.ts'

const settings = {
  VITE_CONTENT_HOST: 'https://content.example/base/',
  VITE_EMAILJS_KEY: 'key_0123456789',
}

/** Returns the policy of a document or header, by directive. */
const readPolicy = (text: string) =>
  Object.fromEntries(
    text.split('; ').map((rule) => [rule.replace(/ .*/, ''), rule.split(' ').slice(1)] as const),
  )
const policyFor = (env: Record<string, string>) =>
  createCsp(deploymentOf(bakery, 'https://site.example', env).foreign)
const documentPolicy = (html: string, env = {}) =>
  readPolicy(/content="([^"]*)"/.exec(policyFor(env).guard(html))?.[1] ?? '')
const page = '<head><meta charset="utf-8" /><style>a{}</style></head>'
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a site on its own content loads from nowhere else, but for pictures and films, and the map', () => {
  expect(readPolicy(policyFor({}).header)).toEqual({
    'script-src': ["'self'", "'inline-speculation-rules'"],
    'img-src': ["'self'", 'https:'],
    'media-src': ["'self'", 'https:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ['https://karte.example'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify'],
    'frame-ancestors': ["'none'"],
  })
})

test('a form is posted only where the site’s own server takes it', () => {
  const actions = [{}, { VITE_CONTENT_HOST: 'https://content.example' }, settings].map(
    (env) => readPolicy(policyFor(env).header)['form-action'],
  )
  expect(actions).toEqual([["'self'"], ["'self'"], ["'none'"]])
})

test.each([
  [{}, '"^/(api|storage)/"'],
  [{ VITE_CONTENT_HOST: 'https://content.example' }, String.raw`"^/(api/v1\.0)/"`],
  [{ VITE_EMAILJS_KEY: 'key_0123456789' }, '"^/(api|storage)/"'],
  [settings, undefined],
])('nginx passes on what the own server answers: %j', (env, location) => {
  const { foreign, ...site } = deploymentOf(bakery, 'https://site.example', env)
  const config = nginxConfig({ ...site, folder: '/srv/site', headers: [] })
  expect(foreign.enquiries.length > 0).toBe('VITE_EMAILJS_KEY' in env)
  expect(/location ~ (\S+) \{\s*proxy_pass/.exec(config)?.[1]).toBe(location)
})

test('the site’s settings narrow the hosts of pictures and films', () => {
  const parsed = siteSchema.parse({ ...siteInput, pictureHosts: ['cdn.example', '*.media.example'] })
  const site = { ...bakery.site, ...parsed }
  const { foreign } = deploymentOf({ ...bakery, site }, 'https://site.example', {})
  const policy = readPolicy(createCsp(foreign).header)
  const hosts = ["'self'", 'https://cdn.example', 'https://*.media.example']
  expect([policy['img-src'], policy['media-src']]).toEqual([hosts, hosts])
  expect(policy['connect-src']).toEqual(["'self'"])
})

test('the content host and the e-mail service are allowed only where they are used', () => {
  const policy = readPolicy(policyFor(settings).header)
  const content = 'https://content.example'
  expect(policy['img-src']).toEqual(["'self'", content, 'https:'])
  expect(policy['media-src']).toEqual(["'self'", content, 'https:'])
  expect(policy['connect-src']).toEqual(["'self'", content, 'https://api.emailjs.com'])
  expect(policy['script-src']).toEqual(["'self'", "'inline-speculation-rules'"])
  const elsewhere = { ...settings, VITE_EMAILJS_ORIGIN: 'https://mail.example' }
  expect(readPolicy(policyFor(elsewhere).header)['connect-src']).toEqual([
    "'self'",
    content,
    'https://mail.example',
  ])
})

test('a document allows its own styles alone', () => {
  const policy = documentPolicy(`${page}<style data-styled="true">b{}\nc > d{}</style>`)
  expect(policy['default-src']).toEqual(["'none'"])
  expect(policy['style-src']).toEqual(["'self'", hash(''), hash('a{}'), hash('b{}\nc > d{}')])
  expect(policy).not.toHaveProperty('frame-ancestors')
})

test('the policy stands before all that it governs; a template without that place is refused', () => {
  expect(policyFor({}).guard(page)).toMatch(/^<head><meta charset="utf-8" \/><meta http-equiv="Content-Sec/)
  expect(() => policyFor({}).guard('<head></head>')).toThrow(
    'index.html must contain <meta charset="utf-8" />: the policy goes after it',
  )
})

const rules = siteHeaders({ siteUrl: 'https://site.example', policy: policyFor(settings).header })

test('only a site at an https address has Strict-Transport-Security', () => {
  const named = (siteUrl: string) => siteHeaders({ siteUrl, policy: '' })[0]?.headers
  expect(named('https://site.example')).toHaveProperty('Strict-Transport-Security', 'max-age=31536000')
  expect(named('http://127.0.0.1:4173')).not.toHaveProperty('Strict-Transport-Security')
})

test('static hosts read the same rules, within their limits', () => {
  const text = writeHeaderRules(rules)
  expect(readHeaderRules(text)).toEqual(rules)
  expect(rules.length).toBeLessThan(100)
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(2000)
})

test('no two rules for one path have the same header, because hosts join them', () => {
  for (const path of ['/', '/assets/a.js', '/media/a.webp', '/page-data/a.json']) {
    const matching = rules.filter((rule) => path.startsWith(rule.path.replace('*', '')))
    const names = matching.flatMap(({ headers }) => Object.keys(headers))
    expect(names).toEqual([...new Set(names)])
    expect(Object.keys(headersFor(path, rules))).toEqual(names)
  }
})

test('redirects are written and read the same', () => {
  const redirects: Redirect[] = [
    { from: '/old', to: '/about', status: 301 },
    { from: '/sale', to: '/products', status: 302 },
  ]
  expect(writeRedirects(redirects)).toBe('/old /about 301\n/sale /products 302\n')
  expect(readRedirects(writeRedirects(redirects))).toEqual(redirects)
  const withLanguages = writeRedirects(redirects, ['/ta', '/hi'])
  expect(withLanguages).toContain('\n/ta/* /ta/404.html 404\n')
  expect(readRedirects(withLanguages)).toEqual(redirects)
  expect(readLanguageRoots(withLanguages)).toEqual(['/ta', '/hi'])
})

test('nginx has each header once, and no proxy if the content is on another host', () => {
  const site = deploymentOf(bakery, 'https://site.example', settings)
  const config = nginxConfig({ ...site, folder: '/srv/site', headers: rules })
  expect(config).toContain('server_name site.example;')
  expect(config).toContain('root "/srv/site";')
  expect(config).not.toContain('proxy_pass')
  for (const [name, value] of Object.entries(rules[0]?.headers ?? {})) {
    expect(config.split(`add_header ${name} "${value}" always;`)).toHaveLength(2)
  }
})

test('nginx passes address and protocol of the visitor to the content service, and sends no header twice', () => {
  const site = deploymentOf(bakery, 'https://site.example', {})
  const config = nginxConfig({ ...site, folder: '/srv/site', headers: rules })
  expect(config).toContain('proxy_set_header Host $http_host;')
  expect(config).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;')
  expect(config).toContain('proxy_set_header X-Forwarded-Proto https;')
  for (const name of [...Object.keys(rules[0]?.headers ?? {}), 'Cache-Control']) {
    expect(config).toContain(`proxy_hide_header ${name};`)
  }
})

test('redirects and headers beyond the limits of a host are reported', () => {
  const redirects = (count: number): Redirect[] =>
    Array.from({ length: count }, (_, index) => ({ from: `/old/${index}`, to: '/', status: 301 }))
  const headerRules = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ path: `/${index}/*`, headers: { A: 'b' } }))
  const roots = Array.from({ length: 101 }, (_, index) => `/l${index}`)
  const fits = [writeRedirects(redirects(2000), roots.slice(1)), writeHeaderRules(headerRules(100))] as const
  expect(hostLimits(...fits)).toEqual([])
  const long = writeHeaderRules([{ path: '/*', headers: { A: 'b'.repeat(2000) } }])
  expect(hostLimits(writeRedirects(redirects(2001), roots), long)).toEqual([
    expect.stringMatching(/^2001 redirects: Cloudflare Pages reads 2000 /),
    expect.stringMatching(/^101 redirects with \* or :name: Cloudflare Pages reads 100 /),
    expect.stringMatching(/^2005 characters in a line of _headers: Cloudflare Pages reads 2000 /),
  ])
  expect(
    hostLimits(writeRedirects([{ from: '/old', to: `/${'a'.repeat(1000)}`, status: 301 }]), ''),
  ).toHaveLength(1)
  expect(hostLimits('', writeHeaderRules(headerRules(101)))).toHaveLength(1)
})
