import { renamed } from '../../runtime/content/tidy-tags.ts'
import { sanitizeInBuild } from '../../site/content/build-sanitizer.ts'
import { stringsIn } from '../../site/content/picture-rule.ts'
import { textsSent } from '../../site/joined/content-parts.ts'
import { defineRule } from '../rule.ts'

export const lostHtml = defineRule({
  summary: 'Rich text keeps all its tags and attributes on the page.',
  severity: 'warning',
  reads: 'content',
  scope: 'page',
  docs: `
    \`description_html\` goes through a sanitiser (\`src/runtime/content/sanitizer.ts\`). Text, lists, tables, links and bold or slanted
    words stay, and headings become paragraphs in bold. Scripts, styles, pictures, frames, classes and addresses that run a script
    are removed, and no visitor sees them. Send text in the allowed tags, and pictures in \`images\`.`,
  *check({ answers }) {
    for (const answer of answers.values()) {
      for (const { text, path, field } of textsSent(answer)) {
        if (field !== 'description_html') continue
        const had = partsOf(text)
        if (had.size === 0) continue
        const has = partsOf(stringsIn(sanitizeInBuild(text)).join(''))
        const lost = [...had].filter(([part, count]) => (has.get(part) ?? 0) < count).map(([part]) => part)
        if (lost.length > 0) yield { file: answer.place, path, problem: `the page omits ${lost.join(', ')}` }
      }
    }
  },
})

/** Matches tags that only change: an empty paragraph is removed, and a heading becomes a paragraph in bold. */
const changed = /^(?:p|div|br|ul|ol|li|d[ltd]|b|strong|i|em|s|del|su[bp]|h[1-6])$/

/** Counts each tag and attribute that a text may lose. */
function partsOf(html: string): Map<string, number> {
  const parts = new Map<string, number>()
  for (const [, tag = '', attributes = ''] of html
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .matchAll(/<([a-z][\w:-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi)) {
    const name = tag.toLowerCase()
    const names = [...attributes.matchAll(/([^\s"'=/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"']+))?/g)]
    const lost = names.flatMap(([, attribute = '']) =>
      attribute === 'data-list' ? [] : [`${attribute.toLowerCase()}="…"`],
    )
    if (!changed.test(name) && !renamed.has(name)) lost.unshift(`<${name}>`)
    for (const part of lost) parts.set(part, (parts.get(part) ?? 0) + 1)
  }
  return parts
}
