import { show } from '../../util/problem.ts'
import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { defineRule, type Found } from '../rule.ts'
import { shownTexts } from './shared/shown-texts.ts'

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
  for (const { file, path, text, isRich, isConfig } of shownTexts(site)) {
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
    pattern: /&(?:[a-z][a-z0-9]*|#\d+|#x[0-9a-f]+);/i,
    says: 'an HTML entity in plain text, which visitors see as written',
    except: 'rich',
  },
  {
    pattern: /&amp;(?:[a-z][a-z0-9]*|#\d+|#x[0-9a-f]+);/i,
    says: 'an HTML entity that is encoded twice, so visitors see it as written',
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
