import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { headersFor } from '../../../src/serve/hosting/host-files.ts'
import { nginxConfig } from '../../../src/serve/hosting/nginx-config.ts'
import { mailboxPath } from '../../../src/serve/embedded/mailbox.ts'
import { ask } from '../../support/ask.ts'
import { findNginx } from '../../support/find-nginx.ts'
import { hostileRequests } from '../../support/hostile-requests.ts'
import { cut, wire, type HostileRequest } from '../../support/hostile-requests/request.ts'
import { sendRaw, type RawAnswer } from '../../support/send-raw.ts'
import { headers, redirects, serveSmallSite } from '../../support/small-site.ts'
import { startNginx } from '../../support/start-nginx.ts'

const isAskedFor = process.env.NGINX === '1'
const nginx = isAskedFor ? await findNginx() : undefined
const why = isAskedFor ? 'nginx is missing: apt-get install nginx' : 'asked for with npm run test:nginx'

const servers: [string, (site: Site) => Promise<{ url: string; stop: () => Promise<void> }>][] = [
  ['alone', ({ url }) => Promise.resolve({ url, stop: () => Promise.resolve() })],
  [
    nginx ? 'behind nginx' : `SKIPPED, ${why}: behind nginx`,
    ({ url, folder }) => {
      if (!nginx) throw new Error(why)
      return startNginx(nginx, configOf(folder), url)
    },
  ],
]

function configOf(folder: string): string {
  const parts = {
    folder,
    headers,
    redirects,
    ownContent: true,
    ownEnquiries: true,
    parameterPaths: ['/blog/:id'],
  }
  return nginxConfig({ siteUrl: 'http://127.0.0.1', ...parts })
}

type Site = Awaited<ReturnType<typeof serveSurrounded>>

/** Serves the small site with private files around it. */
async function serveSurrounded() {
  const site = await serveSmallSite({ entryLimit: 100_000 })
  for (const folder of ['.', 'content', 'dist-served']) {
    await mkdir(join(site.root, folder), { recursive: true })
    for (const file of ['outside.txt', 'outside.json', 'outside.html'])
      await writeFile(join(site.root, folder, file), '"kept outside"')
  }
  return site
}

test('the table is large enough, and holds nothing twice', () => {
  const all = hostileRequests.flatMap(([, requests]) => requests)
  expect(all.length).toBeGreaterThan(1000)
  for (const texts of [all.map(({ name }) => name), all.map(({ bytes }) => bytes.toString('latin1'))])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

describe.each(servers)('%s', (name, start) => {
  let site: Site
  let server: Awaited<ReturnType<typeof start>>
  beforeAll(async () => {
    if (/SKIPPED/.test(name)) return
    site = await serveSurrounded()
    server = await start(site)
  })
  afterAll(async () => {
    await server?.stop()
    await site?.remove()
  })

  test.skipIf(/SKIPPED/.test(name)).each(hostileRequests)('%s', async (_kind, requests) => {
    const faults = await pLimit(50).map(requests, async (request) => {
      const answers = await sendRaw(server.url, request.bytes, request)
      return faultsOf(request, answers).map((fault) => `${request.name}: ${fault}`)
    })
    expect(faults.flat()).toEqual([])
    expect(site.logged.filter((line) => /failed/.test(line))).toEqual([])
    expect((await ask(server.url)).text).toContain('Home one')
    expect((await ask(server.url, '/nowhere')).text).toContain('Not found')
  })
})

test('a thousand requests in one go are answered, one after the other', async () => {
  const site = await serveSurrounded()
  const wholeRequest = 'GET /media/numbers.txt HTTP/1.1\r\nHost: a\r\n\r\n'
  const answers = await sendRaw(
    site.url,
    Buffer.concat([Buffer.from(wholeRequest.repeat(999)), wire('/nowhere')]),
  )
  await site.remove()
  expect(answers?.map(({ status }) => status)).toEqual([...Array.from({ length: 999 }, () => 200), 404])
})

test.skipIf(!nginx)('behind nginx, who sends byte by byte is cut off', async () => {
  if (!nginx) return
  const site = await serveSurrounded()
  const server = await startNginx(nginx, configOf(site.folder).replaceAll(' 10s;', ' 1s;'), site.url)
  const start = `POST ${mailboxPath} HTTP/1.1\r\nHost: a\r\n`
  const slow = [start, `${start}Content-Length: 5000\r\n\r\nname=`].map((text) =>
    sendRaw(server.url, Buffer.from(text)),
  )
  const answers = await Promise.all(slow)
  await server.stop()
  await site.remove()
  // nginx closes the connection without an answer.
  expect(answers).toEqual([[], []])
})

const everywhere = Object.entries(headersFor('/', headers))

/** Returns the faults of the answers to a request. */
function faultsOf({ allowed }: HostileRequest, answers: RawAnswer[] | undefined): string[] {
  if (!answers) return ['neither answered nor closed']
  const [first, ...more] = answers
  if (!first) return allowed.includes(cut) ? [] : ['closed without an answer']
  const { status, headers: sent, body } = first
  const type = sent['content-type'] ?? ''
  const isPlain = body !== '' && sent['content-encoding'] === undefined
  const missing = everywhere.filter(([name, value]) => sent[name.toLowerCase()] !== value)
  return [
    ...(allowed.includes(status) ? [] : [`answered with ${status}`]),
    ...(more.length > 0 ? [`answered ${answers.length} times`] : []),
    ...(/kept outside|secret|root:x:|default-src/.test(body) ? [`gave away ${body.slice(0, 80)}`] : []),
    ...(/html/.test(type) && missing.length > 0 ? [`a page without ${missing.join()}`] : []),
    ...(/json/.test(type) && isPlain && !isJson(body) ? [`JSON that is none: ${body.slice(0, 80)}`] : []),
    ...(/^\/(?![/\\])/.test(sent.location ?? '/') ? [] : [`leads to ${sent.location}`]),
    ...(sent['set-cookie'] === undefined && sent.x === undefined ? [] : ['takes headers from outside']),
  ]
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
