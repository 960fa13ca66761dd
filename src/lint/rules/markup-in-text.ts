import { show } from '../../util/problem.ts'
import { textsSent } from '../../site/joined/content-parts.ts'
import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { defineRule, type Found } from '../rule.ts'

export const markupInText = defineRule({
  summary: 'Texts of the content contain no markup that visitors would see.',
  severity: 'error',
  reads: 'content',
  docs: `
    Titles, descriptions, questions and answers are plain text: a tag or \`&amp;\` in them is shown as written. \`description_html\` is
    HTML: Markdown in it is shown with its asterisks. Placeholders such as \`{title}\` work only in configs. Write the text as visitors
    should read it.`,
  check,
})

function* check({ answers }: JoinedSite): Generator<Found> {
  for (const answer of answers.values()) {
    for (const { text, path, field } of textsSent(answer)) {
      const isRich = field === 'description_html'
      if (!isRich && !plainFields.has(field)) continue
      const found = oddities.find(
        ({ pattern, only }) => (only !== 'plain' || !isRich) && pattern.test(isRich ? words(text) : text),
      )
      if (!found) continue
      const [part = ''] = found.pattern.exec(isRich ? words(text) : text) ?? []
      const problem = isRich && found.rich ? found.rich : found.says
      yield { file: answer.place, path, problem, received: show(part.trim()) }
    }
  }
}

const plainFields = new Set(['title', 'description', 'question', 'answer', 'desc', 'content', 'readTime'])

/** Returns the text of rich text without its tags. */
const words = (html: string) => html.replaceAll(/<[^<>]*>/g, ' ')

const markdown = 'Markdown, which visitors see as written'
const rich = 'Markdown, which visitors see as written: write HTML'

const oddities: { pattern: RegExp; says: string; rich?: string; only?: 'plain' }[] = [
  {
    pattern: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i,
    says: 'a tag in plain text, which visitors see as written',
    only: 'plain',
  },
  {
    pattern: /&(?:[a-z]+|#\d+);/i,
    says: 'an HTML entity in plain text, which visitors see as written',
    only: 'plain',
  },
  { pattern: /(\*\*|__)\S(?:.*?\S)?\1/, says: markdown, rich },
  { pattern: /\[[^\][]+\]\([^()\s]+\)/, says: markdown, rich },
  { pattern: /^#{1,6} \S.*$/m, says: markdown, rich },
  { pattern: /^[*-] \S.*$/m, says: markdown, rich },
  { pattern: /\{[\w.]+\}/, says: 'a placeholder, which is not filled in content' },
]
