import { tmpdir } from 'node:os'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checkEnvironment } from '../../../src/site/config/environment.ts'
import { readEnvironment } from '../../../src/site/config/read-environment.ts'

const complete = {
  VITE_EMAILJS_SERVICE: 'service_x1y2z3',
  VITE_EMAILJS_TEMPLATE: 'template_x1y2z3',
  VITE_EMAILJS_KEY: 'Ab-cdefgh_ijk',
}

test.each([
  ['nothing at all', {}],
  ['empty entries, as an .env file leaves them', { VITE_EMAILJS_SERVICE: '', VITE_EMAILJS_KEY: '' }],
  ['a whole e-mail service', complete],
  ['a whole e-mail service for a published address', { ...complete, VITE_SITE_URL: 'https://xigi.example' }],
  ['an address of its own', { ...complete, VITE_EMAILJS_ORIGIN: 'https://mail.example:8443' }],
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

test('a published address asks for all of the e-mail service', () => {
  expect(() => checkEnvironment({ VITE_SITE_URL: 'https://xigi.example' }))
    .toThrowErrorMatchingInlineSnapshot(`
      [AuthorError: 3 problems in 1 config file

      environment (VITE_SITE_URL is set, so enquiries need an e-mail service, or a channel in page-configs/enquiries.ts)
        VITE_EMAILJS_SERVICE
          expected  the service id, such as service_x1y2z3
          received  nothing
        VITE_EMAILJS_TEMPLATE
          expected  the template id, such as template_x1y2z3
          received  nothing
        VITE_EMAILJS_KEY
          expected  the public key from the account page
          received  nothing]
    `)
})

test('a part asks for the rest', () => {
  const { VITE_EMAILJS_TEMPLATE: _, ...part } = complete
  expect(() => checkEnvironment(part)).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: 1 problem in 1 config file

    environment (set all settings of the e-mail service, or none)
      VITE_EMAILJS_TEMPLATE
        expected  the template id, such as template_x1y2z3
        received  nothing]
  `)
})

test('an address of an own service needs the keys', () => {
  const env = { VITE_EMAILJS_ORIGIN: 'https://mail.example' }
  expect(() => checkEnvironment(env)).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: 3 problems in 1 config file

    environment (set all settings of the e-mail service, or none)
      VITE_EMAILJS_SERVICE
        expected  the service id, such as service_x1y2z3
        received  nothing
      VITE_EMAILJS_TEMPLATE
        expected  the template id, such as template_x1y2z3
        received  nothing
      VITE_EMAILJS_KEY
        expected  the public key from the account page
        received  nothing]
  `)
})

test('all values of the wrong shape are reported together', () => {
  const env = {
    VITE_EMAILJS_SERVICE: 'my service',
    VITE_EMAILJS_TEMPLATE: 'template_x1y2z3 ',
    VITE_EMAILJS_KEY: 'short',
    VITE_EMAILJS_ORIGIN: 'api.emailjs.com',
    VITE_SITE_URL: 'https://xigi.example',
  }
  expect(() => checkEnvironment(env)).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: 4 problems in 1 config file

    environment (set all settings of the e-mail service, or none)
      VITE_EMAILJS_SERVICE
        expected  the service id, such as service_x1y2z3
        received  "my service"
      VITE_EMAILJS_TEMPLATE
        expected  the template id, such as template_x1y2z3
        received  "template_x1y2z3 "
      VITE_EMAILJS_KEY
        expected  the public key from the account page
        received  "short"
      VITE_EMAILJS_ORIGIN
        expected  nothing, or an address without a path, such as https://api.emailjs.com
        received  "api.emailjs.com"]
  `)
})

test.each(['https://mail.example/', 'https://mail.example/send', 'mail.example', 'ftp://mail.example'])(
  "refuses %s as the service's address",
  (address) => {
    expect(() => checkEnvironment({ ...complete, VITE_EMAILJS_ORIGIN: address })).toThrow(
      'VITE_EMAILJS_ORIGIN',
    )
  },
)

test('an address with a query is refused', () => {
  const env = {
    ...complete,
    VITE_SITE_URL: 'https://xigi.example/',
    VITE_CONTENT_HOST: 'content.xigi.example',
  }
  expect(() => checkEnvironment(env)).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: 2 problems in 1 config file

    environment
      VITE_SITE_URL
        expected  nothing, or an address without a path, such as https://site.example
        received  "https://xigi.example/"
      VITE_CONTENT_HOST
        expected  nothing, or an address such as https://content.example
        received  "content.xigi.example"]
  `)
})

test.each([
  ['VITE_CONTENT_HOST', 'https://user:secret@content.example', 'https://…@content.example'],
  ['VITE_CONTENT_HOST', 'user:secret@content.example', 'user:…@content.example'],
  ['VITE_CONTENT_HOST', 'https://user:sec/ret@content.example', 'https://…@content.example'],
  ['VITE_CONTENT_HOST', 'https://content.example?token=secret', 'https://content.example?…'],
  ['VITE_SITE_URL', 'https://user:secret@site.example', 'https://…@site.example'],
  ['VITE_EMAILJS_ORIGIN', 'https://user:secret@mail.example', 'https://…@mail.example'],
])('refuses %s with the secret of %s, and does not print it', (name, address, printed) => {
  const check = () => checkEnvironment({ ...complete, [name]: address })
  expect(check).toThrow(`received  "${printed}"`)
  expect(check).not.toThrow(/sec/)
})

test('a variable that is set but empty is unset', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('VITE_SITE_URL', '')
  vi.stubEnv('VITE_CONTENT_HOST', 'https://content.example')
  expect(await readEnvironment(tmpdir())).toEqual({ VITE_CONTENT_HOST: 'https://content.example' })
})
