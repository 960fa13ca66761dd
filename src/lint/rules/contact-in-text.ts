import { readPhone } from '../../../block-library/parts/phone-address.ts'
import { siteFile } from '../../site/config/project.ts'
import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { onceFor } from '../../util/once-for.ts'
import { valueText } from '../../util/problem.ts'
import { textsIn } from '../../util/texts-in.ts'
import { hrefsIn } from '../content-links.ts'
import { defineRule } from '../rule.ts'
import { visibleTexts } from './shared/visible-texts.ts'

export const contactInText = defineRule({
  summary: 'Telephone numbers in texts are numbers of the site, and links to e-mail have a valid address.',
  severity: 'warning',
  reads: 'content',
  scope: 'page',
  docs: `
    An old number in a text stays when the number in \`page-configs/site.ts\` changes, and its callers reach nobody. Numbers with a country
    code, such as \`+91 452 400 1234\`, and \`tel:\` links are compared with all numbers of the settings. A \`mailto:\` link needs an address
    such as \`hello@site.example\`.

    Write the number of the settings, or leave the number out. If another firm's number is intended, switch the rule off at this place.`,
  *check(site) {
    for (const { file, path, text, isRich } of visibleTexts(site)) {
      const links = isRich ? hrefsIn(text) : []
      const dialled = links.filter((to) => /^tel:/i.test(to)).map((to) => to.slice('tel:'.length))
      const written = [...(isRich ? text.replaceAll(/<[^<>]*>/g, ' ') : text).matchAll(number)].map(
        ([match]) => match,
      )
      for (const candidate of new Set([...dialled, ...written])) {
        const digits = digitsOf(candidate)
        if (digits.length < MIN_DIGITS || ownNumbers(site).some((phone) => phone.includes(digits))) continue
        const problem = `no telephone number of ${siteFile}`
        yield { file, path, problem, expected: valueText(site.config.site.phone), value: candidate.trim() }
      }
      for (const to of links.filter((link) => /^mailto:/i.test(link))) {
        const addresses = to.slice('mailto:'.length).replace(/\?.*$/s, '').split(',')
        if (addresses.every((address) => mail.test(address.trim()))) continue
        yield { file, path, expected: 'an e-mail address such as "hello@site.example"', value: to }
      }
    }
  },
})

/** Matches a telephone number with its country code. */
const number = /(?<![\p{L}\p{N}])\+\d[\d\s().\-/\u00A0]{6,}\d(?![\p{L}\p{N}])/gu

/** Minimum number of digits in a telephone number with its country code. */
const MIN_DIGITS = 9

const mail = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]{2,}$/

/** Returns the digits of a number without the zeros of its prefix, which depend on the caller's country. */
const digitsOf = (text: string) => readPhone(text.replaceAll('%20', ' ')).digits.replace(/^0+/, '')

/** Returns the digits of every text of the settings that has some. */
const ownNumbers = onceFor((site: JoinedSite) =>
  textsIn(siteFile, site.config.site).map(({ text }) => digitsOf(text)),
)
