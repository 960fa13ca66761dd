import { execFile } from 'node:child_process'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { root } from '../support/root.ts'
import { putFiles, temporaryFolder } from '../support/temporary-folder.ts'

const [doc, recipe] = await Promise.all(
  ['docs/publishing.md', 'docs/ci.md'].map((file) => readFile(join(root, file), 'utf8')),
)
const blockOf = (language: string, text = '') =>
  new RegExp(`^( *)\`\`\`${language}\\n([^]*?)^ *\`\`\``, 'm').exec(text)?.[2] ?? ''
const cronLine = /^ *(\S+ \* \* \* \*) cd \/srv\/site && (.*)$/m.exec(doc ?? '') ?? []
const workflow = z
  .object({
    on: z.object({ schedule: z.tuple([z.object({ cron: z.string() })]) }),
    permissions: z.object({ actions: z.literal('write') }),
    jobs: z.object({ publish: z.object({ steps: z.tuple([z.object({ run: z.string() })]) }) }),
  })
  .parse(parse(blockOf('yaml', doc)))

/** Runs a script that may call npm or gh. Returns the calls. */
async function callsOf(script: string, change: string): Promise<string> {
  const folder = await temporaryFolder()
  await putFiles(folder, { 'dist/next-change.json': change })
  for (const name of ['npm', 'gh']) {
    await writeFile(join(folder, name), `#!/bin/sh\necho "${name} $*" >> calls\n`)
    await chmod(join(folder, name), 0o755)
  }
  const server = createServer((_, response) => response.end(change)).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  onTestFinished(() => void server.close())
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port has such an address
  const { port } = server.address() as AddressInfo
  const env = {
    PATH: folder + delimiter + process.env.PATH,
    CHANGE: `http://127.0.0.1:${port}/next-change.json`,
  }
  await new Promise((ended) => execFile('sh', ['-c', script], { cwd: folder, env }, ended))
  return readFile(join(folder, 'calls'), 'utf8').catch(() => '')
}

test.each([
  ['has passed', '"2020-01-01T00:00:00.000Z"', true],
  ['is still to come', '"2199-01-01T00:00:00.000Z"', false],
  ['is none', 'null', false],
])('cron and the schedule publish if the next change %s', async (_, next, isPublished) => {
  const [, , command = ''] = cronLine
  const { run } = workflow.jobs.publish.steps[0]
  const change = `{ "published": "2019-01-01T00:00:00.000Z", "next": ${next} }`
  expect(await callsOf(command, change)).toBe(isPublished ? 'npm run build\n' : '')
  expect(await callsOf(run, change)).toBe(isPublished ? 'gh workflow run site\n' : '')
})

test('both times are those of cron, and the workflow that is started publishes', () => {
  const crontab = /^[\d*/]+(?: [\d*/]+){4}$/
  expect([cronLine[1], workflow.on.schedule[0].cron]).toEqual([
    expect.stringMatching(crontab),
    expect.stringMatching(crontab),
  ])
  expect(parse(blockOf('yaml', recipe))).toMatchObject({
    name: 'site',
    on: { workflow_dispatch: null },
    jobs: { publish: { if: expect.stringContaining(`'workflow_dispatch'`) } },
  })
})
