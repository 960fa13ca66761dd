import { englishFiles } from '../../support/example-translations.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const deep = '['.repeat(10_000) + ']'.repeat(10_000)

export const examples: RuleExamples = {
  'a comma too few before a comment, and one after an address': {
    files: {
      'page-configs/general/schreiben.ts': [`name: 'schreiben',`, `name: 'schreiben' // It's the address`],
      'page-configs/general/index.ts': [`title: 'Werkstatt',`, `title: 'http://localhost'`],
    },
    finds: [
      'page-configs/general/index.ts:6:28 at the end of this line',
      'page-configs/general/schreiben.ts:5:20 at the end of this line',
    ],
    fixed: {
      'page-configs/general/index.ts': [`localhost'`, `localhost',`],
      'page-configs/general/schreiben.ts': [`'schreiben' //`, `'schreiben', //`],
    },
  },
  'a text that is not closed, and a bracket too few': {
    files: {
      'page-configs/general/index.ts': ["'werkstatt',", "'werkstatt,"],
      'page-configs/general/schreiben.ts': [/\],\n\}\)/, '})'],
    },
    finds: [
      'page-configs/general/index.ts:5:9 the quotation mark that opens this text is not closed',
      'page-configs/general/schreiben.ts:25:3 a bracket, comma or quotation mark before this',
    ],
  },
  'other quotation marks, and a merge conflict': {
    files: {
      'page-configs/general/schreiben.ts': [`'Schreiben',`, `‘Schreiben’,`],
      'page-configs/general/index.ts': [
        `  title: 'Werkstatt',`,
        `<<<<<<< HEAD\n  title: 'Werkstatt',\n=======\n  title: 'Werk',\n>>>>>>> andere`,
      ],
    },
    finds: [
      'page-configs/general/index.ts:6:1 a mark of a merge conflict: choose one version',
      "page-configs/general/schreiben.ts:6:10 ‘ is not a quotation mark of TypeScript: write '",
    ],
  },
  'JSON with a comma too few': {
    files: { 'page-configs/werke/bogen.json': ['"bogen",\n', '"bogen"\n'] },
    finds: 'page-configs/werke/bogen.json:2:18 cannot be read: a comma is missing at the end of this line',
    fixed: 'as before',
  },
  'no default export': {
    files: { 'page-configs/general/schreiben.ts': 'export const page = {}\n' },
    finds: 'page-configs/general/schreiben.ts:1:1 it has no default export',
  },
  'a variable that is not defined, and a text without quotes': {
    files: {
      'page-configs/general/schreiben.ts': [
        [/^import.*/, ''],
        [`'Schreiben'`, 'Schreiben'],
      ],
      'page-configs/general/index.ts': [`title: 'Werkstatt'`, 'title: Werkstatt'],
    },
    finds: [
      'page-configs/general/index.ts:6:10 Werkstatt is not defined: import it, or write a text in quotes',
      'page-configs/general/schreiben.ts:3:16 definePage is not defined',
    ],
  },
  'an import of a file, of a name and of a package that do not exist': {
    files: {
      'page-configs/general/schreiben.ts': (text) => `${text}export { teil } from './nirgends.ts'\n`,
      'page-configs/general/index.ts': [
        [`'Werkstatt'`, 'wort'],
        ['import', `import { wort } from '../kinds.ts'\nimport`],
      ],
      'page-configs/werke/ring.ts': `// Note\nimport ring from 'ring-package'\n\nexport default ring\n`,
    },
    finds: [
      'page-configs/general/index.ts:1:10 kinds.ts does not export wort',
      'page-configs/general/schreiben.ts:27:22 there is no file "./nirgends.ts"',
      'page-configs/werke/ring.ts:2:18 there is no package "ring-package"',
    ],
  },
  'an import of a misspelt package, of a misspelt part of it, and of a misspelt file': {
    files: {
      'page-configs/general/schreiben.ts': ["'pagework'", "'pagewrok'"],
      'page-configs/general/index.ts': (text) =>
        `import { isRule } from 'pagework/ruels'\n${text}void isRule\n`,
      'page-configs/werke/ring.ts': `export { default } from '../general/shcreiben.ts'\n`,
    },
    finds: [
      'page-configs/general/index.ts:1:24 there is no package "pagework/ruels"\ndid you mean "pagework/rules"?',
      'page-configs/general/schreiben.ts:1:28 there is no package "pagewrok"\ndid you mean "pagework"?',
      'page-configs/werke/ring.ts:1:25 did you mean "../general/schreiben.ts"?',
    ],
  },
  'two files that import each other': {
    files: {
      'page-configs/general/index.ts': (text) =>
        `import { start } from '../start.ts'\nexport const name = 'Licht'\n${text.replace("'Werkstatt'", 'start')}`,
      'page-configs/start.ts':
        "import { name } from './general/index.ts'\nexport const start = `Werk ${name}`\n",
    },
    finds: 'page-configs/general/index.ts:1:1 cannot be read: it imports itself, through start.ts, index.ts',
  },
  'a value that is not set, a request, and an import from another part of the engine': {
    files: {
      'page-configs/general/schreiben.ts': [`'Schreiben'`, 'process.env.NICHT_GESETZT.trim()'],
      'page-configs/general/index.ts': (text) => `await fetch('http://127.0.0.1:9/')\n${text}`,
      'page-configs/werke/ring.ts': `import { definePage } from 'pagework/rules'\nexport default definePage({})\n`,
    },
    finds: [
      'page-configs/general/index.ts:1:1 a request failed (',
      'page-configs/general/schreiben.ts:6:36 the value before ".trim" is missing',
      `page-configs/werke/ring.ts:1:10 pagework/rules does not export definePage: import it from 'pagework'`,
    ],
  },
  'two default exports': {
    files: {
      'page-configs/general/schreiben.ts': (text) => `${text}export default {}\n`,
      'page-configs/general/index.ts': (text) => `${text}const wort = 1\nexport { wort as default }\n`,
    },
    finds: [
      'page-configs/general/index.ts:28:1 cannot be read: it has two default exports: remove the wrong one',
      'page-configs/general/schreiben.ts:27:1 it has two default exports',
    ],
  },
  'a default export beside a comment about one': {
    files: { 'page-configs/general/schreiben.ts': (text) => `// One export default a file\n${text}` },
  },
  'a file that two configs import, whose syntax is wrong, and one that throws': {
    files: {
      'page-configs/teile/wort.ts': `export const wort = {\n  a: 1\n  b: 2\n}\n`,
      'page-configs/teile/fehler.ts': `export const wort = 1\nthrow new Error('Nein')\n`,
      'page-configs/general/schreiben.ts': [
        [`'Schreiben'`, 'wort'],
        ['import', `import { wort } from '../teile/wort.ts'\nimport`],
      ],
      'page-configs/general/index.ts': [
        [`'Werkstatt'`, 'wort'],
        ['import', `import { wort } from '../teile/wort.ts'\nimport`],
      ],
      'page-configs/werke/ring.ts': `import { wort } from '../teile/fehler.ts'\nexport default wort\n`,
    },
    finds: [
      'page-configs/teile/wort.ts:2:7 a comma is missing at the end of this line',
      'page-configs/teile/fehler.ts:2:7 cannot be read: Nein',
    ],
    fixed: { 'page-configs/teile/wort.ts': () => `export const wort = {\n  a: 1,\n  b: 2\n}\n` },
  },
  'a rule of the site': {
    files: { 'page-configs/rules/kurz.ts': 'export default {' },
    finds: 'page-configs/rules/kurz.ts:1:17 cannot be read',
  },
  'a file of translations, whose texts are not missing': {
    files: { ...englishFiles(), 'page-configs/translations/en/site.json': '{ "texts": ' },
    finds: 'page-configs/translations/en/site.json:1:12 cannot be read',
  },
  'lists in lists, in a config and a translation': {
    files: {
      ...englishFiles(),
      'page-configs/translations/en/site.json': `{ "texts": ${deep} }`,
      'page-configs/general/schreiben.ts': `export default ${deep}`,
    },
    finds: [
      'page-configs/general/schreiben.ts:1:516 brackets are nested deeper than 500 levels here',
      'page-configs/translations/en/site.json:1:511 brackets are nested deeper than 500 levels here',
    ],
  },
}
