import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { once } from 'node:events'
import { connect } from 'node:net'
import { basename, join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '../../../src/serve/start-server.ts'
import { ask } from '../../support/ask.ts'
import { publishSmallSite, serveSmallSite } from '../../support/small-site.ts'

async function serve() {
  const site = await serveSmallSite()
  onTestFinished(site.remove)
  return site
}

const enquiries = { store: { url: 'file::memory:' } }

test('the site is published again and again under load, and not one request fails', async () => {
  const site = await serve()
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const publishing = new AbortController()
  let answers = 0
  const wrong: string[] = []
  const expectOf = async (path: string, status: number, text: RegExp, encoding = '') => {
    const headers = { 'accept-encoding': encoding }
    const answer = await ask(site.url, path, { agent, headers }).catch(String)
    answers += 1
    if (typeof answer === 'string') wrong.push(`${path}: ${answer}`)
    else if (answer.status !== status || !text.test(answer.text)) wrong.push(`${path}: ${answer.status}`)
    return typeof answer === 'string' ? '' : answer.text
  }
  const visitor = async () => {
    while (!publishing.signal.aborted) {
      const home = await expectOf('/', 200, /^<h1>Home \w+<\/h1><script/)
      // Files of a page stay available after the next publish.
      await expectOf(/src="([^"]*)"/.exec(home)?.[1] ?? '/none', 200, /^console/)
      await expectOf('/about', 200, /^<h1>About \w+<\/h1>x{2000}$/)
      await expectOf('/about', 200, /./s, 'br')
      await expectOf('/blog/not-published-yet', 200, /root/)
      await expectOf('/nowhere', 404, /Not found/)
    }
  }
  const visitors = Promise.all(Array.from({ length: 8 }, visitor))
  for (let count = 0; count < 25; count += 1) await publishSmallSite(site.folder, `r${count}`)
  publishing.abort()
  await visitors
  expect(wrong).toEqual([])
  expect(answers).toBeGreaterThan(200)
})

test('a new publish is served from the next request on', async () => {
  const site = await serve()
  expect((await ask(site.url)).text).toContain('Home one')
  await publishSmallSite(site.folder, 'two')
  expect((await ask(site.url)).text).toContain('Home two')
  expect((await ask(site.url, '/assets/start-two.js')).status).toBe(200)
  // No visitor has a page of the publish before that.
  await publishSmallSite(site.folder, 'three')
  await ask(site.url)
  expect((await ask(site.url, '/assets/start-two.js')).status).toBe(200)
  expect((await ask(site.url, '/assets/start-one.js')).status).toBe(404)
})

test('if the folder is missing or incomplete, the previous release is served, and this is reported', async () => {
  const site = await serve()
  await rm(site.folder, { recursive: true })
  expect((await ask(site.url)).text).toContain('Home one')
  await mkdir(site.folder)
  expect((await ask(site.url)).text).toContain('Home one')
  await expect
    .poll(() => site.logged.join())
    .toMatch(
      /^The new release cannot be served yet\. The previous one is still served: Error: ENOENT.*(?:_headers|_redirects|404\.html)/,
    )
  await publishSmallSite(site.folder, 'two')
  await expect.poll(async () => (await ask(site.url)).text).toContain('Home two')
})

test('ended and killed servers leave nothing beside the folder', async () => {
  const site = await serve()
  const shelf = `${site.folder}-served`
  await mkdir(join(shelf, '99999999-1-1'))
  const second = await site.start()
  expect(await readdir(shelf)).toHaveLength(2)
  await second.stop()
  expect(await readdir(shelf)).toHaveLength(1)
  await site.stop()
  expect(await readdir(site.root)).not.toContain(basename(shelf))
})

test('without hard links, the folder itself is served', async () => {
  const site = await serve()
  await site.stop()
  await writeFile(`${site.folder}-served`, '')
  const server = await site.start()
  expect((await ask(server.url)).text).toContain('Home one')
  await publishSmallSite(site.folder, 'two')
  expect((await ask(server.url)).text).toContain('Home two')
  await server.stop()
})

test('where nothing is published, no server starts', async () => {
  const site = await serve()
  const empty = join(site.root, 'empty')
  await mkdir(empty)
  await writeFile(join(empty, 'index.html'), '')
  const settings = { content: '', enquiries, port: 0, say: () => undefined }
  await expect(startServer({ ...settings, folder: empty })).rejects.toThrow(/ENOENT/)
  await expect(startServer({ ...settings, folder: join(site.root, 'none') })).rejects.toThrow(/ENOENT/)
  expect((await readdir(site.root)).filter((name) => /^(empty|none)-/.test(name))).toEqual([])
})

test('a server that starts during a publish serves the site of that moment', async () => {
  const site = await serve()
  const publishing = new AbortController()
  const publishes = (async () => {
    for (let count = 0; !publishing.signal.aborted; count += 1)
      await publishSmallSite(site.folder, `r${count}`)
  })()
  const settings = { folder: site.folder, content: '', enquiries, port: 0, say: () => undefined }
  for (let count = 0; count < 25; count += 1) {
    const server = await startServer(settings)
    expect((await ask(server.url)).text).toMatch(/^<h1>Home \w+<\/h1>/)
    await server.stop()
  }
  publishing.abort()
  await publishes
})

test('a release whose files have the date of a reproducible image is not answered with 304', async () => {
  const site = await serve()
  const publishDated = async (release: string) => {
    await publishSmallSite(site.folder, release)
    await utimes(join(site.folder, 'index.html'), 1, 1)
  }
  await publishDated('two')
  const { headers } = await ask(site.url)
  const again = { headers: { 'if-none-match': headers.etag ?? '' } }
  expect((await ask(site.url, '/', again)).status).toBe(304)
  await publishDated('six')
  expect(await ask(site.url, '/', again)).toMatchObject({
    status: 200,
    text: expect.stringContaining('Home six'),
  })
})

test('a server that receives a signal answers earlier requests, then ends', async () => {
  const site = await serve()
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  const body =
    'service_id=a&template_id=b&user_id=c&enquiry_id=d&name=N&email=n@example.com&option=Customer&message=M'
  socket.write('POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: a\r\nConnection: close\r\n')
  socket.write('Content-Type: application/x-www-form-urlencoded\r\n')
  socket.write(`Content-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`)
  await once(socket, 'ready')
  // An answer proves that the server has read the requests before it.
  await ask(site.url)
  const stopped = site.stop()
  await expect(ask(site.url, '/', { agent: new Agent() })).rejects.toThrow('ECONNREFUSED')
  socket.write(body.slice(20))
  expect(await textOf(socket)).toMatch(/^HTTP\/1\.1 200 /)
  await stopped
})
