import { hrefsIn } from '../content-links.ts'
import { defineRule } from '../rule.ts'
import { visibleTexts } from './shared/visible-texts.ts'

export const webAddress = defineRule({
  summary: 'Web addresses in texts are links that visitors can press, and links use https.',
  severity: 'warning',
  reads: 'content',
  scope: 'page',
  docs: `
    Nobody can press an address in plain text, such as \`https://maker.example/care\`. A link to \`http://\` leaves the encrypted site, so
    browsers warn of it or block it.

    Put the link into \`description_html\`, name the page in words, or write \`https://\`.`,
  *check(site) {
    for (const { file, path, text, isRich, isConfig } of visibleTexts(site)) {
      if (isRich) {
        for (const href of hrefsIn(text).filter((to) => /^http:/i.test(to)))
          yield { file, path, expected: 'a link that begins with https:', value: href }
        continue
      }
      // A text of a config that is only an address is no text for visitors.
      if (isConfig && !/\s/.test(text)) continue
      const [address] = /\bhttps?:\/\/[^\s"'<>]+/i.exec(text) ?? []
      const problem = 'a web address in plain text, which visitors cannot press'
      if (address !== undefined) yield { file, path, problem, value: address }
    }
  },
})
