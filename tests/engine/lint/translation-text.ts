import { hashOf } from '../../../src/util/hash-of.ts'
import { englishFiles, translationsFile } from '../../support/example-translations.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const numbers = '1.000 Notizen bis 18 Uhr.'

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
  'texts that were copied': {
    files: englishFiles((texts) => {
      for (const entry of Object.values(texts)) entry.text = entry.text.slice(2)
    }),
    finds: `${translationsFile}:2:12 translations are the same as their texts`,
  },
  'a translation that is the same as its text': { files: title('Werkstatt') },
  'letters of the language': { files: title('Workshop') },
  'separators and full hours of the language': {
    files: {
      ...englishFiles((texts) =>
        Object.assign(texts['blocks.notizen.emptyText'] ?? {}, {
          of: hashOf(numbers).slice(0, 8),
          text: '1,000 notes by 18:00.',
        }),
      ),
      'page-configs/general/index.ts': ['Noch keine Notiz.', numbers],
    },
  },
}
