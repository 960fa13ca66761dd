import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import pLimit from 'p-limit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { movedOf, redirectsSchema } from '../../../schemas/redirects.ts'
import { goneAddresses } from '../../../src/site/config/shown-config.ts'
import { decodedPath, oneSpelling } from '../../../schemas/shared/address.ts'
import { storageAddress } from '../../../src/runtime/content/storage-address.ts'
import { readPublishedPage } from '../../../src/runtime/engine/published-page.ts'
import { writeHeaderRules, writeRedirects } from '../../../src/serve/hosting/host-files.ts'
import { nginxConfig } from '../../../src/serve/hosting/nginx-config.ts'
import { pageFile } from '../../../src/serve/hosting/published-files.ts'
import { startServer } from '../../../src/serve/start-server.ts'
import { pathParts } from '../../../src/site/content/read-endpoint.ts'
import { nameProblem } from '../../../src/util/name-problem.ts'
import { ask } from '../../support/ask.ts'
import { findNginx } from '../../support/find-nginx.ts'
import { namesByHand, oddName, spellingsOf } from '../../support/odd-names.ts'
import { headers } from '../../support/small-site.ts'
import { startNginx } from '../../support/start-nginx.ts'
import { putFiles } from '../../support/temporary-folder.ts'

const usable = oddName.filter((name) => nameProblem(name) === undefined)

describe('every name that can be an address', () => {
  test('has one spelling and one file, which each spelling finds', () => {
    fc.assert(
      fc.property(usable, (name) => {
        for (const spelling of spellingsOf(name)) {
          const address = `/blog/${spelling}`
          expect(oneSpelling(address)).toBe(`/blog/${encodeURIComponent(name)}`)
          expect(decodedPath(address)).toBe(`/blog/${name}`)
          expect(pageFile(address)).toBe(`blog/${name}.html`)
          expect(new URL(address, 'http://site.example').pathname).toBe(address)
        }
        expect(oneSpelling(oneSpelling(`/${name}`))).toBe(oneSpelling(`/${name}`))
      }),
    )
  })

  test('is the name of a stored picture, unless its codes name another', () => {
    fc.assert(
      fc.property(
        usable.filter((name) => !/%[\da-f]{2}/i.test(name)),
        (name) => {
          expect(pathParts(storageAddress(`pictures/${name}`, ''))).toEqual(['storage', 'pictures', name])
          expect(storageAddress(`/${encodeURIComponent(name)}`, 'h')).toBe(storageAddress(name, 'h'))
        },
      ),
    )
  })
})

test('a published page is found at each spelling of its address, and the page for missing ones at any', () => {
  const page = { pathname: '/blog/a%26b', path: '/blog/:id', title: '', contactPage: '' }
  const at = (pathname: string, published = page) =>
    readPublishedPage(JSON.stringify(published), pathname)?.pathname
  expect(['/blog/a%26b', '/blog/a&b', '/Blog/A&B', '/blog/a', '/'].map((pathname) => at(pathname))).toEqual([
    '/blog/a%26b',
    '/blog/a&b',
    '/Blog/A&B',
    undefined,
    undefined,
  ])
  expect(at('/%', { ...page, pathname: '*' })).toBe('/%')
})

test.each([
  ['a/b', 'no file on every system can have / in its name'],
  ['q?x', 'no file on every system can have ? in its name'],
  ['a\nb', 'no file on every system can have U+000A in its name'],
  ['\uD800', 'no file on every system can have U+D800 in its name'],
  ['led\u200Bwall', 'nobody sees the sign U+200B in it'],
  ['..', 'servers and disks change a dot or a blank at the beginning or end of a name'],
  ['led ', 'servers and disks change a dot or a blank at the beginning or end of a name'],
  ['.hidden', 'servers and disks change a dot or a blank at the beginning or end of a name'],
  ['a.HTML', 'servers read the ending .HTML as that of a file'],
  ['a.txt.gz', 'servers read the ending .gz as that of a file'],
  ['index', 'servers answer the address of the folder with a file of this name'],
  ['con.1', 'Windows reserves this name for a device'],
  ['எ'.repeat(83), 'it has 249 bytes, and a file name at most 247'],
])('%j cannot be an address: %s', (name, problem) => {
  expect(nameProblem(name)).toBe(problem)
})

test.each([
  '/50%-off',
  '/a%2Fb',
  '/a%5Cb',
  '/a%00',
  '/%C3',
  '/a/../b',
  '/%2e',
  '/x%2A',
  '/x%3Ay',
  '/a%0Ab',
  '/a\\b',
  '/x%3F',
  `/${'எ'.repeat(81)}`,
])('a redirect from %s is refused, since servers read it in different ways', (from) => {
  const { error } = redirectsSchema.safeParse([{ from, to: '/' }])
  expect(error?.issues.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^must be an address that every server finds: with %25 for %/),
  ])
})

/** Names by hand and some by chance, of which no two are one on a disk without letter case. */
const served = [
  ...new Map(
    [...namesByHand, ...fc.sample(oddName, { numRuns: 200, seed: 7 })]
      .filter((name) => nameProblem(name) === undefined)
      .map((name) => [name.normalize('NFD').toLowerCase(), name]),
  ).values(),
]
const moved = redirectsSchema.parse(
  ['old/', 'old/sub/', 'x']
    .flatMap((start) =>
      served.map((name) => ({
        from: `/${start}${encodeURIComponent(name)}`,
        to: `/blog/${encodeURI(name).replaceAll(/[#?:]/g, encodeURIComponent)}`,
      })),
    )
    .filter((row) => redirectsSchema.safeParse([row]).success),
)
const redirects = movedOf([...moved, ...redirectsSchema.parse([{ from: '/old$a.html', to: '/about' }])])

const nginx = process.env.NGINX === '1' ? await findNginx() : undefined

test('an address with the status 410 is gone, and moves nowhere', () => {
  const old = redirectsSchema.parse([
    { from: '/a', status: 410 },
    { from: '/b', to: '/c' },
  ])
  expect(goneAddresses({ redirects: old })).toEqual(['/a'])
  expect(movedOf(old)).toEqual([{ from: '/b', to: '/c', status: 301 }])
})

describe('servers', () => {
  let root: string
  let server: Awaited<ReturnType<typeof startServer>>
  let other: Awaited<ReturnType<typeof startNginx>> | undefined
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'names-'))
    const files: Record<string, string> = {
      _headers: writeHeaderRules(headers),
      _redirects: writeRedirects(redirects),
      'page-data/routes.json': '["/blog/:id"]',
      'index.html': 'home',
      'app-shell.html': 'no page',
      '404.html': 'not found',
    }
    for (const name of served) files[pageFile(`/blog/${encodeURIComponent(name)}`)] = name
    await putFiles(join(root, 'dist'), files)
    server = await startServer({
      folder: join(root, 'dist'),
      content: join(root, 'content'),
      enquiries: { store: { url: `file:${join(root, 'enquiries.db')}` } },
      port: 0,
      say: () => undefined,
    })
    const site = {
      folder: join(root, 'dist'),
      headers,
      redirects,
      ownContent: true,
      ownEnquiries: true,
      parameterPaths: ['/blog/:id'],
    }
    if (nginx)
      other = await startNginx(nginx, nginxConfig({ siteUrl: 'http://127.0.0.1', ...site }), server.url)
  })
  afterAll(async () => {
    await other?.stop()
    await server.stop()
    await rm(root, { recursive: true })
  })

  const cases: [string, () => string][] = [
    ['this server', () => server.url],
    ['nginx', () => other?.url ?? ''],
  ]
  describe.each(cases)('%s', (host, url) => {
    const isThere = host !== 'nginx' || nginx !== undefined

    test.skipIf(!isThere)('sends the page at every spelling of its address', async () => {
      const requests = served.flatMap((name) => spellingsOf(name).map((spelling) => ({ name, spelling })))
      const wrong = await pLimit(20).map(requests, async ({ name, spelling }) => {
        const { text } = await ask(url(), `/blog/${spelling}`)
        return text === name ? [] : [`${JSON.stringify(name)} at ${spelling}: ${text}`]
      })
      expect(wrong.flat()).toEqual([])
    })

    test.skipIf(!isThere)(
      'redirects every spelling of an old address to the one address of the page',
      async () => {
        const wrong = await pLimit(20).map(redirects, async ({ from, to }) => {
          const spellings = from.split('/').map((name) => spellingsOf(decodeURIComponent(name)))
          const answers = [0, 1, 2].map((at) =>
            ask(url(), `${spellings.map((some) => some[at]).join('/')}?a=1`),
          )
          return (await Promise.all(answers)).flatMap(({ status, headers: { location } }) =>
            status === 301 && location === `${to}?a=1` ? [] : [`${from}: ${status} ${location}`],
          )
        })
        expect(wrong.flat()).toEqual([])
      },
    )
  })

  test('`_redirects` has the spellings of links and of browsers, for hosts that decode nothing', () => {
    const rows = new Set(
      writeRedirects(redirects)
        .split('\n')
        .map((row) => row.split(' ')[0]),
    )
    const typed = (from: string) =>
      new URL(decodeURIComponent(from).replaceAll(/[#%?]/g, encodeURIComponent), 'http://a').pathname
    const missing = redirects.flatMap(({ from }) => [from, typed(from)]).filter((from) => !rows.has(from))
    expect(missing).toEqual([])
    expect([...rows].every((row) => /^[!-~]*$/.test(row ?? ''))).toBe(true)
  })
})
