import { siteFile, type Project } from '../../site/config/project.ts'
import { defineRule, type Found } from '../rule.ts'

export const contactDetail = defineRule({
  summary: 'The telephone number can be dialled, and the chat address names a recipient.',
  severity: 'error',
  reads: 'configs',
  docs: `
    A press on the telephone number dials its digits, so a letter O instead of a zero dials a wrong number. The chat's address needs
    \`{phone}\`, the number's digits, or a name after its host.

    Correct the number or the address in \`page-configs/site.ts\`.`,
  check,
})

function* check({ config: { site } }: Project): Generator<Found> {
  const digits = site.phone.replaceAll(/\D/g, '').length
  // The environment may override the number of the file.
  const received = JSON.stringify(site.phone)
  const [sign] = /[^\d\s+()./\u00A0-]/u.exec(site.phone) ?? []
  if (sign !== undefined) {
    const problem = `"${sign}" cannot be dialled`
    yield { file: siteFile, path: ['phone'], problem, received }
  } else if (digits < 7 || digits > 15) {
    yield { file: siteFile, path: ['phone'], expected: 'a number of 7 to 15 digits', received }
  }
  if (!site.chat) return
  const { href } = site.chat
  // `unknown-placeholder` reports wrong placeholders.
  if (/\{\w+\}/.test(href) || (URL.canParse(href) && new URL(href).pathname.length > 1)) return
  const expected = 'an address with {phone}, or with a name behind its host'
  yield { file: siteFile, path: ['chat', 'href'], expected }
}
