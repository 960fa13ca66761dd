import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { doctorCommand } from '../../../src/author/commands/doctor/doctor-command.ts'
import { exampleSite } from '../../support/example-site.ts'
import { recordedHost, type Recorded } from '../../support/recorded-host.ts'
import { outputOf } from '../../support/output-of.ts'

const doctor = (cwd: string, ...args: string[]) => outputOf(doctorCommand, cwd, ...args)

test('nothing found ends with 0', async () => {
  const { code, stdout } = await doctor(await exampleSite({}))
  expect(code).toBe(0)
  expect(stdout).toMatch(
    /^The embedded content\n {2}\/api\/notizen +200 +application\/json +list +articles: 1 +\d\.\d\d s\n/,
  )
  expect(stdout).toMatch(/\n\nNothing found\n$/)
})

test('a finding ends with 1; for a program the findings stand alone', async () => {
  const host = await recordedHost(new Map())
  const { code, stdout, stderr } = await doctor(await exampleSite({}), '--host', host, '--format', 'json')
  expect(code).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({ errors: 1, findings: [{ rule: 'endpoint-answer', file: host }] })
  expect(stderr).toContain('/api/bogen')
})

test('only warnings end with 0', async () => {
  const body = [{ id: 'holz', title: 'Holz', desc: 'Esche.', autor: 'Ada', created_at: '2025-03-01' }]
  const answer = (endpoint: string, value: unknown): [string, Recorded] => [
    endpoint,
    { endpoint, status: 200, headers: { 'content-type': 'application/json' }, body: value },
  ]
  const root = await exampleSite({})
  const lamp: unknown = JSON.parse(await readFile(join(root, 'content/api/bogen.json'), 'utf8'))
  const picture = { type: 'image/webp', bytes: await readFile(join(root, 'content/storage/abend.webp')) }
  const answers = new Map([answer('notizen', body), answer('bogen', lamp)])
  const host = await recordedHost(answers, { 'abend.webp': picture })
  const { code, stdout } = await doctor(root, '--host', host)
  expect(stdout).toContain('1 warning in 1 file')
  expect(code).toBe(0)
})

test('an answer that is one text, or that has many keys, keeps its line short', async () => {
  const headers = { 'content-type': 'application/json' }
  const keyed = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`key-${at}`, at]))
  const answers = new Map<string, Recorded>([
    ['notizen', { endpoint: 'notizen', headers, body: keyed }],
    ['bogen', { endpoint: 'bogen', headers, body: JSON.stringify(JSON.stringify(['x'.repeat(500)])) }],
  ])
  const { stdout } = await doctor(await exampleSite({}), '--host', await recordedHost(answers))
  expect(stdout).toMatch(/\/api\/notizen +200 +application\/json +\{ 40 keys \} /)
  expect(stdout).toMatch(/\/api\/bogen +200 +application\/json +text /)
})

test.each([
  [
    'a host that is no address',
    ['--host', 'content.example'],
    '--host "content.example" must be nothing, or an address such as https://content.example',
  ],
  [
    'a host with a password',
    ['--host', 'https://user:secret@content.example'],
    '--host "https://…@content.example" must be an address without user and password: every visitor could read them',
  ],
  ['an empty host', ['--host', ''], '--host is empty: set the variable that it comes from, or omit --host'],
])('%s ends with 2', async (_what, args, says) => {
  const { code, stderr } = await doctor(await exampleSite({}), ...args)
  expect(code).toBe(2)
  expect(stderr).toContain(says)
  expect(stderr).not.toContain('    at ')
})
