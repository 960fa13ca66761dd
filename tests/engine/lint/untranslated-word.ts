import { english } from '../../../schemas/words/english.ts'
import type { RuleExample } from '../../support/rule-example.ts'

const words = 'page-configs/words.ts'
const settings = 'page-configs/site.ts'
const portuguese = (text: string) => text.replace("language: 'de-DE'", "language: 'pt-PT'")
const { common } = english

export const examples: RuleExample[] = [
  {
    name: 'a language without words of the engine',
    files: { [settings]: portuguese },
    finds: [{ at: `${words}:4:11`, says: 'words are English in a site in the language pt-PT' }],
  },
  {
    name: 'English words that the site has written',
    files: { [words]: (text) => text.replace(/skip: .*/, `skip: '${common.skip}', next: 'Next',`) },
    finds: [{ at: `${words}:5:11`, says: '2 words are English in a site in the language de-DE' }],
  },
  {
    name: 'words that are the same in both languages',
    files: {
      [words]: (text) =>
        text
          .replace(/skip: .*/, "menu: 'Menu',")
          .replace('common:', "sameInEnglish: ['common.menu'],\n  common:"),
    },
    finds: [],
  },
]
