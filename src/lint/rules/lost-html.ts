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
  scope: 'page',
  docs: `
    \`description_html\` goes through a sanitiser (\`src/runtime/content/sanitizer.ts\`). Text, lists, tables and links stay. Scripts,
    styles, pictures, frames, classes and addresses that run a script are removed, and no visitor sees them. Send text in the
    allowed tags, and pictures in \`images\`.`,
  check,
})

function* check({ answers }: JoinedSite): Generator<Found> {
  for (const answer of answers.values()) {
    for (const { text, path, field } of textsSent(answer)) {
      if (field !== 'description_html' || sanitizePlain(text) !== undefined || nesting(text) > deepest)
        continue
      const lost = lostParts(text, textsOf(sanitizeInBuild(text)).join(''))
      if (lost.length > 0) yield { file: answer.place, path, problem: `the page omits ${lost.join(', ')}` }
    }
  }
}

/** Returns the tags and attributes that the sanitiser removed. */
function lostParts(before: string, after: string): string[] {
  const [had, has] = [partsOf(before), partsOf(after)]
  return [...had].filter(([part, count]) => (has.get(part) ?? 0) < count).map(([part]) => part)
}

/** Counts each tag and attribute in a text. */
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
