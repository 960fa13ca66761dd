import { expect, test } from 'vitest'
import { doctorCommand } from '../../../src/author/commands/doctor/doctor-command.ts'
import { exampleSite } from '../../support/example-site.ts'
import { recordedHost } from '../../support/recorded-host.ts'
import { told } from '../../support/told.ts'

const doctor = (cwd: string, ...args: string[]) => told(doctorCommand, cwd, ...args)

test('nothing found ends with 0', async () => {
  const { code, stdout } = await doctor(await exampleSite({}))
  expect(code).toBe(0)
  expect(stdout).toMatch(
    /^The embedded content\n {2}\/api\/notizen +200 +application\/json +list +1 article +\d\.\d\d s\n/,
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

test.each([
  ['an unknown option', ['--hots', 'x'], "Unknown option '--hots'"],
  ['an unknown format', ['--format', 'sarfi'], 'did you mean "sarif"?'],
  [
    'a host that is no address',
    ['--host', 'content.example'],
    '--host "content.example" is no address such as https://content.example',
  ],
  [
    'a folder that keeps something else',
    ['--record', 'page-configs/werke'],
    'is no recorded answer: name a separate folder for --record',
  ],
])('%s ends with 2', async (_what, args, says) => {
  const { code, stderr } = await doctor(await exampleSite({}), ...args)
  expect(code).toBe(2)
  expect(stderr).toContain(says)
  expect(stderr).not.toContain('    at ')
})
