import { defineRule } from '../rule.ts'
import { visibleTexts } from './shared/visible-texts.ts'

export const markupInText = defineRule({
  summary: 'Texts contain no markup that visitors would see.',
  severity: 'error',
  reads: 'content',
  scope: 'page',
  docs: `
    The texts of configs, titles, descriptions, questions and answers are plain text: a tag or \`&amp;\` in them is shown as written.
    \`description_html\` is HTML: Markdown in it is shown with its asterisks. Placeholders such as \`{title}\` work only in configs.
    Shortcodes (\`[gallery]\`), templates (\`{{ name }}\`) and names of values (\`undefined\`) are leftovers of the program that sends the
    content. Write the text as visitors should read it.`,
  *check(site) {
    for (const { file, path, text, isRich, isConfig, isBesideHtml } of visibleTexts(site)) {
      const read = isRich ? words(text) : text
      if (!anyMark.test(read)) continue
      const kind = isRich ? 'rich' : isConfig ? 'config' : 'plain'
      const cure = isRich ? ': write HTML' : isBesideHtml ? ': only description_html takes HTML' : ''
      const problems = new Map<string, string>()
      for (const { pattern, says, only = [kind], isOfHtml } of oddities) {
        const [part] = only.includes(kind) ? (pattern.exec(read) ?? []) : []
        const problem = `${says}${isOfHtml ? cure : ''}`
        if (part !== undefined && !problems.has(problem)) problems.set(problem, part.trim())
      }
      for (const [problem, part] of problems) yield { file, path, problem, value: part }
    }
  },
})

/** Matches every text that has an oddity. Most texts have no such character, and one pattern is faster than all. */
const anyMark = /[<&*_[#{]|^- |^(?:undefined|null|NaN)$|【|oai_|turn\d/m

/** Returns the text of rich text without its tags. */
const words = (html: string) => html.replaceAll(/<[^<>]*>/g, ' ')

const markdown = { says: 'Markdown, which visitors see as written', isOfHtml: true }

interface MarkOddity {
  pattern: RegExp
  says: string
  /** Whether rich text can say the same in HTML. */
  isOfHtml?: boolean
  /** The texts where it is wrong. Default: everywhere. */
  only?: ('rich' | 'config' | 'plain')[]
}

const oddities: MarkOddity[] = [
  {
    pattern: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i,
    says: 'a tag in plain text, which visitors see as written',
    isOfHtml: true,
    only: ['config', 'plain'],
  },
  {
    pattern: /&(?:[a-z][a-z0-9]*|#\d+|#x[0-9a-f]+);/i,
    says: 'an HTML entity in plain text, which visitors see as written: write the character itself',
    only: ['config', 'plain'],
  },
  {
    pattern: /&amp;(?:[a-z][a-z0-9]*|#\d+|#x[0-9a-f]+);/i,
    says: 'an HTML entity that is encoded twice, so visitors see it as written',
    only: ['rich'],
  },
  { pattern: /(\*\*|__)\S(?:.*?\S)?\1/, ...markdown },
  { pattern: /(?<![\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])/, ...markdown },
  { pattern: /\[[^\][]+\]\([^()\s]+\)/, ...markdown },
  { pattern: /^#{1,6} \S.*$/m, ...markdown },
  { pattern: /^[*-] \S.*$/m, ...markdown },
  {
    pattern: /^\s*&lt;([a-z][a-z0-9]*)\b[^]*&lt;\/[a-z][a-z0-9]*&gt;\s*$/i,
    says: 'HTML whose tags are encoded, so visitors see them as written: send the tags themselves',
    only: ['rich'],
  },
  {
    pattern: /\[\/?[a-z][\w-]*(?:\s+[\w-]+=[^\]]*)\]|\[\/[a-z][\w-]*\]/,
    says: 'a shortcode, which visitors see as written: the host has to replace it',
  },
  {
    pattern: /:contentReference\[[^\]]*\]|oai_citation\w*|(?:cite)?turn\d+search\d+|【\d+[^】]*】/,
    says: 'a mark of a chat program, which visitors see as written',
  },
  {
    pattern: /^(?:undefined|null|NaN)$|\[object \w+\]/,
    says: 'the name of a value, which a program wrote in place of a text',
  },
  {
    pattern: /\{\{.*?\}\}|\{!!.*?!!\}|\{%.*?%\}|\{[\w.]+\}/,
    says: 'a placeholder, which is not filled in content',
    // `unknown-placeholder` checks configs.
    only: ['rich', 'plain'],
  },
]
