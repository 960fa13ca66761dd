import type { RuleExamples } from '../../support/rule-example.ts'

const page = 'page-configs/general/index.ts'
const hero = `    { type: 'hero', id: 'anfang', heading: 'Licht, einzeln gebaut', height: 'banner' },\n`

export const examples: RuleExamples = {
  'a hero that was moved below another block': {
    files: {
      [page]: [
        [hero, ''],
        [`  ],\n})`, `${hero}  ],\n})`],
      ],
    },
    finds: `${page}:24:5 block "notizen" comes first`,
  },
  'two heroes': {
    files: { [page]: [hero, `${hero}${hero.replace('anfang', 'noch-einer').replace('Licht', 'Lampen')}`] },
    finds: `${page}:10:5 blocks[0] opens the page already`,
  },
  'a hero behind a block that has no heading': {
    files: {
      'page-configs/werke/bogen.json': [/( *\{ "type": "hero".*\n)( *\{\n(?:.*\n)*? *\},\n)/, '$2$1'],
    },
  },
}
