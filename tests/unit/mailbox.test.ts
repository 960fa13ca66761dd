import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { mailboxPath, takeLetter, type Letter } from '../../src/content-service/mailbox.ts'

let file = ''
let heard: Letter[] = []

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  file = join(folder, 'deep/in/enquiries.jsonl')
  heard = []
})

const letter = {
  name: 'Asha Rao',
  company: '',
  phone: '',
  email: 'asha@example.com',
  option: 'Customer',
  message: 'Two lines,\r\n"quoted" too',
  enquiry_id: 'one',
  sent_at: '2025-11-21T10:00:00.000Z',
  service_id: 'local',
  template_id: 'enquiry',
  user_id: 'local',
}

const requestOf = (body: BodyInit) =>
  new Request(`https://site.example${mailboxPath}`, { method: 'POST', body })

function post(fields: Record<string, string | Blob>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return takeLetter(requestOf(form), file, (taken) => heard.push(taken))
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

test('keeps a letter as one line, in folders that were not there, and tells of it', async () => {
  const response = await post(letter)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('OK')
  expect(await readFile(file, 'utf8')).toBe(`${JSON.stringify(letter)}\n`)
  expect(heard).toEqual([letter])
})

test('appends letter after letter', async () => {
  await post(letter)
  await post({ ...letter, enquiry_id: 'two' })
  expect(await kept()).toEqual([letter, { ...letter, enquiry_id: 'two' }])
  expect(heard).toHaveLength(2)
})

test('a file that is sent along is known by its name', async () => {
  await post({ ...letter, drawing: new File(['bytes'], 'drawing.pdf') })
  expect(await kept()).toEqual([{ ...letter, drawing: 'drawing.pdf' }])
})

describe('an enquiry that comes again', () => {
  test('is answered like success, and neither kept nor told of again', async () => {
    await post(letter)
    const response = await post({ ...letter, sent_at: 'later' })
    expect(response.status).toBe(200)
    expect(await kept()).toEqual([letter])
    expect(heard).toEqual([letter])
  })

  test('at the same moment: once', async () => {
    const twins = Array.from({ length: 8 }, () => post(letter))
    const others = Array.from({ length: 4 }, (_, index) => post({ ...letter, enquiry_id: `other ${index}` }))
    const responses = await Promise.all([...twins, ...others])
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await kept()).toHaveLength(5)
    expect(heard).toHaveLength(5)
  })

  test('with a corrected text, after an answer that was lost, is kept beside the first', async () => {
    await post(letter)
    await post({ ...letter, message: 'Corrected' })
    await post({ ...letter, message: 'Corrected' })
    expect(await kept()).toEqual([letter, { ...letter, message: 'Corrected' }])
    expect(heard).toHaveLength(2)
  })
})

test("an id that stands in another letter's text is not taken for that letter", async () => {
  await post({ ...letter, message: 'two', name: 'two' })
  await post({ ...letter, enquiry_id: 'two' })
  expect(await kept()).toHaveLength(2)
})

test('a line that was cut short takes no other letter with it', async () => {
  await post(letter)
  await appendFile(file, '{"name":"Cut sh')
  await post({ ...letter, enquiry_id: 'two' })
  const lines = (await readFile(file, 'utf8')).split('\n')
  expect(lines).toEqual([
    JSON.stringify(letter),
    '{"name":"Cut sh',
    JSON.stringify({ ...letter, enquiry_id: 'two' }),
    '',
  ])
})

describe('refuses', () => {
  test.each(['service_id', 'template_id', 'user_id', 'enquiry_id'] as const)(
    'a form without %s',
    async (name) => {
      const { [name]: _, ...rest } = letter
      for (const fields of [rest, { ...rest, [name]: '' }]) {
        const response = await post(fields)
        expect(response.status).toBe(400)
        expect(await response.text()).toBe(`The ${name} is missing`)
      }
      expect(await kept()).toEqual([])
      expect(heard).toEqual([])
    },
  )

  test('what is not a form', async () => {
    const json = await takeLetter(requestOf(JSON.stringify(letter)), file, (taken) => heard.push(taken))
    expect(json.status).toBe(400)
    expect(await json.text()).toBe('The form is missing')
    const nothing = new Request(`https://site.example${mailboxPath}`)
    expect((await takeLetter(nothing, file, (taken) => heard.push(taken))).status).toBe(400)
    expect(await kept()).toEqual([])
    expect(heard).toEqual([])
  })
})

test('a letter that cannot be kept is not answered like success, and does not stop the next', async () => {
  const folder = join(file, '../..')
  await writeFile(folder, '')
  await expect(post(letter)).rejects.toThrow(/ENOTDIR|EEXIST/)
  expect(heard).toEqual([])
  await rm(folder)
  await post(letter)
  expect(await kept()).toEqual([letter])
  expect(heard).toEqual([letter])
})
