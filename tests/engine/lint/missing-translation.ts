import { englishFiles, translationsFile } from '../../support/example-translations.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

export const examples: RuleExamples = {
  'a text that nobody has translated': {
    files: englishFiles((texts) => Object.assign(texts.title ?? {}, { text: '' })),
    finds: `${translationsFile}:5:15 1 text of page-configs/general/index.ts is not translated: title`,
  },
  'a file without the texts': {
    files: { ...englishFiles(), [translationsFile]: '{ "texts": {} }' },
    finds: `${translationsFile}:1:12 npm run translate -- en`,
  },
  'a language of which all texts are translated': { files: englishFiles() },
}
