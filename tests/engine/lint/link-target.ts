import {
  article,
  lampAnswer as file,
  lampPage as page,
  withBlock,
  withSection,
} from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const start = 'page-configs/general/index.ts'
const missing = 'page-configs/general/[...path].ts'
const redirects = `import { defineRedirects } from 'pagework'

export default defineRedirects([{ from: '/kontakt', to: '/schreiben' }])
`
const leadsTo = (to: string) => (text: string) => text.replace(`to: '/schreiben'`, `to: '${to}'`)
const button = (to: string) => (text: string) =>
  text.replace(`label: 'Erzählen Sie'`, `label: 'Erzählen Sie', to: '${to}'`)

const withCards = withBlock({
  type: 'cards',
  section: 2,
  fallbackHeading: 'Lampen',
  links: { root: '/lampen', keys: 'hyphens' },
})

const rich = (html: string) => (text: string) =>
  text.replace('"description"', `"description_html": ${JSON.stringify(html)}, "description"`)

export const examples: RuleExamples = {
  'a page that is not there, and the one that is meant': {
    files: { [missing]: leadsTo('/schreibn') },
    finds: `${missing}:20:94 expected  the address of a page\nreceived  "/schreibn"\ndid you mean "/schreiben"?`,
    fixed: 'as before',
  },
  'another letter case': {
    files: { [start]: button('/LAMPEN/BOGEN') },
    finds: `${start}:23:44 did you mean "/lampen/bogen"?`,
    fixed: { [start]: ['/LAMPEN/BOGEN', '/lampen/bogen'] },
  },
  'an address that has moved': {
    files: { 'page-configs/redirects.ts': redirects, [missing]: leadsTo('/kontakt?von=404#formular') },
    finds: `${missing}:20:94 the page has moved to /schreiben`,
    fixed: { [missing]: ['/kontakt?', '/schreiben?'] },
  },
  'a part that the page does not have': {
    files: { [start]: button('/schreiben#formula') },
    finds: `${start}:23:44 the id of a block of /schreiben\nreceived  "#formula"\ndid you mean "formular"?`,
    fixed: { [start]: ['#formula', '#formular'] },
  },
  'a page and a part that nothing is like': {
    files: {
      [start]: button('/holz-und-stahl-im-wald'),
      [missing]: leadsTo('/schreiben#anfahrt-mit-dem-rad'),
    },
    finds: [
      `${missing}:20:94 received  "#anfahrt-mit-dem-rad"`,
      `${start}:23:44 received  "/holz-und-stahl-im-wald"`,
    ],
  },
  'an article that is not there': {
    files: { ...article, [start]: button('/notizen/hol') },
    finds: `${start}:23:44 did you mean "/notizen/holz"?`,
    fixed: { [start]: ['/notizen/hol', '/notizen/holz'] },
  },
  'a setting of the site that several menus share': {
    files: {
      'page-configs/site.ts': [
        `{ label: 'Schreiben', to: '/schreiben' }`,
        `{ label: 'Schreiben', to: '/schreibn' }`,
      ],
    },
    finds: 'page-configs/site.ts:5:43 did you mean "/schreiben"?',
    fixed: 'as before',
  },
  'a root that no page lies below': {
    files: { 'page-configs/site.ts': [`'/notizen'`, `'/notitzen'`] },
    finds: 'page-configs/site.ts:20:19 did you mean "/notizen"?',
    fixed: 'as before',
  },
  'an article in each spelling of its address': {
    files: {
      ...article,
      'page-configs/redirects.ts': redirects.replace('/kontakt', '/caf%C3%A9'),
      [start]: button('/notizen/h%6flz#article'),
      [missing]: leadsTo('/café'),
    },
    finds: `${missing}:20:94 the page has moved to /schreiben`,
    fixed: 'as before',
  },
  'pages, articles, parts and files that are there': {
    files: {
      ...article,
      [start]: button('/notizen/holz#article'),
      [missing]: leadsTo('/media/abend.webp'),
    },
  },
  'a card whose title makes an address that no page has': {
    files: {
      [page]: withCards,
      [file]: withSection({ section: 'bogen_section2', images: [{ title: 'Bogn' }] }),
    },
    finds: `${file}:2:50 it leads to /lampen/bogn, and no page has this address`,
  },
  'a link in rich text, and one without its slash': {
    files: { [file]: rich('<p><a href = " /schreibn ">Hier</a> oder <a href="lampen#anfang">dort</a></p>') },
    finds: [`${file}:5:25 did you mean "/schreiben"?`, `${file}:5:25 it leads to lampen#anfang`],
  },
  'a button, a menu and rich text that lead to a draft': {
    files: {
      [page]: ['"name"', '"draft": true, "name"'],
      [start]: button('/lampen/bogen'),
    },
    finds: [
      'page-configs/site.ts:4:43 "/lampen/bogen" leads to a draft (page-configs/werke/bogen.json); publishing omits this entry',
      `${start}:23:44 "/lampen/bogen" leads to a draft (page-configs/werke/bogen.json)`,
    ],
  },
  'a page that has not begun, and one that has ended and names another': {
    files: {
      [page]: ['"name"', '"from": "2199-12-24T09:00", "name"'],
      'page-configs/general/aktion.ts': `import { definePage } from 'pagework'

export default definePage({
  kind: 'seite',
  title: 'Aktion',
  until: '2020-12-12',
  redirectAfter: '/schreiben',
  blocks: [{ type: 'hero', heading: 'Aktion', height: 'banner' }],
})
`,
      [start]: button('/lampen/bogen'),
      [missing]: leadsTo('/aktion'),
    },
    finds: [
      'page-configs/site.ts:4:43 "/lampen/bogen" is not public yet',
      `${missing}:20:94 "/aktion" is not public any more (page-configs/general/aktion.ts); publishing omits this entry`,
      `${start}:23:44 "/lampen/bogen" is not public yet`,
    ],
  },
  'an anchor that no block of another page has, beside one of a pasted text': {
    files: { [file]: rich('<p><a href="/schreiben#formulr">a</a> <a href="#nirgends">b</a></p>') },
    finds: `${file}:5:25 received  "#formulr"\ndid you mean "formular"?`,
  },
  'a card that leads to a page, and links to a page, an anchor and another site': {
    files: {
      [page]: withCards,
      [file]: (text) =>
        withSection({ section: 'bogen_section2', images: [{ title: 'Bogen' }] })(
          rich(
            '<p><a href="/schreiben#formular">a</a> <a href="#fragen">b</a> <a href="https://hof7.example/x">c</a> <a href="/storage/abend.webp">d</a></p>',
          )(text),
        ),
    },
  },
}
