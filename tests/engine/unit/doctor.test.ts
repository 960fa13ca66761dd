import { describe, expect, test, vi } from 'vitest'
import { examine } from '../../../src/author/commands/doctor/examine.ts'
import { networkFault } from '../../../src/site/content/network-fault.ts'
import { sayFindings } from '../../../src/lint/say-findings.ts'
import { article } from '../../support/example-edits.ts'
import { exampleSite } from '../../support/example-site.ts'
import { recordedHost, type Recorded } from '../../support/recorded-host.ts'

const html = { 'content-type': 'text/html' }
const redirect = (location: string) => ({ status: 302, headers: { location } })

const sound = {
  type: 'image/svg+xml',
  bytes: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600"/>',
}

/** Answers of a faulty host by endpoint, each with what the doctor reports. The rules' own examples have faults of content. */
const faults: Record<string, [answer: Partial<Recorded>, reported: string]> = {
  weg: [{ status: 404 }, 'status 404 Not Found'],
  muede: [{ status: 500 }, 'status 500 Internal Server Error'],
  seite: [{ headers: html, body: '<!doctype html><title>Anmelden</title>' }, 'is a page of HTML'],
  art: [{ headers: html }, 'is sent as text/html, not as application/json'],
  fremd: [
    { headers: { 'access-control-allow-origin': 'https://anderswo.example' } },
    'no browser on https://lichtwerk.example may read it',
  ],
  halb: [
    { headers: { 'content-length': '5000', connection: 'close' } },
    'the connection was cut before the answer was whole',
  ],
  schnitt: [{}, 'the connection was cut before the answer was there'],
  langsam: [{ milliseconds: 6100 }, 'expected  an answer within 6 s'],
  umzug: [redirect('/api/art'), 'the host redirects to {host}/api/art'],
  anmelden: [redirect('/api/seite'), 'after the redirect: is a page of HTML'],
  verirrt: [redirect('/api/weg'), 'after the redirect: status 404 Not Found'],
  kreis: [redirect('/api/kreis'), 'after the redirect: it redirects without end'],
  tot: [redirect('http://127.0.0.1:1/api/tot'), 'after the redirect: browsers do not connect to this port'],
  zahl: [{ body: [{ section: 'zahl_section1', title: 2025 }] }, '[0].title (zahl_section1) [odd-content]'],
  bild: [
    { body: [{ section: 'bild_section1', title: 'Bild', images: [{ title: 'Bild', image: 'weg.webp' }] }] },
    'problem   status 404\n    received  "weg.webp"',
  ],
  gepackt: [
    { headers: { 'content-encoding': 'gzip' } },
    'its body is not compressed as its header content-encoding says',
  ],
  brotli: [
    { headers: { 'content-encoding': 'br' } },
    'its body is not compressed as its header content-encoding says',
  ],
  text: [
    { body: [{ section: 'text_section1', title: 'Text', images: [{ title: 'Text', image: 'text.webp' }] }] },
    'is not a picture but text/html',
  ],
  zeichnung: [
    {
      body: [
        { section: 'zeichnung_section1', title: 'Licht', images: [{ title: 'Bild', image: 'ohne.svg' }] },
      ],
    },
    'its first tag needs xmlns="http://www.w3.org/2000/svg"',
  ],
  eigen: [
    {
      body: [{ section: 'eigen_section1', title: 'Licht', images: [{ title: 'Bild', image: 'eigen.svg' }] }],
    },
    'is sent with "cross-origin-resource-policy: same-origin", so no browser shows it on https://lichtwerk.example',
  ],
  nachbar: [
    {
      body: [
        { section: 'nachbar_section1', title: 'Licht', images: [{ title: 'Bild', image: 'nachbar.svg' }] },
      ],
    },
    'is sent with "cross-origin-resource-policy: same-site", so no browser shows it',
  ],
}

test('each fault of a host is reported at its endpoint', async () => {
  const answers = Object.entries(faults).map(([endpoint, [answer]]): [string, Recorded] => [
    endpoint,
    {
      endpoint,
      status: 200,
      body: [{ section: `${endpoint}_section1`, title: 'Licht' }],
      ...answer,
      headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*', ...answer.headers },
    },
  ])
  const pages = Object.keys(faults).map((name) => {
    const blocks = [{ type: 'icon-rows', id: 'anfang', section: 1 }]
    const page = { name, title: name, content: { endpoint: name, prefix: name }, blocks }
    return [`page-configs/werke/${name}.json`, JSON.stringify(page)]
  })
  const host = await recordedHost(
    new Map(answers),
    {
      'text.webp': { type: 'text/html', bytes: '<!doctype html>' },
      'eigen.svg': { ...sound, headers: { 'cross-origin-resource-policy': 'same-origin' } },
      'nachbar.svg': { ...sound, headers: { 'cross-origin-resource-policy': 'same-site' } },
      'ohne.svg': { type: 'image/svg+xml', bytes: '<svg viewBox="0 0 900 600"><g/></svg>' },
    },
    'schnitt',
  )
  const root = await exampleSite(Object.fromEntries(pages))
  const { findings } = await examine({ root, host, origin: 'https://lichtwerk.example' })
  const parts = sayFindings(findings).replaceAll(host, '{host}').split('\n\n')
  for (const [endpoint, [, reported]] of Object.entries(faults))
    expect(parts.find((part) => part.startsWith(`{host}/api/${endpoint}\n`))).toContain(reported)
})

describe('a host that does not answer', () => {
  test('is reported once', async () => {
    const host = await recordedHost(new Map())
    const down = await examine({ root: await exampleSite({}), host })
    expect(sayFindings(down.findings)).toBe(
      `${host}\n  [endpoint-answer]\n    problem   status 404 Not Found (all 2 endpoints, such as ${host}/api/notizen)`,
    )
  })

  test('is reported without links to articles that it does not list', async () => {
    const site = await exampleSite({
      ...article,
      'page-configs/general/index.ts': (text) =>
        text.replace(`label: 'Erzählen Sie'`, `label: 'Erzählen Sie', to: '/notizen/holz'`),
    })
    const host = await recordedHost(new Map())
    expect(sayFindings((await examine({ root: site, host })).findings)).toBe(
      `${host}\n  [endpoint-answer]\n    problem   status 404 Not Found (all 2 endpoints, such as ${host}/api/notizen)`,
    )
    const wrong = await examine({ root: site, host: '' })
    expect(wrong.findings).toEqual([])
  })

  test('is reported once where it redirects every request', async () => {
    const headers = { location: '/login' }
    const moved = ['notizen', 'bogen'].map((endpoint): [string, Recorded] => [
      endpoint,
      { endpoint, status: 301, headers },
    ])
    const host = await recordedHost(new Map(moved), {
      login: { type: 'text/html', bytes: '<!doctype html>' },
    })
    expect(sayFindings((await examine({ root: await exampleSite({}), host })).findings)).toBe(
      `${host}\n  [endpoint-answer]\n    problem   the host redirects to ${host}/login (all 2 endpoints, such as ${host}/api/notizen)`,
    )
  })

  test.each<[string, unknown, string]>([
    ['refused', { code: 'ECONNREFUSED' }, 'nothing answers there: the service is down, or the port is wrong'],
    ['unknown', { code: 'ENOTFOUND' }, 'there is no host of this name'],
    ['expired', { code: 'CERT_HAS_EXPIRED' }, 'its certificate has expired'],
    ['another’s', { code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'its certificate is for another host'],
    [
      'of its own',
      { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
      'its certificate is signed by itself: no browser trusts it',
    ],
    [
      'of a company’s proxy',
      { code: 'SELF_SIGNED_CERT_IN_CHAIN' },
      'Node does not know the issuer of its certificate: that of a company’s proxy belongs into NODE_EXTRA_CA_CERTS',
    ],
    ['cut', { code: 'UND_ERR_SOCKET' }, 'the connection was cut before the answer was there'],
    [
      'too short',
      { code: 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH' },
      'the connection was cut before the answer was whole',
    ],
    ['in a circle', { message: 'redirect count exceeded' }, 'it redirects without end'],
    ['new to us', { message: 'something else' }, 'something else'],
  ])('%s', (name, cause, words) => {
    for (const proxy of ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'])
      vi.stubEnv(proxy, undefined)
    const fault = Object.assign(new Error('inner'), cause)
    const reason = () => networkFault(new TypeError('fetch failed', { cause: fault }))
    expect(reason()).toBe(words)
    vi.stubEnv('https_proxy', 'http://proxy.example:3128')
    expect(reason().includes('NODE_USE_ENV_PROXY=1')).toBe(['refused', 'unknown'].includes(name))
  })
})
