import { smallPage as page } from '../../support/example-edits.ts'
import type { RuleExample } from '../../support/rule-example.ts'

export const examples: RuleExample[] = [
  {
    name: 'a draft, a blank, an ampersand, an accent and half a parameter',
    files: {
      'page-configs/general/_entwurf.ts': page('entwurf'),
      'page-configs/general/unser laden.ts': page('laden'),
      'page-configs/general/holz&licht.ts': page('holz'),
      'page-configs/general/café.ts': page('cafe'),
      'page-configs/general/[id.ts': page('halb'),
    },
    finds: [
      { at: 'page-configs/general/[id.ts:1:1', says: 'its address would be /[id' },
      { at: 'page-configs/general/_entwurf.ts:1:1', says: 'its address would be /_entwurf' },
      { at: 'page-configs/general/café.ts:1:1', says: 'its address would be /café' },
      { at: 'page-configs/general/holz&licht.ts:1:1', says: 'letters from a to z' },
      { at: 'page-configs/general/unser laden.ts:1:1', says: 'received  "unser laden.ts"' },
    ],
  },
  {
    name: 'names that servers or Windows read in another way',
    files: {
      'page-configs/general/angebot.html.ts': page('angebot'),
      'page-configs/general/con.ts': page('con'),
    },
    finds: [
      {
        at: 'page-configs/general/angebot.html.ts:1:1',
        says: 'its address would be /angebot.html, and servers read the ending .html as that of a file',
      },
      { at: 'page-configs/general/con.ts:1:1', says: 'Windows reserves this name for a device' },
    ],
  },
  {
    name: 'words, digits and hyphens',
    files: { 'page-configs/general/Licht-2.ts': page('licht') },
    finds: [],
  },
]
