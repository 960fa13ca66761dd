import { smallPage as page } from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

export const examples: RuleExamples = {
  'a draft, a blank, an ampersand, an accent and half a parameter': {
    files: {
      'page-configs/general/_entwurf.ts': page('entwurf'),
      'page-configs/general/unser laden.ts': page('laden'),
      'page-configs/general/holz&licht.ts': page('holz'),
      'page-configs/general/café.ts': page('cafe'),
      'page-configs/general/[id.ts': page('halb'),
    },
    finds: [
      'page-configs/general/[id.ts:1:1 its address would be /[id',
      'page-configs/general/_entwurf.ts:1:1 its address would be /_entwurf',
      'page-configs/general/café.ts:1:1 its address would be /café',
      'page-configs/general/holz&licht.ts:1:1 letters from a to z',
      'page-configs/general/unser laden.ts:1:1 received  "unser laden.ts"',
    ],
  },
  'names that servers or Windows read in another way': {
    files: {
      'page-configs/general/angebot.html.ts': page('angebot'),
      'page-configs/general/con.ts': page('con'),
    },
    finds: [
      'page-configs/general/angebot.html.ts:1:1 its address would be /angebot.html, and servers read the ending .html as that of a file',
      'page-configs/general/con.ts:1:1 Windows reserves this name for a device',
    ],
  },
  'folders of files, and a file of publishing': {
    files: {
      'page-configs/general/404.ts': page('fehler'),
      'page-configs/general/Media.ts': page('medien'),
      'page-configs/general/api.ts': page('schnittstelle'),
    },
    finds: [
      'page-configs/general/404.ts:1:1 received  "/404"',
      'page-configs/general/Media.ts:1:1 this address belongs to files',
      'page-configs/general/api.ts:1:1 received  "/api"',
    ],
  },
  'a name that only begins like one': {
    files: { 'page-configs/general/medien.ts': page('medien') },
  },
}
