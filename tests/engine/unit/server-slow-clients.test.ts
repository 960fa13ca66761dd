import { readdir, readlink, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { mailboxPath } from '../../../src/serve/embedded/mailbox.ts'
import { ask } from '../../support/ask.ts'
import { storedEntries } from '../../support/mailbox-entries.ts'
import { publishSmallSite, serveSmallSite } from '../../support/small-site.ts'

/** Shortest possible timeouts of the server. */
const timeouts = {
  headersTimeout: 200,
  requestTimeout: 400,
  keepAliveTimeout: 200,
  connectionsCheckingInterval: 50,
  silence: 500,
}

let site: Awaited<ReturnType<typeof serveSmallSite>>
beforeEach(async () => {
  site = await serveSmallSite({ timeouts, entryLimit: 1000 })
  return () => site.remove()
})

function open(): { socket: Socket; answer: Promise<string> } {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let received = ''
  socket.on('data', (chunk) => (received += String(chunk)))
  // The server may close the connection during a write.
  socket.on('error', () => undefined)
  return { socket, answer: once(socket, 'close').then(() => received) }
}

/** Sends a text byte by byte until the connection closes. */
function trickle(text: string): Promise<string> {
  const { socket, answer } = open()
  let sent = 0
  const clock = setInterval(() => socket.write(text[sent++] ?? 'x'), 20)
  return answer.finally(() => clearInterval(clock))
}

const many = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: 50 }, make))

test('a client that sends headers byte by byte gets a timeout; all others are served meanwhile', async () => {
  const slow = many(() => trickle('GET /about HTTP/1.1\r\nHost: site.example\r\nX: '))
  for (let count = 0; count < 10; count += 1) expect((await ask(site.url, '/about')).status).toBe(200)
  for (const answer of await slow) expect(answer).toMatch(/^HTTP\/1\.1 408 [^<]*$/)
})

test('a client that sends an enquiry byte by byte gets a timeout, and nothing is stored', async () => {
  const start = `POST ${mailboxPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n`
  const slow = many(() => {
    const { socket, answer } = open()
    socket.write(`${start}Content-Length: 5000\r\n\r\nname=`)
    const clock = setInterval(() => socket.write('x'), 20)
    return answer.finally(() => clearInterval(clock))
  })
  const chunked = trickle(`${start}Transfer-Encoding: chunked\r\n\r\n`)
  for (const answer of await slow) expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(await chunked).toMatch(/^HTTP\/1\.1 408 /)
  expect(await storedEntries(site.enquiryStore)).toEqual([])
})

test('a silent client is disconnected, before a request and after one', async () => {
  const silent = many(() => open().answer)
  const after = many(() => {
    const { socket, answer } = open()
    socket.write('GET /media/numbers.txt HTTP/1.1\r\nHost: a\r\n\r\n')
    return answer
  })
  for (const answer of await silent) expect(answer).toMatch(/^(HTTP\/1\.1 408 .*)?$/s)
  for (const answer of await after) expect(answer).toMatch(/^HTTP\/1\.1 200 .*0123456789$/s)
})

test('a client that reads nothing of a long answer is disconnected, and its file is closed', async () => {
  await publishSmallSite(site.folder, 'two')
  await writeFile(join(site.folder, 'media/film.mp4'), Buffer.alloc(30_000_000))
  const sockets = Array.from({ length: 10 }, () => {
    const { socket } = open()
    socket.pause()
    socket.write('GET /media/film.mp4 HTTP/1.1\r\nHost: a\r\n\r\n')
    return socket
  })
  await Promise.all(sockets.map((socket) => once(socket, 'ready')))
  await expect.poll(openFilms).toBe(10)
  await expect.poll(openFilms, { timeout: 5000 }).toBe(0)
  expect((await ask(site.url)).status).toBe(200)
})

/** Returns the number of film files that this process, which runs the server, has open. */
async function openFilms(): Promise<number> {
  const names = await readdir('/proc/self/fd')
  const paths = await Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')))
  return paths.filter((path) => path.endsWith('film.mp4')).length
}
