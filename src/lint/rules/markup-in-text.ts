import { show } from '../../util/problem.ts'
import { textsIn, type PlacedText } from '../../util/texts-in.ts'
import { metadataFile } from '../../site/config/project.ts'
import type { JsonSchema } from '../../site/config/schema-map.ts'
import { textsSent } from '../../site/joined/content-parts.ts'
import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { defineRule, type Found } from '../rule.ts'
import { writtenValues } from '../written-values.ts'

export const markupInText = defineRule({
  summary: 'Texts contain no markup that visitors would see.',
  severity: 'error',
  reads: 'content',
  scope: 'page',
  docs: `
    The texts of configs, titles, descriptions, questions and answers are plain text: a tag or \`&amp;\` in them is shown as written.
    \`description_html\` is HTML: Markdown in it is shown with its asterisks. Placeholders such as \`{title}\` work only in configs. Write
    the text as visitors should read it.`,
  check,
})

function* check(site: JoinedSite): Generator<Found> {
  for (const { file, path, text, isRich, isConfig } of textsOf(site)) {
    const read = isRich ? words(text) : text
    if (!anyMark.test(read)) continue
    const found = oddities.find(
      ({ pattern, except }) =>
        !(isRich && except === 'rich') && !(isConfig && except === 'config') && pattern.test(read),
    )
    if (!found) continue
    const [part = ''] = found.pattern.exec(read) ?? []
    yield { file, path, problem: isRich && found.rich ? found.rich : found.says, received: show(part.trim()) }
  }
}

interface ShownText extends PlacedText {
  isRich?: boolean
  isConfig?: boolean
}

function* textsOf(site: JoinedSite): Generator<ShownText> {
  for (const answer of site.answers.values()) {
    for (const { text, path, field } of textsSent(answer)) {
      const isRich = field === 'description_html'
      if (isRich || plainFields.has(field)) yield { file: answer.place, path, text, isRich }
    }
  }
  for (const { file, path, value, schemas } of writtenValues(site)) {
    // `faq-text` checks questions.
    const isText = typeof value === 'string' && path[0] !== 'structuredData' && schemas.some(isFreeText)
    if (isText) yield { file, path, text: value, isConfig: true }
  }
  for (const { text, path } of textsIn(metadataFile, site.config.metadata))
    yield { file: metadataFile, path, text, isConfig: true }
}

/** Whether visitors read the texts of a schema: they are neither names nor addresses. */
const isFreeText = (schema: JsonSchema) =>
  schema.type === 'string' &&
  [schema.format, schema.enum, schema.const, schema.pattern].every((one) => one === undefined)

const plainFields = new Set([
  'title',
  'description',
  'question',
  'answer',
  'desc',
  'content',
  'readTime',
  'columns',
  'rows',
])

/** Matches every text that has an oddity. Most texts have no such character, and one pattern is faster than all. */
const anyMark = /[<&*_[#{]|^- /m

/** Returns the text of rich text without its tags. */
const words = (html: string) => html.replaceAll(/<[^<>]*>/g, ' ')

const markdown = 'Markdown, which visitors see as written'
const rich = 'Markdown, which visitors see as written: write HTML'

const oddities: { pattern: RegExp; says: string; rich?: string; except?: 'rich' | 'config' }[] = [
  {
    pattern: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i,
    says: 'a tag in plain text, which visitors see as written',
    except: 'rich',
  },
  {
    pattern: /&(?:[a-z]+|#\d+);/i,
    says: 'an HTML entity in plain text, which visitors see as written',
    except: 'rich',
  },
  { pattern: /(\*\*|__)\S(?:.*?\S)?\1/, says: markdown, rich },
  { pattern: /(?<![\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])/, says: markdown, rich },
  { pattern: /\[[^\][]+\]\([^()\s]+\)/, says: markdown, rich },
  { pattern: /^#{1,6} \S.*$/m, says: markdown, rich },
  { pattern: /^[*-] \S.*$/m, says: markdown, rich },
  {
    pattern: /\{[\w.]+\}/,
    says: 'a placeholder, which is not filled in content',
    // `unknown-placeholder` checks configs.
    except: 'config',
  },
]
