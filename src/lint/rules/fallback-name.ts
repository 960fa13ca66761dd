import { namesIn } from '../names-in.ts'
import { defineRule } from '../rule.ts'
import { unknownName } from '../unknown-name.ts'

export const fallbackName = defineRule({
  summary: 'The fallback sections that a page names exist.',
  severity: 'error',
  reads: 'configs',
  scope: 'page',
  docs: `
    A page may name sections that are shown when the content service fails: \`content.fallback: 'products'\` is
    \`page-configs/fallback/products.json\`. Without the file the visitor would then see an empty page. Write the file, or correct the
    name.`,
  *check({ config: { pages }, names }) {
    const files = namesIn('page-configs/fallback/', names)
    for (const { file, page } of pages) {
      const name = page.content?.fallback
      if (name === undefined || files.includes(name)) continue
      const details = unknownName(name, files, 'a file of page-configs/fallback, without .json')
      yield { file, path: ['content', 'fallback'], ...details }
    }
  },
})
