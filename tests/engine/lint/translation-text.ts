import { englishFiles, translationsFile } from '../../support/example-translations.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const title = (text: string) => englishFiles((texts) => Object.assign(texts.title ?? {}, { text }))

export const examples: RuleExamples = {
  'a placeholder that its text does not have': {
    files: title('Workshop {name}'),
    finds: `${translationsFile}:5:15 has other placeholders or tags than its text`,
  },
  'a number that its text does not have': {
    files: title('Workshop 7'),
    finds: `${translationsFile}:5:15 has other numbers than its text`,
  },
  'a letter of another script': {
    files: title('Wоrkshop'),
    finds: `${translationsFile}:5:15 has a letter of a script that the language en does not have`,
  },
  'letters of the language': { files: title('Workshop') },
}
