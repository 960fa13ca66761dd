import { chmod, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { storedAnswers } from '../../../src/serve/embedded/stored-answers.ts'
import { ask } from '../../support/ask.ts'
import { serveSmallSite } from '../../support/small-site.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

test('a file that the server may not read is a failure, not an empty answer', async () => {
  const { folder, root, remove, url } = await serveSmallSite()
  onTestFinished(remove)
  await chmod(root, 0o755)
  await chmod(join(folder, 'media/numbers.txt'), 0)
  // Root reads every file.
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid?.('nobody')
  const answer = await ask(url, '/media/numbers.txt').finally(() => isRoot && process.seteuid?.(0))
  expect([answer.status, answer.text]).toEqual([500, ''])
})

test('the health check names the part that fails, and is not cached', async () => {
  const { enquiryStore, remove, root, url } = await serveSmallSite()
  onTestFinished(remove)
  const sound = await ask(url, '/healthz')
  expect([sound.status, sound.text]).toEqual([200, '{"store":true,"content":true}'])
  expect(sound.headers['cache-control']).toBe('no-store')
  await rm(join(root, 'content'), { recursive: true })
  await rm(dirname(enquiryStore), { recursive: true })
  await writeFile(dirname(enquiryStore), 'in the place of the folder')
  const broken = await ask(url, '/healthz')
  expect([broken.status, broken.text]).toEqual([503, '{"store":false,"content":false}'])
})

test('the access log has a line of the common format for each request', async () => {
  const folder = await temporaryFolder()
  const accessLog = join(folder, 'access.log')
  const { remove, url } = await serveSmallSite({ accessLog })
  await ask(url, '/about?a="b"', { headers: { 'x-forwarded-for': '203.0.113.7:4000' } })
  await ask(url, '/none', { method: 'HEAD' })
  await remove()
  const time = String.raw`\[\d\d/[A-Z][a-z]{2}/\d{4}(:\d\d){3} \+0000\]`
  await expect
    .poll(() => readFile(accessLog, 'utf8'))
    .toMatch(
      new RegExp(
        String.raw`^203\.0\.113\.7 - - ${time} "GET /about\?a=\\"b\\" HTTP/1\.1" 200 \d{4}\n127\.0\.0\.1 - - ${time} "HEAD /none HTTP/1\.1" 404 \d{3}\n$`,
      ),
    )
})

test('an answer of the content service is read once, until a file changes', async () => {
  const folder = await temporaryFolder({ 'api/list/one.json': '{"id":1,"a":"{origin}/b"}' })
  const time = vi.spyOn(performance, 'now').mockReturnValue(0)
  onTestFinished(() => time.mockRestore())
  const read = storedAnswers(folder)
  const answer = (path = '/api/list') => read(new URL(path, 'http://site.example'))
  expect(answer()).toBe('[{"id":1,"a":"http://site.example/b"}]')
  await writeFile(join(folder, 'api/list/two.json'), '{"id":2}')
  expect(answer('/api/%6Cist')).not.toContain('"id":2')
  time.mockReturnValue(1000)
  expect(answer()).toContain('"id":2')
  expect(answer('/api/none')).toBeUndefined()
})
