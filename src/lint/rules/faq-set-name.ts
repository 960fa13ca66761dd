import { namesIn } from '../names-in.ts'
import { defineRule } from '../rule.ts'
import { unknownName } from '../unknown-name.ts'

export const faqSetName = defineRule({
  summary: 'The set of questions that a page names exists.',
  severity: 'error',
  reads: 'configs',
  scope: 'page',
  docs: `
    \`structuredData.faqSet: 'retail'\` is the file \`page-configs/structured-data/retail.json\`. Search engines read its questions.
    Write the file, or correct the name.`,
  *check({ config: { pages }, names }) {
    // A set with invalid content exists, so its name is valid.
    const sets = namesIn('page-configs/structured-data/', names)
    for (const { file, page } of pages) {
      const name = page.structuredData.faqSet
      if (name === undefined || sets.includes(name)) continue
      const details = unknownName(name, sets, 'a file of page-configs/structured-data, without .json')
      yield { file, path: ['structuredData', 'faqSet'], ...details }
    }
  },
})
