import { nesting } from '../../runtime/content/nesting.ts'
import { deepest } from '../../runtime/content/read-content.ts'
import { sanitizeInBuild } from '../../site/content/build-sanitizer.ts'
import { textsOf } from '../../site/content/picture-rule.ts'
import { sanitizePlain } from '../../site/content/plain-html.ts'
import { textsSent } from '../../site/joined/content-parts.ts'
import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { defineRule, type Found } from '../rule.ts'

export const lostHtml = defineRule({
  summary: 'Rich text keeps all its tags and attributes on the page.',
  severity: 'warning',
  reads: 'content',
  docs: `
    \`description_html\` goes through a sanitiser: words, lists, tables and links stay; scripts, styles, pictures, frames, classes and
    addresses that run a script are left out (\`src/runtime/content/sanitizer.ts\`). What was meant by them no visitor sees. Send text in the
    tags that are kept, and pictures in \`images\`.`,
  check,
})

function* check({ answers }: JoinedSite): Generator<Found> {
  for (const answer of answers.values()) {
    for (const { text, path, field } of textsSent(answer)) {
      if (field !== 'description_html' || sanitizePlain(text) !== undefined || nesting(text) > deepest)
        continue
      const lost = lostParts(text, textsOf(sanitizeInBuild(text)).join(''))
      if (lost.length > 0)
        yield { file: answer.place, path, problem: `the page leaves out ${lost.join(', ')}` }
    }
  }
}

/** Which tags and attributes are fewer afterwards. */
function lostParts(before: string, after: string): string[] {
  const [had, has] = [partsOf(before), partsOf(after)]
  return [...had].filter(([part, count]) => (has.get(part) ?? 0) < count).map(([part]) => part)
}

/** How often each tag and attribute stands in a text. */
function partsOf(html: string): Map<string, number> {
  const parts = new Map<string, number>()
  for (const [, tag = '', attributes = ''] of html.matchAll(
    /<([a-z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi,
  )) {
    const names = [...attributes.matchAll(/([^\s"'=/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"']+))?/g)]
    const found = [`<${tag.toLowerCase()}>`, ...names.map(([, name = '']) => `${name.toLowerCase()}="…"`)]
    for (const part of found) parts.set(part, (parts.get(part) ?? 0) + 1)
  }
  return parts
}
