import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { answerEdit } from '../../../../src/author/dev/server/answer-edit.ts'
import { hashesOf } from '../../../../src/author/dev/write/write-session.ts'
import { openEditor } from './open-editor.ts'

const home = 'page-configs/general/index.ts'
const token = 'a'.repeat(64)

interface Sent {
  method?: string
  headers?: Record<string, string | undefined>
  body?: string | Buffer
}

const requestOf = (ask: string, sent: object) => JSON.stringify({ ask, sent })

/** Serves the editor. Returns a function that sends a request as the page does, but for what is given. */
async function serveEditor() {
  const { root, editor, project } = await openEditor()
  const server = createServer((request, response) => {
    void answerEdit(request, { token, project, editor: () => Promise.resolve(editor) }).then(
      ({ status, body }) => response.writeHead(status).end(JSON.stringify(body)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server with a port has such an address
  const { port } = server.address() as AddressInfo
  const host = `127.0.0.1:${port}`
  const change = { do: 'set', file: home, path: ['blocks', 0, 'heading'], value: 'Lampen' }
  const written = (...changes: object[]) => requestOf('write', { base: hashesOf(root, [home]), changes })
  const body = written(change)
  const post = async (sent: Sent): Promise<{ status: number; text: string }> => {
    const given = {
      host,
      origin: `http://${host}`,
      'x-edit-token': token,
      'content-type': 'application/json',
      ...sent.headers,
    }
    const headers = Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    )
    return new Promise((resolve, reject) => {
      const requested = send(
        {
          host: '127.0.0.1',
          port,
          method: sent.method ?? 'POST',
          path: '/__studio',
          headers,
        },
        (answer) => {
          let text = ''
          answer.on('data', (part: Buffer) => (text += part.toString()))
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
        },
      )
      requested.on('error', reject)
      requested.end(sent.method === undefined ? (sent.body ?? body) : undefined)
    })
  }
  const changing = (over: object) => written({ ...change, ...over })
  return { root, host, port, body, post, changing }
}

test('no foreign or malformed request is accepted', async () => {
  const { root, port, post, body, changing } = await serveEditor()
  const before = readFileSync(join(root, home), 'utf8')
  const outside = join(root, '..', 'outside.json')
  writeFileSync(outside, '{ "title": "x" }')
  symlinkSync(outside, join(root, 'content/api/linked.json'))
  mkdirSync(join(root, 'content/pictures'), { recursive: true })
  const header = (name: string, value: string | undefined): Sent => ({ headers: { [name]: value } })
  const file = (name: string): Sent => ({ body: changing({ file: name, path: ['title'], value: 'x' }) })
  const picture = (name: string, bytes = 'AAAA'): Sent => ({
    body: requestOf('write', { base: {}, changes: [{ do: 'store-picture', name, bytes }] }),
  })
  const requests: Record<string, Sent> = {
    'a foreign host': header('host', 'evil.example'),
    'a host that leads to this machine': header('host', `rebound.example:${port}`),
    'another port': header('host', '127.0.0.1:1'),
    'no port': header('host', '127.0.0.1'),
    'a host with more after it': header('host', `127.0.0.1.evil.example:${port}`),
    'a foreign origin': header('origin', 'https://evil.example'),
    'the origin of a file': header('origin', 'null'),
    'the origin of another port': header('origin', 'http://127.0.0.1:1'),
    'the origin by https': header('origin', `https://127.0.0.1:${port}`),
    'no origin': header('origin', undefined),
    'another site, as the browser says': header('sec-fetch-site', 'cross-site'),
    'another port of the site, as the browser says': header('sec-fetch-site', 'same-site'),
    'no token': header('x-edit-token', undefined),
    'an empty token': header('x-edit-token', ''),
    'another token': header('x-edit-token', 'b'.repeat(64)),
    'a longer token': header('x-edit-token', `${token}a`),
    'a token of other letters': header('x-edit-token', 'ä'.repeat(64)),
    'a form': header('content-type', 'application/x-www-form-urlencoded'),
    'a plain text': header('content-type', 'text/plain'),
    'JSON of another charset': header('content-type', 'application/json; charset=utf-16'),
    GET: { method: 'GET' },
    PUT: { method: 'PUT' },
    DELETE: { method: 'DELETE' },
    OPTIONS: { method: 'OPTIONS' },
    'an unknown request': { body: requestOf('delete', {}) },
    'a request of the prototype': { body: requestOf('toString', {}) },
    'no JSON': { body: 'changes=1' },
    'half of the JSON': { body: body.slice(0, 40) },
    'bytes that are no UTF-8': { body: Buffer.from([0x7b, 0xff, 0xfe, 0x7d]) },
    'a list': { body: '[]' },
    'another key': { body: JSON.stringify({ ...JSON.parse(body), force: true }) },
    'no changes': { body: requestOf('write', { base: {}, changes: [] }) },
    'an unknown change': { body: changing({ do: 'eval' }) },
    'a path that is no list': { body: changing({ path: 'title' }) },
    'a negative index': { body: changing({ path: ['blocks', -1, 'heading'] }) },
    'a key of the prototype': {
      body: changing({ value: {} }).replace('"value":{}', '"value":{"__proto__":{"x":1}}'),
    },
    'a path of the prototype': { body: changing({ path: ['__proto__', 'x'] }) },
    'a file above the project': file('../outside.json'),
    'an absolute file': file('/etc/passwd'),
    'a file of the engine': file('schemas/page.ts'),
    'the packages': file('package.json'),
    'a hidden file': file('page-configs/.env'),
    'a file with backslashes': file(String.raw`page-configs\general\index.ts`),
    'a file with a null character': file('page-configs/general/index.ts\0.json'),
    'a way out and in again': file('page-configs/../page-configs/general/index.ts'),
    'a link out of the content': file('content/api/linked.json'),
    'a script as a picture': picture('x.html'),
    'a picture in another folder': picture('../../x.webp'),
    'a picture that is none': picture('x.webp'),
    'too much': { body: `{"base":{},"changes":[],"x":"${'a'.repeat(13_000_000)}"}` },
  }
  const accepted: string[] = []
  for (const [name, sent] of Object.entries(requests)) {
    const { status, text } = await post(sent)
    if (status === 200 && !text.startsWith('{"ok":false,')) accepted.push(name)
    expect(text, name).toMatch(/"(problem|refused|stale)":/)
  }
  expect(Object.keys(requests).length).toBeGreaterThanOrEqual(30)
  expect(accepted).toEqual([])
  expect(readFileSync(join(root, home), 'utf8')).toBe(before)
  expect(readFileSync(outside, 'utf8')).toBe('{ "title": "x" }')
  // The request of the page itself is accepted.
  expect(await post({})).toMatchObject({ status: 200, text: expect.stringContaining('"ok":true') })
})

test('reading needs the token too', async () => {
  const { post } = await serveEditor()
  const ask = (name: string, body: object, headers: Sent['headers'] = {}) =>
    post({ body: requestOf(name, body), headers })
  expect((await ask('findings', { all: true })).status).toBe(200)
  expect((await ask('findings', { all: true }, { 'x-edit-token': undefined })).status).toBe(403)
  expect((await ask('page', { path: 'x', marks: true })).status).toBe(400)
  expect(await ask('page', { path: '*', marks: false })).toMatchObject({
    status: 200,
    text: expect.stringContaining('general/[...path].ts'),
  })
  expect((await ask('value', { file: 'package.json', path: [] })).text).toBe('{"hash":""}')
  expect((await ask('value', { file: home, path: ['title'] })).text).toContain('Werkstatt')
})
