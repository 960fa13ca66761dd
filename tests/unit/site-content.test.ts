import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkContent, staleReport } from '../../src/publish/content/content-report.ts'
import { findingsReport } from '../../src/publish/content/findings-report.ts'
import { pictureRule } from '../../src/site-content/refused-pictures.ts'
import { deploymentOf } from '../../src/publish/hosting/deployment.ts'
import { lastGoodFile, readLastGood, writeLastGood } from '../../src/site-content/last-good.ts'
import { studyPages } from '../../src/publish/pages/study-pages.ts'
import { siteContent } from '../../src/site-content/site-content.ts'
import { contentFiles } from '../support/content-files.ts'
import { site, siteConfig } from '../support/site-config.ts'

/** A content host that gives the site's own content, but for these endpoints. */
async function startHost(broken: Record<string, { status?: number; body?: string }>) {
  const server = createServer((request, response) => {
    const endpoint = (request.url ?? '').replace('/api/', '')
    const { status = 200, body } = broken[endpoint] ?? {}
    // On a busy machine a kept connection may end between two requests.
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close' })
    void contentFiles(endpoint, `http://${request.headers.host}`).then((text) => response.end(body ?? text))
  })
  await new Promise<void>((settle) => {
    server.listen(0, '127.0.0.1', settle)
  })
  onTestFinished(() => void server.close())
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a TCP server's address is
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const origin = 'https://xigi.example'

async function plan(
  host: string,
  kept?: Parameters<typeof siteContent>[0]['kept'],
  { config = siteConfig, allows = rule(host) } = {},
) {
  const content = siteContent({ host, folder: 'content', kept })
  const pages = await studyPages({ config, site, host, content, allows, code: '', before: {} })
  return { content, pages }
}

const messageOf = (act: () => void) => {
  try {
    act()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return undefined
}

test('every endpoint that fails is named, with its address, what came and which pages need it', async () => {
  const host = await startHost({ retails: { status: 503 }, home: { body: '<!doctype html>' } })
  const { content, pages } = await plan(host)
  expect(messageOf(() => checkContent(host, content, pages, false))).toBe(
    `No content from 2 endpoints

/api/home (${host}/api/home)
  expected  an answer with content
  received  Unexpected token '<', "<!doctype html>" is not valid JSON
  needed by /

/api/retails (${host}/api/retails)
  expected  an answer with content
  received  status 503 Service Unavailable
  needed by /industry/Retail

Nothing was published. To publish with what the host answered last: npm run build -- --last-good`,
  )
})

test('a host that is down says so of every endpoint', async () => {
  const host = 'http://127.0.0.1:9'
  const { content, pages } = await plan(host)
  const message = messageOf(() => checkContent(host, content, pages, false))
  expect(message).toContain('/api/home (http://127.0.0.1:9/api/home)')
  expect(message).toMatch(/received {2}no answer: .*(ECONNREFUSED|bad port)/)
  expect(message).toMatch(/^No content from 2\d endpoints/)
})

test('an endpoint that the embedded service lacks needs no other way out', () => {
  const failures = new Map([['led-posters', 'status 404']])
  const content = { ...siteContent({ host: '', folder: 'content', kept: undefined }), failures }
  expect(messageOf(() => checkContent('', content, [], false))).toBe(
    `No content from 1 endpoint

/api/led-posters
  expected  an answer with content
  received  status 404
  needed by no page that is published`,
  )
})

test('with the last good answers the site is whole, and it is said which pages are of when', async () => {
  const root = await mkdtemp(join(tmpdir(), 'last-good-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const host = await startHost({})
  const before = await plan(host)
  expect(messageOf(() => checkContent(host, before.content, before.pages, false))).toBeUndefined()
  expect(staleReport(before.content, before.pages)).toEqual([])
  const answers = new Map(
    [...before.content.answers].map(([key, { text }]) => [key, { at: '2026-01-02T03:04:05.000Z', text }]),
  )
  await writeLastGood(root, host, answers)

  // An empty host's answers: the one endpoint's is wrong, the other's is gone.
  expect(await readLastGood(root, 'https://another.example')).toEqual(new Map())
  const kept = await readLastGood(root, host)
  expect(kept).toEqual(answers)

  const after = await plan('http://127.0.0.1:9', kept)
  expect(messageOf(() => checkContent(host, after.content, after.pages, true))).toBeUndefined()
  expect(after.pages.map(({ read }) => read?.contentHash)).toEqual(
    before.pages.map(({ read }) => read?.contentHash),
  )
  const [headline, ...lines] = staleReport(after.content, after.pages)
  expect(headline).toMatch(/^OLDER CONTENT from \d+ endpoints/)
  expect(lines.find((line) => line.includes('/api/retails'))).toMatch(
    /^ {2}\/industry\/Retail\n {4}of 2026-01-02T03:04:05.000Z, because \/api\/retails gives no answer/,
  )
})

test('what the last whole site did not need has no older answer', async () => {
  const host = 'http://127.0.0.1:9'
  const { content, pages } = await plan(host, new Map())
  expect(messageOf(() => checkContent(host, content, pages, true))).toMatch(
    /Nothing was published: \.last-good\.json keeps no answer of this host for them either\.$/,
  )
})

test('a broken file of last good answers holds none', async () => {
  const root = await mkdtemp(join(tmpdir(), 'last-good-'))
  onTestFinished(() => rm(root, { recursive: true }))
  expect(await readLastGood(root, 'https://content.example')).toEqual(new Map())
  await writeFile(join(root, lastGoodFile), '{"host": "https://content.ex')
  expect(await readLastGood(root, 'https://content.example')).toEqual(new Map())
})

/** The policy's rule for pictures, of a site that names these hosts and takes its content from one of its own. */
function rule(host = 'https://content.example', pictureHosts?: string[]) {
  const settings = { ...siteConfig.site, ...(pictureHosts && { pictureHosts }) }
  const { foreign } = deploymentOf({ ...siteConfig, site: settings }, origin, { VITE_CONTENT_HOST: host })
  return pictureRule(origin, [...foreign.content, ...foreign.pictures])
}

test.each([
  ['pictures/one.webp', true],
  ['/media/one.webp', true],
  ['https://xigi.example/one.webp', true],
  ['https://content.example/storage/one.webp', true],
  ['https://cdn.example/one.webp', true],
  ['//cdn.example/one.webp', true],
  ['https://a.media.example/one.webp', true],
  ['https://media.example/one.webp', false],
  ['http://cdn.example/one.webp', false],
  ['https://cdn.example.org/one.webp', false],
  ['https://cdn.example:8443/one.webp', false],
  ['data:image/png;base64,AAAA', false],
])('a site whose settings name cdn.example and *.media.example: %s is shown: %s', (address, shown) => {
  expect(rule(undefined, ['cdn.example', '*.media.example'])(address)).toBe(shown)
})

test('a site whose settings name no hosts shows what comes over https, and nothing else', () => {
  expect(rule()('https://anywhere.example/one.webp')).toBe(true)
  expect(rule()('http://anywhere.example/one.webp')).toBe(false)
})

test('pictures that the policy will refuse are said by page, block and address, those of configs too', async () => {
  const sections: unknown[] = JSON.parse(await contentFiles('retails'))
  const elsewhere = 'https://elsewhere.example/window.webp'
  const moved = sections.map((section) => ({ ...Object(section) }))
  for (const section of moved) if (section.section === 'retail_section3') section.images[1].image = elsewhere
  const film = { webm: 'https://elsewhere.example/hall.webm', mp4: '/media/hall.mp4' }
  const pagesOfSite = siteConfig.pages.map((entry) => ({
    ...entry,
    page: {
      ...entry.page,
      blocks: entry.page.blocks.map((block) =>
        entry.path === '/gallery' && block.type === 'hero' ? { ...block, video: film } : block,
      ),
    },
  }))
  const host = await startHost({ retails: { body: JSON.stringify(moved) } })
  const config = { ...siteConfig, pages: pagesOfSite }
  const narrow = await plan(host, undefined, { config, allows: rule(host, ['cdn.example']) })
  expect(findingsReport(narrow.pages, narrow.content)).toEqual([
    'Not shown, or not as it was sent:',
    '  /gallery',
    `    hero #hero shows what the policy refuses: ${film.webm}`,
    '  /industry/Retail',
    `    cards #features shows what the policy refuses: ${elsewhere}`,
  ])
  const { pages, content } = await plan(host, undefined, { config })
  expect(findingsReport(pages, content)).toEqual([])
})

test('what is not shown or not as it was sent is said: blocks, sections that did not come, what was repaired', async () => {
  const sections: unknown[] = JSON.parse(await contentFiles('retails'))
  const renamed = sections.map((section) => ({ ...Object(section) }))
  for (const section of renamed) {
    if (section.section === 'retail_section1') section.section = 'retail_section_1'
    if (section.section === 'retail_section6') section.section = 'retail_sectoin6'
    if (section.section === 'retail_section7') section.images[0].title = 7
  }
  const host = await startHost({ retails: { body: JSON.stringify(renamed) } })
  const { content, pages } = await plan(host)
  const lines = findingsReport(pages, content).map((line) => line.trim())
  expect(lines.slice(0, 4)).toEqual([
    'Not shown, or not as it was sent:',
    '/industry/Retail',
    'cards #flexible-solutions is not shown: its section is missing (retail_section6)',
    'hero #hero stands without its section: retail_section1 was not sent',
  ])
  expect(lines[4]).toMatch(/^sent by \/api\/retails: retail_section_1, .*retail_sectoin6/)
  expect(lines[5]).toBe('/api/retails')
  expect(lines[6]).toContain('title')
})

test('of the site’s own content nothing is left out, and nothing is repaired', async () => {
  const { content, pages } = await plan('')
  expect(findingsReport(pages, content)).toEqual([])
})
