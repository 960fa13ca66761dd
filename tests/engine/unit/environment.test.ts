import { tmpdir } from 'node:os'
import { expect, test, vi } from 'vitest'
import { checkEnvironment } from '../../../src/site/config/environment.ts'
import { readEnvironment } from '../../../src/site/config/read-environment.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const complete = {
  VITE_EMAILJS_SERVICE: 'service_x1y2z3',
  VITE_EMAILJS_TEMPLATE: 'template_x1y2z3',
  VITE_EMAILJS_KEY: 'Ab-cdefgh_ijk',
}

test.each([
  ['empty entries, as an .env file leaves them', { VITE_EMAILJS_SERVICE: '', VITE_EMAILJS_KEY: '' }],
  ['a whole e-mail service', complete],
  ['a whole e-mail service for a published address', { ...complete, VITE_SITE_URL: 'https://xigi.example' }],
  ['a content host', { VITE_CONTENT_HOST: 'https://content.xigi.example:8443' }],
])('passes with %s', (_, env) => {
  expect(() => checkEnvironment(env)).not.toThrow()
})

test('a published address asks for no e-mail service where the own server delivers, but for the rest of a part', () => {
  const env = { VITE_SITE_URL: 'https://xigi.example' }
  expect(() => checkEnvironment(env, true)).not.toThrow()
  expect(() => checkEnvironment({ ...env, VITE_EMAILJS_SERVICE: 'service_x1y2z3' }, true)).toThrow(
    'VITE_EMAILJS_KEY',
  )
})

const service = ['VITE_EMAILJS_SERVICE', 'the service id, such as service_x1y2z3']
const template = ['VITE_EMAILJS_TEMPLATE', 'the template id, such as template_x1y2z3']
const key = ['VITE_EMAILJS_KEY', 'the public key from the account page']
const site = 'https://xigi.example'
const { VITE_EMAILJS_TEMPLATE: _, ...part } = complete
const whole = ' (set all settings of the e-mail service, or none)'
const published =
  ' (VITE_SITE_URL is set, so enquiries need an e-mail service, or a channel in page-configs/enquiries.ts)'

test.each<[string, Record<string, string>, string, string[][]]>([
  ['a published address needs a service', { VITE_SITE_URL: site }, published, [service, template, key]],
  ['a part needs the rest', part, whole, [template]],
  [
    'all values of the wrong shape are reported together',
    {
      VITE_EMAILJS_SERVICE: 'my service',
      VITE_EMAILJS_TEMPLATE: 'template_x1y2z3 ',
      VITE_EMAILJS_KEY: 'short',
      VITE_EMAILJS_ORIGIN: 'api.emailjs.com',
      VITE_SITE_URL: site,
    },
    whole,
    [
      service,
      template,
      key,
      ['VITE_EMAILJS_ORIGIN', 'nothing, or an address without a path, such as https://api.emailjs.com'],
    ],
  ],
  [
    'an address with a path or without a protocol is refused',
    { ...complete, VITE_SITE_URL: `${site}/`, VITE_CONTENT_HOST: 'content.xigi.example' },
    '',
    [
      ['VITE_SITE_URL', 'nothing, or an address without a path, such as https://site.example'],
      ['VITE_CONTENT_HOST', 'nothing, or an address such as https://content.example'],
    ],
  ],
])('%s', (_name, env, why, problems) => {
  const lines = problems.map(([name = '', expected]) => {
    const received = env[name] === undefined ? 'nothing' : JSON.stringify(env[name])
    return `  ${name}\n    expected  ${expected}\n    received  ${received}`
  })
  const head = `${lines.length} ${lines.length === 1 ? 'problem' : 'problems'} in 1 config file`
  const message = `${head}\n\nenvironment${why}\n${lines.join('\n')}`
  expect(() => checkEnvironment(env)).toThrow(expect.objectContaining({ message }))
})

test.each(['https://mail.example/', 'https://mail.example/send', 'mail.example', 'ftp://mail.example'])(
  "refuses %s as the service's address",
  (address) => {
    expect(() => checkEnvironment({ ...complete, VITE_EMAILJS_ORIGIN: address })).toThrow(
      'VITE_EMAILJS_ORIGIN',
    )
  },
)

test.each([
  ['VITE_CONTENT_HOST', 'https://user:secret@content.example', 'https://…@content.example'],
  ['VITE_CONTENT_HOST', 'user:secret@content.example', 'user:…@content.example'],
  ['VITE_CONTENT_HOST', 'https://user:sec/ret@content.example', 'https://…@content.example'],
  ['VITE_CONTENT_HOST', 'https://content.example?token=secret', 'https://content.example?…'],
  ['VITE_SITE_URL', 'https://user:secret@site.example', 'https://…@site.example'],
])('refuses %s with the secret of %s, and does not print it', (name, address, printed) => {
  const check = () => checkEnvironment({ ...complete, [name]: address })
  expect(check).toThrow(`received  "${printed}"`)
  expect(check).not.toThrow(/sec/)
})

test.each<[string, string, BufferEncoding]>([
  ['UTF-8 with a mark', '\uFEFF', 'utf8'],
  ['UTF-16, as PowerShell writes it', '\uFEFF', 'utf16le'],
  ['UTF-16 without a mark', '', 'utf16le'],
  ['Windows-1252', '# Schlüssel\r\n', 'latin1'],
])('an .env file in %s is refused, since its variables would be lost', async (_name, start, encoding) => {
  const root = await temporaryFolder({
    '.env': Buffer.from(`${start}VITE_SITE_URL=https://xigi.example\r\n`, encoding),
    '.env.example': '\uFEFFVITE_SITE_URL=',
  })
  await expect(readEnvironment(root)).rejects.toThrow(
    '.env\n  cannot be read: save it as UTF-8 without a byte-order mark',
  )
})

test('a variable that is set but empty is unset', async () => {
  vi.stubEnv('VITE_SITE_URL', '')
  vi.stubEnv('VITE_CONTENT_HOST', 'https://content.example')
  expect(await readEnvironment(tmpdir())).toEqual({ VITE_CONTENT_HOST: 'https://content.example' })
})
