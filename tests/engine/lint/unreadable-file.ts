import type { RuleExample } from '../../support/rule-example.ts'

export const examples: RuleExample[] = [
  {
    name: 'a comma too few',
    files: {
      'page-configs/general/schreiben.ts': (text) => text.replace(`name: 'schreiben',`, `name: 'schreiben'`),
    },
    finds: [
      {
        at: 'page-configs/general/schreiben.ts:5:20',
        says: 'cannot be read: a comma is missing at the end of this line',
      },
    ],
    fixed: {
      'page-configs/general/schreiben.ts': (text) => text.replace(`name: 'schreiben'`, `name: 'schreiben',`),
    },
  },
  {
    name: 'a comma too few before a comment, and one after an address',
    files: {
      'page-configs/general/schreiben.ts': (text) =>
        text.replace(`name: 'schreiben',`, `name: 'schreiben' // It's the address`),
      'page-configs/general/index.ts': (text) =>
        text.replace(`title: 'Werkstatt',`, `title: 'http://localhost'`),
    },
    finds: [
      { at: 'page-configs/general/index.ts:6:28', says: 'at the end of this line' },
      { at: 'page-configs/general/schreiben.ts:5:20', says: 'at the end of this line' },
    ],
    fixed: {
      'page-configs/general/index.ts': (text) => text.replace(`localhost'`, `localhost',`),
      'page-configs/general/schreiben.ts': (text) => text.replace(`'schreiben' //`, `'schreiben', //`),
    },
  },
  {
    name: 'two commas too few, and one on the same line',
    files: {
      'page-configs/general/schreiben.ts': (text) =>
        text
          .replace(`name: 'schreiben',`, `name: 'schreiben'`)
          .replace(`title: 'Schreiben',`, `title: 'Schreiben'`),
      'page-configs/general/index.ts': (text) => text.replace(`title: 'Werkstatt',`, `title: 'Werk'statt',`),
    },
    finds: [
      { at: 'page-configs/general/index.ts:6:16', says: 'cannot be read' },
      { at: 'page-configs/general/schreiben.ts:6:3', says: 'Expected `,` or `}`' },
    ],
  },
  {
    name: 'a text that is not closed, and a bracket too few',
    files: {
      'page-configs/general/index.ts': (text) => text.replace("'werkstatt',", "'werkstatt,"),
      'page-configs/general/schreiben.ts': (text) => text.replace(/\],\n\}\)/, '})'),
    },
    finds: [
      {
        at: 'page-configs/general/index.ts:5:9',
        says: 'the quotation mark that opens this text is not closed',
      },
      {
        at: 'page-configs/general/schreiben.ts:68:3',
        says: 'a bracket, comma or quotation mark before this',
      },
    ],
  },
  {
    name: 'other quotation marks, and a merge conflict',
    files: {
      'page-configs/general/schreiben.ts': (text) => text.replace(`'Schreiben',`, `‘Schreiben’,`),
      'page-configs/general/index.ts': (text) =>
        text.replace(
          `  title: 'Werkstatt',`,
          `<<<<<<< HEAD\n  title: 'Werkstatt',\n=======\n  title: 'Werk',\n>>>>>>> andere`,
        ),
    },
    finds: [
      { at: 'page-configs/general/index.ts:6:1', says: 'a mark of a merge conflict: choose one version' },
      { at: 'page-configs/general/schreiben.ts:6:10', says: `‘ is no quotation mark of TypeScript: write '` },
    ],
  },
  {
    name: 'JSON with a comma too many',
    files: { 'page-configs/werke/bogen.json': (text) => text.replace('"name"', ',"name"') },
    finds: [{ at: 'page-configs/werke/bogen.json:2:3', says: 'cannot be read: a value is missing before ,' }],
  },
  {
    name: 'JSON with a comma too few',
    files: { 'page-configs/werke/bogen.json': (text) => text.replace('"bogen",\n', '"bogen"\n') },
    finds: [
      {
        at: 'page-configs/werke/bogen.json:2:18',
        says: 'cannot be read: a comma is missing at the end of this line',
      },
    ],
    fixed: { 'page-configs/werke/bogen.json': (text) => text.replace('"bogen"\n', '"bogen",\n') },
  },
  {
    name: 'no default export',
    files: { 'page-configs/general/schreiben.ts': 'export const page = {}\n' },
    finds: [{ at: 'page-configs/general/schreiben.ts:1:1', says: 'it has no default export' }],
  },
  {
    name: 'a variable that is not defined, and a text without quotes',
    files: {
      'page-configs/general/schreiben.ts': (text) =>
        text.replace(/^import.*/, '').replace(`'Schreiben'`, 'Schreiben'),
      'page-configs/general/index.ts': (text) => text.replace(`title: 'Werkstatt'`, 'title: Werkstatt'),
    },
    finds: [
      {
        at: 'page-configs/general/index.ts:6:10',
        says: 'Werkstatt is not defined: import it, or write a text in quotes',
      },
      { at: 'page-configs/general/schreiben.ts:3:16', says: 'definePage is not defined' },
    ],
  },
  {
    name: 'an import of a file, of a name and of a package that do not exist',
    files: {
      'page-configs/general/schreiben.ts': (text) => `${text}export { teil } from './nirgends.ts'\n`,
      'page-configs/general/index.ts': (text) =>
        text.replace(`'Werkstatt'`, 'wort').replace('import', `import { wort } from '../kinds.ts'\nimport`),
      'page-configs/werke/ring.ts': `// Note\nimport ring from 'ring-package'\n\nexport default ring\n`,
    },
    finds: [
      { at: 'page-configs/general/index.ts:1:10', says: '"wort" is not exported by' },
      { at: 'page-configs/general/schreiben.ts:70:22', says: `there is no file "./nirgends.ts"` },
      { at: 'page-configs/werke/ring.ts:2:18', says: 'there is no package "ring-package"' },
    ],
  },
  {
    name: 'an import of a misspelt package, of a misspelt part of it, and of a misspelt file',
    files: {
      'page-configs/general/schreiben.ts': (text) => text.replace("'pagework'", "'pagewrok'"),
      'page-configs/general/index.ts': (text) =>
        `import { isRule } from 'pagework/ruels'\n${text}void isRule\n`,
      'page-configs/werke/ring.ts': `export { default } from '../general/shcreiben.ts'\n`,
    },
    finds: [
      {
        at: 'page-configs/general/index.ts:1:24',
        says: 'there is no package "pagework/ruels"\ndid you mean "pagework/rules"?',
      },
      {
        at: 'page-configs/general/schreiben.ts:1:28',
        says: 'there is no package "pagewrok"\ndid you mean "pagework"?',
      },
      {
        at: 'page-configs/werke/ring.ts:1:25',
        says: `did you mean "../general/schreiben.ts"?`,
      },
    ],
  },
  {
    name: 'an import that nothing uses, of a file that does not exist',
    files: {
      'page-configs/general/schreiben.ts': (text) => `import { teil } from './nirgends.ts'\n${text}`,
    },
    finds: [{ at: 'page-configs/general/schreiben.ts:1:22', says: `there is no file "./nirgends.ts"` }],
  },
  {
    name: 'two default exports',
    files: {
      'page-configs/general/schreiben.ts': (text) => `${text}export default {}\n`,
      'page-configs/general/index.ts': (text) => `${text}const wort = 1\nexport { wort as default }\n`,
    },
    finds: [
      {
        at: 'page-configs/general/index.ts:28:1',
        says: 'cannot be read: it has two default exports: remove the wrong one',
      },
      { at: 'page-configs/general/schreiben.ts:70:1', says: 'it has two default exports' },
    ],
  },
  {
    name: 'a default export beside a comment about one',
    files: {
      'page-configs/general/schreiben.ts': (text) => `// One export default a file\n${text}`,
    },
    finds: [],
  },
  {
    name: 'a file that two configs import, whose syntax is wrong, and one that throws',
    files: {
      'page-configs/teile/wort.ts': `export const wort = {\n  a: 1\n  b: 2\n}\n`,
      'page-configs/teile/fehler.ts': `export const wort = 1\nthrow new Error('Nein')\n`,
      'page-configs/general/schreiben.ts': (text) =>
        text
          .replace(`'Schreiben'`, 'wort')
          .replace('import', `import { wort } from '../teile/wort.ts'\nimport`),
      'page-configs/general/index.ts': (text) =>
        text
          .replace(`'Werkstatt'`, 'wort')
          .replace('import', `import { wort } from '../teile/wort.ts'\nimport`),
      'page-configs/werke/ring.ts': `import { wort } from '../teile/fehler.ts'\nexport default wort\n`,
    },
    finds: [
      { at: 'page-configs/teile/wort.ts:2:7', says: 'a comma is missing at the end of this line' },
      { at: 'page-configs/teile/fehler.ts:2:7', says: 'cannot be read: Nein' },
    ],
    fixed: { 'page-configs/teile/wort.ts': () => `export const wort = {\n  a: 1,\n  b: 2\n}\n` },
  },
  {
    name: 'process.exit, and an empty file',
    files: {
      'page-configs/general/schreiben.ts': (text) => `${text}process.exit(0)\n`,
      'page-configs/werke/ring.ts': '',
    },
    finds: [
      {
        at: 'page-configs/general/schreiben.ts:70:9',
        says: 'it calls process.exit: remove this call',
      },
      { at: 'page-configs/werke/ring.ts', says: 'it has no default export' },
    ],
  },
  {
    name: 'a file with comments',
    files: { 'page-configs/general/schreiben.ts': (text) => `// Die Seite\n${text}` },
    finds: [],
  },
]
