import type { RuleExample } from '../../support/rule-example.ts'

const home = 'page-configs/general/index.ts'
const words = 'page-configs/words.ts'

export const examples: RuleExample[] = [
  {
    // As reading a page leaves a word of a block of the site's own that the site lacks.
    name: 'a word that the site lacks',
    files: { [home]: (text) => text.replace(/heading: '[^']*'/, "heading: '{words.hero.heading}'") },
    finds: [{ at: `${words}:3:28`, says: `is missing: ${home} needs "hero.heading". Write it` }],
  },
  {
    name: 'a word that the engine has',
    files: { [words]: (text) => text.replace("{ optionPlaceholder: 'Bitte wählen' }", '{}') },
    finds: [],
  },
]
