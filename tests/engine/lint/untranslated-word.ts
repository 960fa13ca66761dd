import { english } from '../../../schemas/words/english.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const words = 'page-configs/words.ts'
const settings = 'page-configs/site.ts'
const portuguese = (text: string) => text.replace("language: 'de-DE'", "language: 'pt-PT'")
const { common } = english

export const examples: RuleExamples = {
  'a language without words of the engine': {
    files: { [settings]: portuguese },
    finds: `${words}:4:11 words are English in a site in the language pt-PT`,
  },
  'English words that the site has written': {
    files: { [words]: [/skip: .*/, `skip: '${common.skip}', next: 'Next',`] },
    finds: `${words}:5:11 2 words are English in a site in the language de-DE`,
  },
  'words that are the same in both languages': {
    files: {
      [words]: [
        [/skip: .*/, "menu: 'Menu',"],
        ['common:', "sameInEnglish: ['common.menu'],\n  common:"],
      ],
    },
  },
}
