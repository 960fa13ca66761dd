import { englishFiles, translationsFile } from '../../support/example-translations.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const alone = 'page-configs/general/neu.json'

export const examples: RuleExamples = {
  'a text that nobody has translated': {
    files: englishFiles((texts) => Object.assign(texts.title ?? {}, { text: '' })),
    finds: `${translationsFile}:5:15 1 text of page-configs/general/index.ts is not translated: title`,
  },
  'a file without the texts': {
    files: { ...englishFiles(), [translationsFile]: '{ "texts": {} }' },
    finds: `${translationsFile}:1:12 npm run translate -- en`,
  },
  'a page in one language alone, without the words around it, which is published': {
    files: {
      ...englishFiles(),
      'page-configs/translations/en/site.json': '{ "texts": {} }',
      [alone]: JSON.stringify({
        language: 'en',
        kind: 'seite',
        title: 'News',
        head: {
          title: 'News of the workshop',
          description: 'New lamps of this year, and how they are made by hand.',
        },
        noindex: true,
        blocks: [{ type: 'hero', heading: 'News', height: 'banner' }],
      }),
    },
    finds: 'page-configs/translations/en/site.json:1:12 28 texts of page-configs/site.ts are not translated',
  },
  'a language of which all texts are translated': { files: englishFiles() },
}
