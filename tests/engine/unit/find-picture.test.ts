import { createServer, type RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { loadPicture } from '../../../src/publish/pictures/load-picture.ts'
import { findPicture } from '../../../src/publish/pictures/read-picture.ts'
import { hashOf } from '../../../src/util/hash-of.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

test('a picture is found by the stored hash of its file, and refused if it has other bytes by now', async () => {
  const root = await temporaryFolder({ 'public/media/a.webp': 'new' })
  const pictureWith = (text: string) =>
    findPicture('/media/a.webp', { root, host: '', hashes: { of: () => hashOf(text) } })
  expect(String(await (await pictureWith('new')).read())).toBe('new')
  const before = await pictureWith('old')
  expect(before.hash).toBe(hashOf('old'))
  await expect(before.read()).rejects.toThrow('publish again')
})

/** Starts a host. Returns its address. */
async function hostOf(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${Object(server.address()).port}`
}

test.each([
  '127.0.0.1',
  '127.1',
  'localhost',
  'pictures.localhost',
  '[::1]',
  '[::ffff:10.0.0.1]',
  '10.1.2.3',
  '192.168.0.1',
  '169.254.169.254',
])('no picture is requested from %s for a content host outside', async (name) => {
  const picture = loadPicture(`http://${name}:9/a.png`, 'http://203.0.113.7')
  await expect(picture).rejects.toThrow('is in a private network')
  await expect(loadPicture(`http://${name}:9/a.png`, '')).rejects.toThrow('is in a private network')
})

test('a picture has a size, a type, and no redirects to another host', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>'
  const host = await hostOf(({ url }, response) => {
    if (url === '/moved.svg') response.writeHead(302, { location: '/a.svg' }).end()
    else if (url === '/round.svg') response.writeHead(302, { location: url }).end()
    else if (url === '/away.svg') response.writeHead(302, { location: 'http://localhost:9/a.svg' }).end()
    else if (url === '/page') response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Login</p>')
    else response.end(url === '/large.png' ? Buffer.alloc(51e6) : svg)
  })
  const load = async (path: string) => String(Buffer.from(await loadPicture(host + path, host)))
  expect(await load('/a.svg')).toBe(svg)
  expect(await load('/moved.svg')).toBe(svg)
  await expect(load('/round.svg')).rejects.toThrow('the host redirects without end')
  await expect(load('/away.svg')).rejects.toThrow('the host redirects to localhost: send the address there')
  await expect(load('/page')).rejects.toThrow('it is not a picture but text/html')
  await expect(load('/large.png')).rejects.toThrow('it has more than 50 MB')
})
