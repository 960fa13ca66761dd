import { article } from '../../support/example-edits.ts'
import type { RuleExample } from '../../support/rule-example.ts'

const start = 'page-configs/general/index.ts'
const missing = 'page-configs/general/[...path].ts'
const redirects = `import { defineRedirects } from 'pagework'

export default defineRedirects([{ from: '/kontakt', to: '/schreiben' }])
`
const leadsTo = (to: string) => (text: string) => text.replace(`to: '/schreiben'`, `to: '${to}'`)
const mended = (text: string) => text.replace(/'[^']*'( \},\n {6}\],)/, `'/schreiben'$1`)
const button = (to: string) => (text: string) =>
  text.replace(`label: 'Erzählen Sie'`, `label: 'Erzählen Sie', to: '${to}'`)

export const examples: RuleExample[] = [
  {
    name: 'a page that is not there, and the one that is meant',
    files: { [missing]: leadsTo('/schreibn') },
    finds: [
      {
        at: `${missing}:20:94`,
        says: 'expected  the address of a page\nreceived  "/schreibn"\ndid you mean "/schreiben"?',
      },
    ],
    fixed: { [missing]: mended },
  },
  {
    name: 'another letter case',
    files: { [start]: button('/LAMPEN/BOGEN') },
    finds: [{ at: `${start}:23:44`, says: 'did you mean "/lampen/bogen"?' }],
    fixed: { [start]: (text) => text.replace('/LAMPEN/BOGEN', '/lampen/bogen') },
  },
  {
    name: 'an address that has moved',
    files: { 'page-configs/redirects.ts': redirects, [missing]: leadsTo('/kontakt?von=404#formular') },
    finds: [{ at: `${missing}:20:94`, says: 'the page has moved to /schreiben' }],
    fixed: { [missing]: (text) => text.replace('/kontakt?', '/schreiben?') },
  },
  {
    name: 'a part that the page does not have',
    files: { [start]: button('/schreiben#formula') },
    finds: [
      {
        at: `${start}:23:44`,
        says: 'the id of a block of /schreiben\nreceived  "#formula"\ndid you mean "formular"?',
      },
    ],
    fixed: { [start]: (text) => text.replace('#formula', '#formular') },
  },
  {
    name: 'a page and a part that nothing is like',
    files: {
      [start]: button('/holz-und-stahl-im-wald'),
      [missing]: leadsTo('/schreiben#anfahrt-mit-dem-rad'),
    },
    finds: [
      { at: `${missing}:20:94`, says: 'received  "#anfahrt-mit-dem-rad"' },
      { at: `${start}:23:44`, says: 'received  "/holz-und-stahl-im-wald"' },
    ],
  },
  {
    name: 'an article that is not there',
    files: { ...article, [start]: button('/notizen/hol') },
    finds: [{ at: `${start}:23:44`, says: 'did you mean "/notizen/holz"?' }],
    fixed: { [start]: (text) => text.replace('/notizen/hol', '/notizen/holz') },
  },
  {
    name: 'a setting of the site that several menus share',
    files: {
      'page-configs/site.ts': (text) =>
        text.replace(`{ label: 'Schreiben', to: '/schreiben' }`, `{ label: 'Schreiben', to: '/schreibn' }`),
    },
    finds: [{ at: 'page-configs/site.ts:5:43', says: 'did you mean "/schreiben"?' }],
    fixed: { 'page-configs/site.ts': (text) => text.replace('/schreibn', '/schreiben') },
  },
  {
    name: 'a root that no page lies below',
    files: { 'page-configs/site.ts': (text) => text.replace(`'/notizen'`, `'/notitzen'`) },
    finds: [{ at: 'page-configs/site.ts:20:19', says: 'did you mean "/notizen"?' }],
    fixed: { 'page-configs/site.ts': (text) => text.replace(`'/notitzen'`, `'/notizen'`) },
  },
  {
    name: 'an article in each spelling of its address',
    files: {
      ...article,
      'page-configs/redirects.ts': redirects.replace('/kontakt', '/caf%C3%A9'),
      [start]: button('/notizen/h%6flz#article'),
      [missing]: leadsTo('/café'),
    },
    finds: [{ at: `${missing}:20:94`, says: 'the page has moved to /schreiben' }],
    fixed: { [missing]: mended },
  },
  {
    name: 'pages, articles, parts and files that are there',
    files: {
      ...article,
      [start]: button('/notizen/holz#article'),
      [missing]: leadsTo('/media/abend.webp'),
    },
    finds: [],
  },
]
