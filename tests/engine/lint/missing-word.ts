import type { RuleExamples } from '../../support/rule-example.ts'

const home = 'page-configs/general/index.ts'
const words = 'page-configs/words.ts'

export const examples: RuleExamples = {
  'a word that the site lacks': {
    // As reading a page leaves a word of a block of the site's own that the site lacks.
    files: { [home]: [/heading: '[^']*'/, "heading: '{words.hero.heading}'"] },
    finds: `${words}:3:28 is missing: ${home} needs "hero.heading". Write it`,
  },
  'a word that the engine has': {
    files: { [words]: ["{ optionPlaceholder: 'Bitte wählen' }", '{}'] },
  },
}
