import { smallPage } from '../../support/example-edits.ts'
import { englishFiles, translationsFile } from '../../support/example-translations.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

export const examples: RuleExamples = {
  'a text that was edited': {
    files: {
      ...englishFiles(),
      'page-configs/general/index.ts': ["title: 'Werkstatt'", "title: 'Werkstätten'"],
    },
    finds: `${translationsFile}:4:13 which is now "Werkstätten"`,
  },
  'a text that is gone': {
    files: englishFiles((texts) =>
      Object.assign(texts, { 'blocks.alt.text': { of: '01234567', text: 'Gone' } }),
    ),
    finds: `${translationsFile}:39:5 translates no text`,
  },
  'a file of a draft, and one of a language that the site does not have': {
    files: {
      ...englishFiles(),
      'page-configs/general/neues.ts': smallPage('Neues').replace('noindex: true', 'draft: true'),
      'page-configs/translations/en/general/neues.json': '{ "texts": {} }',
      'page-configs/translations/ta/site.json': '{ "texts": {} }',
    },
    finds: 'page-configs/translations/ta/site.json:1:1 translates no file',
  },
  'a file of a language that the site does not have': {
    files: { 'page-configs/translations/ta/site.json': '{ "texts": {} }' },
    finds: 'page-configs/translations/ta/site.json:1:1 translates no file',
  },
  'a misspelt file': {
    files: {
      ...englishFiles(),
      'page-configs/translations/en/general/schrieben.json': '{ "texts": {} }',
    },
    finds: `page-configs/translations/en/general/schrieben.json:1:1 did you mean "page-configs/translations/en/general/schreiben.json"?`,
  },
  'a text at another place': {
    files: englishFiles((texts) => {
      texts['blocks.moved.text'] = texts.title ?? { of: '', text: '' }
      delete texts.title
    }),
  },
}
