import { textlessArticle } from '../textless-article.ts'
import { childOf } from '../../util/document-order.ts'
import { defineRule } from '../rule.ts'

export const emptyArticle = defineRule({
  summary: 'Every article has a text.',
  severity: 'error',
  reads: 'content',
  scope: 'page',
  docs: `
    \`content\` of an article is its text, and each line is a paragraph. Without it, the article's page shows the summary (\`desc\`)
    alone, and without a summary nothing. Write the text, or remove the article until it is written.`,
  *check({ joined, answers }) {
    for (const page of joined) {
      const article = textlessArticle(page)
      const answer = answers.get(page.endpoint ?? '')
      const [entry] = answer?.entries ?? []
      if (!article || !answer || !entry) continue
      const written = childOf(entry.value, 'content')
      // `odd-content` reports a content that is no text.
      if (written !== undefined && typeof written !== 'string') continue
      const shown = article.desc.trim() === '' ? 'and no summary' : 'and its page shows only the summary'
      yield {
        file: answer.place,
        path: [...entry.path, ...(written === undefined ? [] : ['content'])],
        problem: `the article has no text, ${shown}`,
        expected: 'its paragraphs as "content"',
        value: written,
      }
    }
  },
})
