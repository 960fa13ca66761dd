import { defineRule } from '../rule.ts'
import { unknownName } from '../unknown-name.ts'

export const namedFile = defineRule({
  summary: 'The fallback sections and the set of questions that a page names exist.',
  severity: 'error',
  reads: 'configs',
  scope: 'page',
  docs: `
    A page may name sections that are shown when the content service fails: \`content.fallback: 'products'\` is
    \`page-configs/fallback/products.json\`. Without the file the visitor would then see an empty page. \`structuredData.faqSet: 'retail'\` is
    \`page-configs/structured-data/retail.json\`, whose questions search engines read. Write the file, or correct the name.`,
  *check({ config: { pages }, names }) {
    // A file with invalid content exists, so its name is valid.
    const [fallbacks, sets] = [fallbackFolder, setFolder].map((folder) =>
      names.flatMap((name) =>
        name.startsWith(`${folder}/`) && name.endsWith('.json') ? [name.slice(folder.length + 1, -5)] : [],
      ),
    )
    for (const { file, page } of pages)
      for (const { folder, files = [], path, name } of [
        {
          folder: fallbackFolder,
          files: fallbacks,
          path: ['content', 'fallback'],
          name: page.content?.fallback,
        },
        {
          folder: setFolder,
          files: sets,
          path: ['structuredData', 'faqSet'],
          name: page.structuredData.faqSet,
        },
      ])
        if (name !== undefined && !files.includes(name))
          yield { file, path, ...unknownName(name, files, `a file of ${folder}, without .json`) }
  },
})

const fallbackFolder = 'page-configs/fallback'
const setFolder = 'page-configs/structured-data'
