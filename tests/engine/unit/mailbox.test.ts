import { execFileSync } from 'node:child_process'
import { rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createClient } from '@libsql/client'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { mailboxPath, openMailbox } from '../../../src/serve/embedded/mailbox.ts'
import { startEnquiries } from '../../../src/serve/enquiries/start-enquiries.ts'
import { hasGit } from '../../support/has-git.ts'
import { storedEntries } from '../../support/mailbox-entries.ts'
import { someEnquiry } from '../../support/some-enquiry.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

let file = ''
let logged: string[] = []
let take: Awaited<ReturnType<typeof openAgain>>

beforeEach(async () => {
  file = join(await temporaryFolder(), 'deep/in/enquiries.db')
  logged = []
  take = await openAgain()
})

/** Opens the mailbox as a restarted server does. */
async function openAgain() {
  const say = (line: string) => void logged.push(line)
  const enquiries = await startEnquiries({ store: { url: `file:${file}` } }, say)
  onTestFinished(enquiries.stop)
  const receive = openMailbox(enquiries.take, say)
  return async (request: Request) => {
    const { status, text } = await receive(await request.formData().catch(() => undefined))
    return new Response(text, { status })
  }
}

/** An enquiry as it is stored: without the fields for the e-mail service. */
const { service_id: service, template_id: template, user_id: user, ...texts } = someEnquiry
const stored = {
  ...texts,
  message: 'Two lines,\r\n"quoted" too',
  enquiry_id: 'one',
  sent_at: '2025-11-21T10:00:00.000Z',
}
const entry = { ...stored, service_id: service, template_id: template, user_id: user }

const requestOf = (body: BodyInit) =>
  new Request(`https://site.example${mailboxPath}`, { method: 'POST', body })

function post(fields: Record<string, string | Blob>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return take(requestOf(form))
}

const kept = () => storedEntries(file)

test.skipIf(!hasGit)('warns at start if git would add the store to a commit', async () => {
  const repository = dirname(file)
  expect(logged).toEqual([])
  execFileSync('git', ['init', '--quiet'], { cwd: repository })
  await openAgain()
  expect(logged).toEqual([
    `git does not ignore ${file}, the store of enquiries with visitors' data: add its folder to .gitignore`,
  ])
  await writeFile(join(repository, '.gitignore'), '*.db\n')
  await openAgain()
  expect(logged).toHaveLength(1)
})

test.each(['deleted', 'replaced by a backup'])('stores an entry after its file was %s', async (how) => {
  await post(entry)
  if (how !== 'deleted') {
    const backup = createClient({ url: `file:${file}` })
    await backup.execute(`VACUUM INTO '${file}.backup'`)
    backup.close()
  }
  for (const end of ['', '-wal', '-shm']) await rm(file + end)
  if (how !== 'deleted') await rename(`${file}.backup`, file)
  logged = []
  const second = { ...entry, enquiry_id: 'two', message: 'Another wall' }
  expect(await Promise.all([post(second), post(second)])).toMatchObject([{ status: 200 }, { status: 200 }])
  const ids = (await kept()).map(({ enquiry_id: id }) => id)
  expect(ids).toEqual(how === 'deleted' ? ['two'] : ['one', 'two'])
  expect(logged).toEqual([
    'The file of the enquiries was deleted or replaced while the server ran. It is opened again: look for lost enquiries in a backup.',
    'Enquiry TWO is stored: npm run enquiries -- show two',
  ])
})

test('stores the fields that a site adds to its form', async () => {
  const extras = { 'field_Name des Tiers': 'Luna', field_Tag: '2026-12-01' }
  await post({ ...entry, ...extras, 'field_<b>': 'x' })
  expect(await kept()).toEqual([{ ...stored, ...extras }])
})

test('drops unknown fields, and reports their names', async () => {
  const source = { page: '/industry/Retail', landing: '/', referrer: '', utm_source: 'newsletter', plan: 'A' }
  await post({
    ...entry,
    ...source,
    lib_version: '4.4.1',
    drawing: new File(['bytes'], 'drawing.pdf'),
    'utm_Source\u001b[2J': 'x',
    constructor: 'x',
  })
  expect(await kept()).toEqual([{ ...stored, ...source }])
  expect(logged[0]).toMatch(
    /ignored fields that no form of the site has: drawing, utm_Source \[2J, constructor$/,
  )
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
      expect(logged).toEqual([])
    },
  )

  test.each([
    [
      { name: '', email: '', option: '', message: '' },
      /^The name is missing\nThe email is missing\nThe message is missing/,
    ],
    [{ email: 'nobody' }, 'The email is malformed'],
    [{ message: ' \n ' }, 'The message is missing'],
  ])('an entry that the form would not send: %o', async (wrong, reason) => {
    const response = await post({ ...entry, ...wrong })
    expect(response.status).toBe(400)
    expect(await response.text()).toMatch(reason)
    expect(await kept()).toEqual([])
    expect(logged).toEqual([])
  })

  test('a form of very many fields', async () => {
    const fields = Array.from({ length: 20_000 }, (_, index) => [`utm_${'a'.repeat(index % 20)}`, 'x'])
    const form = new FormData()
    for (const [name, value] of [...Object.entries(entry), ...fields]) form.append(name ?? '', value ?? '')
    const response = await take(requestOf(form))
    expect([response.status, await response.text()]).toEqual([400, 'The form has too many fields'])
    expect(await kept()).toEqual([])
  })

  test('a body that is no form', async () => {
    const json = await take(requestOf(JSON.stringify(entry)))
    expect(json.status).toBe(400)
    expect(await json.text()).toBe('The form is missing')
    const nothing = new Request(`https://site.example${mailboxPath}`)
    expect((await take(nothing)).status).toBe(400)
    expect(await kept()).toEqual([])
    expect(logged).toEqual([])
  })
})

test('an entry that cannot be stored is not answered like success, and does not stop the next', async () => {
  const folder = dirname(dirname(file))
  await rm(folder, { recursive: true })
  await writeFile(folder, '')
  take = await openAgain()
  const refused = await post(entry)
  expect([refused.status, await refused.text()]).toEqual([503, 'The enquiry could not be stored'])
  expect(logged).toEqual([
    expect.stringMatching(/^Enquiries are refused: the store file:.* cannot be opened: /),
    expect.stringMatching(/^An enquiry could not be stored: (ENOTDIR|EEXIST)/),
  ])
  await rm(folder)
  await post(entry)
  expect(await kept()).toEqual([stored])
})
