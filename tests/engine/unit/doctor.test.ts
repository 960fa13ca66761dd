import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { examine } from '../../../src/author/commands/doctor/examine.ts'
import { networkFault } from '../../../src/site/content/network-fault.ts'
import { readRecording, type Recorded } from '../../../src/author/commands/doctor/recording.ts'
import { rules } from '../../../src/lint/rules.ts'
import { sayFindings } from '../../../src/lint/say-findings.ts'
import { article } from '../../support/example-edits.ts'
import { exampleSite } from '../../support/example-site.ts'
import { recordedHost } from '../../support/recorded-host.ts'
import { root } from '../../support/root.ts'

const faulty = join(root, 'tests/faulty-host')

/** Returns the example site with a page for every endpoint of the faulty host. */
async function faultySite(): Promise<string> {
  const plain = [
    'weg',
    'muede',
    'seite',
    'seiten',
    'kaputt',
    'huelle',
    'leer',
    'absage',
    'art',
    'umzug',
    'kreis',
    'fremd',
    'schnitt',
    'halb',
    'langsam',
    'anmelden',
    'verirrt',
    'tot',
  ]
  const pages = plain.map((name) => {
    const blocks = [{ type: 'hero', id: 'anfang', section: 1, text: `${name} Licht `.repeat(24).trim() }]
    const page = { name, title: name, content: { endpoint: name, prefix: name }, blocks }
    return [`page-configs/werke/${name}.json`, JSON.stringify(page)]
  })
  const own = ['alles', 'bilder'].map(async (name) => {
    const page = await readFile(join(faulty, `pages/${name}.json`), 'utf8')
    return [`page-configs/werke/${name}.json`, page]
  })
  const detail = 'page-configs/general/notizen/[id].ts'
  return exampleSite({
    ...Object.fromEntries([...pages, ...(await Promise.all(own))]),
    [detail]: article[detail],
  })
}

async function faultyHost(): Promise<string> {
  const abend = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#421' } })
    .webp()
    .toBuffer()
  const klein = await sharp({ create: { width: 48, height: 48, channels: 3, background: '#421' } })
    .gif()
    .toBuffer()
  const files = {
    'abend.webp': { type: 'image/webp', bytes: abend },
    'morgen.webp': { type: 'image/webp', bytes: abend },
    'klein.gif': { type: 'image/gif', bytes: klein },
    'lang.svg': {
      type: 'image/svg+xml',
      bytes: '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="100"/>',
    },
    'text.webp': { type: 'text/html', bytes: '<!doctype html><title>Anmelden</title>' },
  }
  return recordedHost((await readRecording(join(faulty, 'answers'))) ?? new Map(), files, 'schnitt')
}

test(
  'a host with every fault: every rule of content finds it, at its place',
  { timeout: 30_000 },
  async () => {
    const host = await faultyHost()
    const { endpoints, findings } = await examine({
      root: await faultySite(),
      host,
      origin: 'https://lichtwerk.example',
    })
    const told = [...endpoints.map((line) => line.replace(/ +[\d.]+ s$/, '')), '', sayFindings(findings)]
      .join('\n')
      .replaceAll(/after \d\.\d s/g, 'after {time} s')
    await expect(`${told.replaceAll(host, '{host}')}\n`).toMatchFileSnapshot(join(faulty, 'findings.txt'))
    const found = new Set(findings.map(({ rule }) => rule))
    const ofContent = Object.keys(rules).filter((code) => rules[code]?.reads === 'content')
    // Rules about configs, although they read content. The last five rules do not apply: hosts have no unrequested
    // files, and this site plans no screens and has no cards for its pages, no general page and no copied text.
    const ofConfigs = [
      'copied-opening',
      'duplicate-head',
      'empty-page',
      'general-page',
      'headline',
      'link-target',
      'noindex-linked',
      'orphan-page',
      'page-head',
      'redirect-entry',
    ]
    expect(ofContent.filter((code) => !found.has(code))).toEqual([
      ...ofConfigs,
      'supplied-value',
      'unasked-content',
      'unlisted-page',
    ])
  },
)

describe('a host that does not answer', () => {
  test('is reported once', async () => {
    const host = await recordedHost(new Map())
    const down = await examine({ root: await exampleSite({}), host })
    expect(sayFindings(down.findings)).toBe(
      `${host}\n  [endpoint-answer]\n    problem   status 404 Not Found (all 2 endpoints)`,
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
      `${host}\n  [endpoint-answer]\n    problem   status 404 Not Found (all 2 endpoints)`,
    )
    const wrong = await examine({ root: site, host: '' })
    expect(wrong.findings).toEqual([])
  })

  test('is reported once where it redirects every request', async () => {
    const headers = { location: '/login' }
    const moved = ['notizen', 'bogen'].map((endpoint): [string, Recorded] => [
      endpoint,
      { endpoint, at: '', status: 301, headers },
    ])
    const host = await recordedHost(new Map(moved), {
      login: { type: 'text/html', bytes: '<!doctype html>' },
    })
    expect(sayFindings((await examine({ root: await exampleSite({}), host })).findings)).toBe(
      `${host}\n  [endpoint-answer]\n    problem   the host redirects to ${host}/login (all 2 endpoints)`,
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
    ['cut', { code: 'UND_ERR_SOCKET' }, 'the connection was cut before the answer was there'],
    [
      'too short',
      { code: 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH' },
      'the connection was cut before the answer was whole',
    ],
    ['in a circle', { message: 'redirect count exceeded' }, 'it redirects without end'],
    ['new to us', { message: 'something else' }, 'something else'],
  ])('%s', (_name, cause, said) => {
    const fault = Object.assign(new Error('inner'), cause)
    expect(networkFault(new TypeError('fetch failed', { cause: fault }))).toBe(said)
  })
})
