import type { RuleExample } from '../../support/rule-example.ts'

const page = 'page-configs/general/index.ts'
const site = 'page-configs/site.ts'
const words = 'page-configs/words.ts'

export const examples: RuleExample[] = [
  {
    name: 'the page’s name, misspelt',
    files: { [page]: (text) => text.replace('Welche Lampe soll', 'Welche {titel} soll') },
    finds: [{ at: `${page}:21:16`, says: 'did you mean "{title}"?' }],
    fixed: { [page]: (text) => text.replace('{titel}', '{title}') },
  },
  {
    name: 'a word of the site, a setting, and a block’s own word',
    files: {
      [words]: (text) =>
        text.replace(`slidePlace: '{place} von {count}'`, `slidePlace: '{place} von {cuont}'`),
      [site]: (text) => text.replace('.example/{phone}', '.example/{fone}'),
      'page-configs/general/schreiben.ts': (text) =>
        text.replace('Wir antworten {time}.', 'Wir antworten {tme}.'),
    },
    finds: [
      { at: `${site}:39:17`, says: 'did you mean "{phone}"?' },
      {
        at: `${words}:23:17`,
        says: 'expected  {place}, {count}\nreceived  "{cuont}"\ndid you mean "{count}"?',
      },
      { at: 'page-configs/general/schreiben.ts:23:15', says: 'did you mean "{time}"?' },
    ],
    fixed: {
      [words]: (text) => text.replace('{cuont}', '{count}'),
      [site]: (text) => text.replace('{fone}', '{phone}'),
      'page-configs/general/schreiben.ts': (text) => text.replace('{tme}', '{time}'),
    },
  },
  {
    name: 'a confirmation to the buyer, and the subject for the seller',
    files: {
      'page-configs/enquiries.ts': `import { defineEnquiries } from 'pagework'

export default defineEnquiries({
  channels: [
    {
      name: 'mail',
      type: 'smtp',
      from: 'a@lichtwerk.example',
      to: ['b@lichtwerk.example'],
      subject: 'Anfrage {refrence}',
    },
  ],
  confirmation: {
    from: 'a@lichtwerk.example',
    subject: 'Ihre Anfrage {reference}',
    text: ['Guten Tag {nmae}, Ihre Anfrage ist {reference}.'],
    words: { message: 'Ihre Nachricht', plan: 'Ihr Plan' },
  },
})
`,
    },
    finds: [
      { at: 'page-configs/enquiries.ts:10:16', says: 'did you mean "{reference}"?' },
      { at: 'page-configs/enquiries.ts:16:12', says: 'did you mean "{name}"?' },
    ],
    fixed: {
      'page-configs/enquiries.ts': (text) =>
        text.replace('{refrence}', '{reference}').replace('{nmae}', '{name}'),
    },
  },
  {
    name: 'the former name of the page’s name',
    files: { [page]: (text) => text.replace('Welche Lampe soll', 'Welche {product} soll') },
    finds: [{ at: `${page}:21:16`, says: 'did you mean "{title}"?' }],
    fixed: { [page]: (text) => text.replace('{product}', '{title}') },
  },
  {
    name: 'a word that is like none',
    files: { [page]: (text) => text.replace('Welche Lampe soll', 'Welche {sonnenuhrwerk} soll') },
    finds: [{ at: `${page}:21:16`, says: 'expected  {title}\nreceived  "{sonnenuhrwerk}"' }],
  },
  {
    name: 'where nothing is filled in',
    files: {
      'page-configs/metadata.json': (text) => text.replace('Lampen aus Berlin', '{title} aus Berlin'),
    },
    finds: [{ at: 'page-configs/metadata.json:3:14', says: 'nothing is filled in here' }],
  },
  {
    name: 'the page’s name, and words at their places',
    files: { [page]: (text) => text.replace('Welche Lampe soll', '{title}: welche soll') },
    finds: [],
  },
]
