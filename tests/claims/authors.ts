import { claim } from './claim.ts'

export const authors = [
  claim('Each rule finds what it is for, and nothing else', 'the examples of every rule', {
    'unit/rules.test.ts': [
      'every folder is a rule in the list, and every rule of the list is a folder with examples and docs',
      'the small site that examples start from has nothing to find',
      '$name',
    ],
  }),
  claim('One cause is told once', 'mistakes that break what leans on them', {
    'unit/rules-cascade.test.ts': ['one cause is told once: $name'],
  }),
  claim('An error says file, place, expected, received and the nearest name', 'misspelt keys and types', {
    'unit/config-errors.test.ts': [
      'one problem: the headline, the file, the place, what was expected and what is there',
      'a misspelt key of a block',
    ],
  }),
  claim('validate ends with what programs count on', 'findings, none, what cannot be run', {
    'unit/validate-command.test.ts': ['nothing found ends with 0', '%s ends with 2, and says why'],
  }),
  claim(
    'doctor finds every fault of a content host, at its place',
    'a host with every fault; one that does not answer',
    {
      'unit/doctor.test.ts': [
        'a host with every fault: every rule of content finds it, at its place',
        'is told once',
      ],
    },
  ),
  claim('A wrong page does not take the others down in development', 'a config that is wrong', {
    'unit/keep-last-good.test.ts': [
      'a page that is wrong stands as it last was, and every other as it is now',
    ],
    'browser/development.test.ts': [
      'a wrong config is told beside the page, which stays as it last was, and the telling goes when it is mended',
    ],
  }),
  claim('The engine knows no site', 'a second site on the same engine', {
    'unit/engine-knows-no-site.test.ts': [
      'nothing in the engine names this site, a page of it or a path of it',
    ],
    'browser/second-site.test.ts': ['its pages are published, and nothing of the first site with them'],
  }),
]
