import { appendFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { mailboxPath, openMailbox } from '../../../src/serve/embedded/mailbox.ts'
import type { MailboxEntry } from '../../../src/serve/embedded/read-entry.ts'
import { someEnquiry } from '../../support/some-enquiry.ts'

let file = ''
let heard: MailboxEntry[] = []
let left: string[] = []
let take: ReturnType<typeof openMailbox>

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  file = join(folder, 'deep/in/enquiries.jsonl')
  heard = []
  left = []
  take = openAgain()
})

/** Opens the mailbox as a restarted server does. */
const openAgain = () =>
  openMailbox({
    file,
    onEntry: (entry, names) => {
      heard.push(entry)
      left.push(...names)
    },
  })

const entry = {
  ...someEnquiry,
  message: 'Two lines,\r\n"quoted" too',
  enquiry_id: 'one',
  sent_at: '2025-11-21T10:00:00.000Z',
}

const requestOf = (body: BodyInit) =>
  new Request(`https://site.example${mailboxPath}`, { method: 'POST', body })

function post(fields: Record<string, string | Blob>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return take(requestOf(form))
}

async function kept(): Promise<unknown[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line))
}

test('stands where the e-mail service takes forms', () => {
  expect(mailboxPath).toBe('/api/v1.0/email/send-form')
})

test('keeps an entry as one line, in new folders, and reports it', async () => {
  const response = await post(entry)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('OK')
  expect(await readFile(file, 'utf8')).toBe(`${JSON.stringify(entry)}\n`)
  expect(heard).toEqual([entry])
})

test('appends entry after entry', async () => {
  await post(entry)
  await post({ ...entry, enquiry_id: 'two' })
  expect(await kept()).toEqual([entry, { ...entry, enquiry_id: 'two' }])
  expect(heard).toHaveLength(2)
})

test('keeps no field that no form of ours has, and says which', async () => {
  const source = { page: '/industry/Retail', landing: '/', referrer: '', utm_source: 'newsletter' }
  await post({
    ...entry,
    ...source,
    lib_version: '4.4.1',
    flagged: 'likely spam',
    drawing: new File(['bytes'], 'drawing.pdf'),
    'utm_Source\u001b[2J': 'x',
    constructor: 'x',
  })
  expect(await kept()).toEqual([{ ...entry, ...source, lib_version: '4.4.1', flagged: 'likely spam' }])
  expect(left).toEqual(['drawing', 'utm_Source\u001b[2J', 'constructor'])
})

test('knows the entries from before a restart of the server', async () => {
  await post(entry)
  take = openAgain()
  await post(entry)
  await post({ ...entry, enquiry_id: 'two' })
  expect(await kept()).toHaveLength(2)
})

test('knows what others wrote into the file, and that another has taken its place', async () => {
  await post(entry)
  await appendFile(file, `${JSON.stringify({ ...entry, enquiry_id: 'two' })}\n`)
  await post({ ...entry, enquiry_id: 'two' })
  expect(await kept()).toHaveLength(2)
  await rename(file, `${file}.filed`)
  await post(entry)
  expect(await kept()).toEqual([entry])
})

test('an entry takes no longer for the entries that are there', async () => {
  const many = Array.from({ length: 20_000 }, (_, index) =>
    JSON.stringify({ ...entry, enquiry_id: `${index}` }),
  )
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${many.join('\n')}\n`)
  await post(entry)
  const read = vi.spyOn(JSON, 'parse')
  onTestFinished(() => read.mockRestore())
  await post({ ...entry, enquiry_id: '19999' })
  await post({ ...entry, enquiry_id: 'new' })
  await post({ ...entry, enquiry_id: 'newer' })
  // One read for each entry that was stored since.
  expect(read.mock.calls.length).toBeLessThan(4)
  read.mockRestore()
  expect(await kept()).toHaveLength(20_003)
})

test('no control character is written, so that none reaches a terminal from the file', async () => {
  const message = 'Bell \u0007, escape \u001b[2J, C1 \u009b31m, delete \u007f, line \u2028'
  await post({ ...entry, message })
  expect(await readFile(file, 'utf8')).toMatch(/^[\x20-\x7e]+\n$/)
  expect(await kept()).toEqual([{ ...entry, message }])
})

describe('an enquiry that comes again', () => {
  test('is answered like success, and neither stored nor reported again', async () => {
    await post(entry)
    const response = await post({ ...entry, sent_at: 'later' })
    expect(response.status).toBe(200)
    expect(await kept()).toEqual([entry])
    expect(heard).toEqual([entry])
  })

  test('at the same moment: once', async () => {
    const twins = Array.from({ length: 8 }, () => post(entry))
    const others = Array.from({ length: 4 }, (_, index) => post({ ...entry, enquiry_id: `other ${index}` }))
    const responses = await Promise.all([...twins, ...others])
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await kept()).toHaveLength(5)
    expect(heard).toHaveLength(5)
  })

  test('with a corrected text, after an answer that was lost, is kept beside the first', async () => {
    await post(entry)
    await post({ ...entry, message: 'Corrected' })
    await post({ ...entry, message: 'Corrected' })
    expect(await kept()).toEqual([entry, { ...entry, message: 'Corrected' }])
    expect(heard).toHaveLength(2)
  })
})

test("an id in another entry's text does not count as that entry", async () => {
  await post({ ...entry, message: 'two', name: 'two' })
  await post({ ...entry, enquiry_id: 'two' })
  expect(await kept()).toHaveLength(2)
})

test('a line that was cut short takes no other entry with it', async () => {
  await post(entry)
  await appendFile(file, '{"name":"Cut sh')
  await post({ ...entry, enquiry_id: 'two' })
  const lines = (await readFile(file, 'utf8')).split('\n')
  expect(lines).toEqual([
    JSON.stringify(entry),
    '{"name":"Cut sh',
    JSON.stringify({ ...entry, enquiry_id: 'two' }),
    '',
  ])
})

describe('refuses', () => {
  test.each(['service_id', 'template_id', 'user_id', 'enquiry_id'] as const)(
    'a form without %s',
    async (name) => {
      const { [name]: _, ...rest } = entry
      for (const fields of [rest, { ...rest, [name]: '' }]) {
        const response = await post(fields)
        expect(response.status).toBe(400)
        expect(await response.text()).toBe(`The ${name} is missing`)
      }
      expect(await kept()).toEqual([])
      expect(heard).toEqual([])
    },
  )

  test.each([
    [
      { name: '', email: '', option: '', message: '' },
      /^The name is missing\nThe email is missing\nThe option is missing/,
    ],
    [{ option: 'Reseller' }, 'The option is missing'],
    [{ email: 'nobody' }, 'The email is malformed'],
    [{ message: ' \n ' }, 'The message is missing'],
  ])('what the form itself would not send: %o', async (wrong, reason) => {
    const response = await post({ ...entry, ...wrong })
    expect(response.status).toBe(400)
    expect(await response.text()).toMatch(reason)
    expect(await kept()).toEqual([])
    expect(heard).toEqual([])
  })

  test('a form of very many fields', async () => {
    const fields = Array.from({ length: 20_000 }, (_, index) => [`utm_${'a'.repeat(index % 20)}`, 'x'])
    const form = new FormData()
    for (const [name, value] of [...Object.entries(entry), ...fields]) form.append(name ?? '', value ?? '')
    const response = await take(requestOf(form))
    expect([response.status, await response.text()]).toEqual([400, 'The form has too many fields'])
    expect(await kept()).toEqual([])
  })

  test('what is not a form', async () => {
    const json = await take(requestOf(JSON.stringify(entry)))
    expect(json.status).toBe(400)
    expect(await json.text()).toBe('The form is missing')
    const nothing = new Request(`https://site.example${mailboxPath}`)
    expect((await take(nothing)).status).toBe(400)
    expect(await kept()).toEqual([])
    expect(heard).toEqual([])
  })
})

test('an entry that cannot be kept is not answered like success, and does not stop the next', async () => {
  const folder = join(file, '../..')
  await writeFile(folder, '')
  await expect(post(entry)).rejects.toThrow(/ENOTDIR|EEXIST/)
  expect(heard).toEqual([])
  await rm(folder)
  await post(entry)
  expect(await kept()).toEqual([entry])
  expect(heard).toEqual([entry])
})
