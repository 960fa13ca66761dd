import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readProject } from '../../../src/site/config/read-project.ts'
import { refuseErrors } from '../../../src/publish/gate/refuse-errors.ts'
import type { SiteConfig } from '../../../src/site/config/site-config.ts'
import { findProblems } from '../../../src/lint/find-problems.ts'
import type { Finding } from '../../../src/lint/finding.ts'
import { answerContent } from '../../../src/site/content/answer-content.ts'
import { joinContent } from '../../../src/site/joined/join-content.ts'
import { siteContent } from '../../../src/site/content/site-content.ts'
import { importModule } from '../../support/import-module.ts'
import { root as home, siteConfig } from '../../support/site-config.ts'

const project = await readProject(home, importModule)

/** Returns the embedded content service's answer for an endpoint, at a host with this address. */
const contentFiles = async (endpoint: string, origin = 'http://127.0.0.1') =>
  (await answerContent(new Request(`${origin}/api/${endpoint}`), 'content')).text()

/** Starts a content host with the site's content, apart from these endpoints. */
async function startHost(broken: Record<string, { status?: number; body?: string }>) {
  const server = createServer((request, response) => {
    const endpoint = (request.url ?? '').replace('/api/', '')
    const { status = 200, body } = broken[endpoint] ?? {}
    // On a busy machine a keep-alive connection may end between two requests.
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

/** Plans the site with this content, as publishing does before it writes anything. */
async function plan(
  host: string,
  kept?: Parameters<typeof siteContent>[0]['kept'],
  config: SiteConfig = siteConfig,
) {
  const content = siteContent({ host, folder: 'content', kept })
  const joined = await joinContent({ ...project, config }, { host, content, origin })
  // Warnings do not stop publishing, and a new page may bring some.
  const findings = findProblems(joined).filter(({ severity }) => severity === 'error')
  return { content, pages: joined.joined, findings }
}

/** Returns the reason why a site with these findings is not published. */
const refusal = (findings: Finding[], terms: Partial<Parameters<typeof refuseErrors>[1]> = {}) =>
  messageOf(() => refuseErrors(findings, { host: '', lastGood: false, despiteContent: false, ...terms }))

const messageOf = (act: () => void) => {
  try {
    act()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return undefined
}

test('every endpoint that fails is reported with its address and answer', async () => {
  const host = await startHost({ retails: { status: 503 }, home: { body: '<!doctype html>' } })
  const { findings } = await plan(host)
  const errors = findings.filter(({ rule }) => rule === 'endpoint-answer')
  expect(refusal(errors, { host })).toBe(
    `2 errors in 2 files

${host}/api/home
  [endpoint-answer]
    problem   is a page of HTML
    expected  JSON
    received  "<!doctype html>"

${host}/api/retails
  [endpoint-answer]
    problem   status 503 Service Unavailable

Nothing was published.

To publish with the answers of the last complete publish: npm run build -- --last-good`,
  )
})

test('a host that is down is reported once', async () => {
  const host = 'http://127.0.0.1:9'
  const message = refusal((await plan(host)).findings, { host })
  expect(message).toMatch(
    /\nhttp:\/\/127\.0\.0\.1:9\n {2}\[endpoint-answer\]\n {4}problem {3}(?:nothing answers there|browsers do not connect).* \(all \d+ endpoints, such as .*\)\n/,
  )
})

test('an endpoint that the last complete publish did not use has no older answer', async () => {
  const host = 'http://127.0.0.1:9'
  const { findings } = await plan(host, new Map())
  expect(refusal(findings, { host, lastGood: true })).toMatch(
    /Nothing was published\.\n\n\.last-good\.json has no answer of this host for these endpoints either\.$/,
  )
})

test('hidden and repaired content is reported as by validate, and published only with the option for it', async () => {
  const sections: unknown[] = JSON.parse(await contentFiles('retails'))
  const renamed = sections.map((section) => ({ ...Object(section) }))
  for (const section of renamed) {
    if (section.section === 'retail_section1') section.section = 'retail_section_1'
    if (section.section === 'retail_section6') section.section = 'retail_sectoin6'
    if (section.section === 'retail_section7') section.images[0].title = 7
  }
  const host = await startHost({ retails: { body: JSON.stringify(renamed) } })
  const { findings } = await plan(host)
  const message = refusal(findings, { host })
  expect(message).toMatch(/^3 errors in 1 file\n/)
  expect(message).toMatch(
    /\[missing-section\]\n {4}expected {2}a section that .*Retail\.ts names\n {4}received {2}"retail_sectoin6"\n {4}did you mean "retail_section6"\?/,
  )
  expect(message).toMatch(/\[odd-content\]\n {4}problem .*title/)
  expect(message).toMatch(/npm run build -- --despite-content$/)
  expect(refusal(findings, { host, despiteContent: true })).toBeUndefined()
})

test('invalid configs and a page without content are never published', () => {
  const finding = (rule: string): Finding => ({ rule, severity: 'error', file: 'x', path: [], place: '' })
  for (const rule of ['unknown-key', 'endpoint-answer', 'missing-file'])
    expect(refusal([finding(rule)], { despiteContent: true })).toContain(`[${rule}]`)
  expect(refusal([{ ...finding('headline'), severity: 'warning' }])).toBeUndefined()
})
