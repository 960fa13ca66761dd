import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ask } from '../../support/ask.ts'
import { mailboxPath } from '../../../src/serve/embedded/mailbox.ts'
import { serveSmallSite } from '../../support/small-site.ts'
import { someEnquiry } from '../../support/some-enquiry.ts'

const command = ['node', resolve('tools/run.mjs'), 'serve']

/** Starts `npm run serve` in this folder. */
function serve(cwd: string, env: Record<string, string>, [program = '', ...args] = command) {
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env } })
  onTestFinished(() => void child.kill('SIGKILL'))
  let logged = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (logged += String(chunk)))
  return { child, logged: () => logged, ended: once(child, 'close') }
}

function sendEnquiry(url: string, id: string) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...someEnquiry, enquiry_id: id })) body.append(name, value)
  return fetch(`${url}${mailboxPath}`, { method: 'POST', body })
}

async function publishedSite() {
  const site = await serveSmallSite()
  onTestFinished(site.remove)
  return site
}

test('prints its address, and ends on a signal', async () => {
  const site = await publishedSite()
  const { child, logged, ended } = serve(site.root, { PORT: '0', HOST: '127.0.0.2' })
  await expect.poll(logged).toMatch(/The site is on http:\/\/127\.0\.0\.2:\d+\/\n/)
  const [url = ''] = /http:[\d./:]+\d/.exec(logged()) ?? []
  expect((await ask(url)).text).toContain('Home one')
  // Another user than the one who compiled the command may run it.
  const tools = readdirSync('.tmp/tools').filter((name) => /^serve-\w+$/.test(name))
  const used = tools.map((name) => statSync(`.tmp/tools/${name}`)).toSorted((a, b) => a.mtimeMs - b.mtimeMs)
  expect((used.at(-1)?.mode ?? 0) & 0o055).toBe(0o055)
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  await site.stop()
  expect((await readdir(site.root)).toSorted()).toEqual(['content', 'dist', 'mailbox'])
})

test.each(['SIGTERM', 'SIGKILL'] as const)('ends after npm has ended by %s', async (signal) => {
  const site = await publishedSite()
  await writeFile(join(site.root, 'package.json'), JSON.stringify({ scripts: { serve: command.join(' ') } }))
  const { child, logged } = serve(site.root, { PORT: '0' }, ['npm', 'run', 'serve'])
  await expect.poll(logged).toMatch(/Ctrl\+C/)
  const [url = ''] = /http:[\d./:]+\d/.exec(logged()) ?? []
  expect((await ask(url)).text).toContain('Home one')
  child.kill(signal)
  await expect.poll(() => ask(url).catch((error: unknown) => String(error))).toContain('ECONNREFUSED')
})

test('takes empty variables as unset, and an IPv6 address in brackets', async () => {
  const site = await publishedSite()
  const { child, logged } = serve(site.root, { PORT: '0', HOST: '' })
  await expect.poll(logged).toMatch(/The site is on http:\/\/127\.0\.0\.1:\d+\/\n/)
  child.kill('SIGTERM')
  const bracketed = serve(site.root, { PORT: '0', HOST: '[::1]' })
  await expect.poll(bracketed.logged).toMatch(/The site is on http:\/\/\[::1\]:\d+\/\n/)
})

test('still serves after the reader of its log has ended', async () => {
  const site = await publishedSite()
  const { child, logged } = serve(site.root, { PORT: '0' })
  await expect.poll(logged).toMatch(/Ctrl\+C/)
  const [url = ''] = /http:[\d./:]+\d/.exec(logged()) ?? []
  child.stdout.destroy()
  child.stderr.destroy()
  // Each stored enquiry is a line of the log.
  for (const id of ['one', 'two']) expect((await sendEnquiry(url, id)).status).toBe(200)
  expect((await ask(url)).text).toContain('Home one')
})

test('says which port is taken, and what is missing', async () => {
  const site = await publishedSite()
  const endsWith = async (PORT: string) => {
    const { logged, ended } = serve(site.root, { PORT })
    const [code] = await ended
    return [code, logged().trim()]
  }
  const { port } = new URL(site.url)
  const taken = `Port ${port} is taken. Choose another: PORT=5000 npm start`
  expect(await endsWith(port)).toEqual([1, taken])
  expect(await endsWith('web')).toEqual([1, 'PORT is no port: web'])
  await site.stop()
  await rm(site.folder, { recursive: true })
  expect(await endsWith('0')).toEqual([1, 'Nothing is published in dist/: run npm run build'])
})
