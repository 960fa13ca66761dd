import { siteFile } from '../../site/config/project.ts'
import { readPhone } from '../../../block-library/parts/phone-address.ts'
import { defineRule, type Found } from '../rule.ts'

export const contactDetail = defineRule({
  summary: 'Each telephone number can be dialled, and the chat address names a recipient.',
  severity: 'error',
  reads: 'configs',
  docs: `
    A press on the telephone number dials its digits, so a letter O instead of a zero dials a wrong number. A \`(0)\` after the country
    code is not dialled. An extension is \`ext. 12\`. The chat's address needs \`{phone}\`, the number's digits, or a name after its
    host. A chat finds a number only by its country code: \`+91 452 …\` instead of \`0452 …\`.

    Correct the number or the address in \`page-configs/site.ts\`.`,
  *check({ config: { site } }) {
    for (const [index, { phone = '' }] of site.company.places.entries()) {
      const problem = phone === '' ? undefined : problemOf(phone)
      if (problem)
        yield { file: siteFile, path: ['company', 'places', index, 'phone'], value: phone, ...problem }
    }
    // The environment may override the number of the file.
    const place = { file: siteFile, path: ['phone'], value: site.phone }
    const problem = problemOf(site.phone)
    if (problem) yield { ...place, ...problem }
    else if (site.chat?.href.includes('{phone}')) {
      const { plus, extension } = readPhone(site.phone)
      if (!plus)
        yield { ...place, problem: 'a chat needs the country code', expected: 'a number such as "+91 452 …"' }
      if (extension)
        yield {
          ...place,
          problem: `a chat cannot dial the extension ${extension}: write a chat address without {phone}`,
        }
    }
    if (!site.chat) return
    const { href } = site.chat
    // `unknown-placeholder` reports wrong placeholders.
    if (/\{\w+\}/.test(href) || (URL.canParse(href) && new URL(href).pathname.length > 1)) return
    const expected = 'an address with {phone}, or with a name behind its host'
    yield { file: siteFile, path: ['chat', 'href'], expected }
  },
})

/** Matches a zero after a country code. The codes here are of countries whose numbers keep it. */
const zeroAfterCode = /^\+(?!(?:39|378|379|225|241|242)\b)\d{1,3}[\s.\-/(]+0/

/** Returns why a press would dial another number than the one that is printed. */
function problemOf(phone: string): Pick<Found, 'problem' | 'expected'> | undefined {
  const { printed, digits } = readPhone(phone)
  const [sign] = /[^\d\s+()./\u00A0-]|(?!^)\+/u.exec(printed) ?? []
  if (sign !== undefined) return { problem: `"${sign}" cannot be dialled` }
  const [end] = /(?:\s[-/]\s*|\/)\d{1,3}$/.exec(printed) ?? []
  if (end !== undefined)
    return {
      problem: `"${end.trim()}" may be an extension or the end of a second number`,
      expected: 'one number, with an extension as "ext. 12"',
    }
  if (zeroAfterCode.test(printed.replace('(0)', '')))
    return {
      problem: 'the zero after the country code is dialled',
      expected: 'the number without it, or "(0)"',
    }
  return digits.length < 7 || digits.length > 15 ? { expected: 'a number of 7 to 15 digits' } : undefined
}
