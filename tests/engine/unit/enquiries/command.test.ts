import { mkdir, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sinkSecret, webhookSink } from '../../../../bench/webhook-sink.ts'
import { enquiriesCommand } from '../../../../src/author/commands/enquiries/enquiries-command.ts'
import { runCommand } from '../../../../src/author/command-line/terminal.ts'
import { enquiryOf, openAgain } from '../../../support/enquiry-store.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

/** Makes a project whose store has three enquiries. Returns a function that runs the command in it. */
async function project(channels: object[] = []) {
  const root = await temporaryFolder({
    'page-configs/enquiries.ts': `export default { channels: ${JSON.stringify(channels)} }`,
  })
  await mkdir(join(root, 'mailbox'))
  for (const folder of ['schemas', 'node_modules']) await symlink(resolve(folder), join(root, folder))
  await symlink(resolve('page-configs/site.ts'), join(root, 'page-configs/site.ts'))
  const opened = await openAgain(join(root, 'mailbox/enquiries.db'))
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))
  await opened.store.put(enquiryOf('one', {}, at(1)), ['crm'])
  await opened.store.put(enquiryOf('two', { name: 'Ravi\u001b[2J', email: 'r@example.com' }, at(2)), [])
  await opened.store.put(enquiryOf('spam', { flagged: 'likely spam' }, at(3)), [])
  const run = async (...args: string[]) => {
    const [out, err]: [string[], string[]] = [[], []]
    const code = await runCommand(enquiriesCommand, args, {
      root,
      isTTY: false,
      env: { ENQUIRY_WEBHOOK_SECRET: sinkSecret },
      log: (text) => out.push(text),
      error: (text) => err.push(text),
    })
    return { code, out: out.join('\n'), err: err.join('\n') }
  }
  return { ...opened, root, run }
}

test('lists enquiries without terminal codes, those that are open or likely spam, and exports CSV', async () => {
  const { run } = await project()
  expect(await run('list')).toEqual({
    code: 0,
    out: [
      'ONE  2026-01-01 00:01Z  open  Asha Rao  Customer',
      'TWO  2026-01-01 00:02Z  open  Ravi [2J  Customer',
      '2 enquiries',
    ].join('\n'),
    err: '',
  })
  expect((await run('list', '--flagged')).out).toBe(
    'SPAM  2026-01-01 00:03Z  likely spam  Asha Rao  Customer\n1 enquiry',
  )
  const rows = (await run('export', '--open')).out.split('\r\n')
  // Excel recognises UTF-8 by the mark in front.
  expect(rows.map((row) => row.split(',')[0])).toEqual(['\uFEFFid', 'one', 'two'])
  expect((await run('answered', 'ONE')).out).toBe('Enquiry ONE is answered')
  expect((await run('list', '--open')).out).toMatch(/^TWO .*\n1 enquiry$/)
  expect((await run('show', 'one')).out).toMatch(
    /state +answered \d{4}-[\s\S]*message +Two walls[\s\S]*crm: next attempt/,
  )
})

test('erases a person only with --yes', async () => {
  const { run, store } = await project()
  const printed = await run('erase', 'asha@example.com')
  expect(printed.out).toContain('2 enquiries found. To delete them, add --yes')
  expect(await store.get('one')).toBeDefined()
  expect((await run('erase', 'asha@example.com', '--yes')).out).toContain('2 enquiries deleted')
  expect([await store.get('one'), await store.get('spam')]).toEqual([undefined, undefined])
  expect(await store.get('two')).toBeDefined()
})

test('delivers again, under a new id where the channel has the enquiry', async () => {
  const sink = await webhookSink()
  onTestFinished(sink.close)
  const { run } = await project([{ name: 'crm', type: 'webhook', url: sink.url }])
  expect((await run('deliver', 'two')).code).toBe(0)
  const again = await run('deliver', 'two', '--channel', 'crm')
  expect(again.out).toContain('crm: delivered ')
  // The channel also gets the enquiry that waited for it.
  expect(sink.posts.map(({ id }) => id)).toEqual(['one', 'two', 'two.again-1'])
})

test('a delivery that fails ends with 1 and the reason', async () => {
  const sink = await webhookSink(() => 'refuse')
  onTestFinished(sink.close)
  const { run } = await project([{ name: 'crm', type: 'webhook', url: sink.url }])
  const { code, err } = await run('deliver', 'two')
  expect(code).toBe(1)
  expect(err).toContain('Enquiry TWO, delivery to "crm", attempt 1 failed: the webhook answered 503')
  expect((await run('list', '--failed')).out).toMatch(
    /crm: next attempt .*, attempts 1: the webhook answered 503/,
  )
})

test.each([
  [['deliver', 'two', '--channel', 'crn'], 2, /--channel "crn" is not one of crm\ndid you mean "crm"\?/],
  [['show', 'nine'], 1, /^No enquiry has the id or the reference "nine": npm run enquiries -- list$/],
  [['lst'], 2, /^The command "lst" is not one of .*\ndid you mean "list"\?$/],
  [['show'], 2, /^enquiries show needs one enquiry or person \(npm run enquiries -- --help\)$/],
  [['list', '--open', '--failed'], 2, /^enquiries list takes at most one of --open, --flagged and --failed/],
])('%j ends with %i', async (args, code, message) => {
  const { run } = await project([{ name: 'crm', type: 'webhook', url: 'https://crm.example/' }])
  const outcome = await run(...args)
  expect(outcome.code).toBe(code)
  expect(outcome.err).toMatch(message)
})

test('without a channel nothing is delivered, and the command says where to add one', async () => {
  const { run } = await project()
  expect(await run('deliver', 'two')).toMatchObject({
    code: 1,
    err: 'page-configs/enquiries.ts has no channel: add one to deliver enquiries (docs/operations.md)',
  })
})

test('a wrong config is reported with its place', async () => {
  const { run } = await project([{ name: 'crm', type: 'webhok', url: 'https://crm.example/' }])
  const { code, err } = await run('list')
  expect(code).toBe(2)
  expect(err).toContain('page-configs/enquiries.ts')
  expect(err).toContain('did you mean "webhook"?')
})
