import type { RuleExamples } from '../../support/rule-example.ts'

const page = 'page-configs/general/index.ts'
const site = 'page-configs/site.ts'
const words = 'page-configs/words.ts'

export const examples: RuleExamples = {
  'the page’s name, misspelt': {
    files: { [page]: ['Welche Lampe soll', 'Welche {titel} soll'] },
    finds: `${page}:21:16 did you mean "{title}"?`,
    fixed: { [page]: ['{titel}', '{title}'] },
  },
  'a word of the site, a setting, and a block’s own word': {
    files: {
      [words]: ['noPicture:', `slidePlace: '{place} von {cuont}',\n    noPicture:`],
      [site]: ['.example/{phone}', '.example/{fone}'],
      'page-configs/general/schreiben.ts': ['Antwort kommt {time}.', 'Antwort kommt {tme}.'],
    },
    finds: [
      `${site}:39:17 did you mean "{phone}"?`,
      `${words}:11:17 expected  {place}, {count}\nreceived  "{cuont}"\ndid you mean "{count}"?`,
      'page-configs/general/schreiben.ts:23:15 did you mean "{time}"?',
    ],
    fixed: {
      [words]: ['{cuont}', '{count}'],
      [site]: ['{fone}', '{phone}'],
      'page-configs/general/schreiben.ts': ['{tme}', '{time}'],
    },
  },
  'a confirmation to the buyer, and the subject for the seller': {
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
  },
})
`,
    },
    finds: [
      'page-configs/enquiries.ts:10:16 did you mean "{reference}"?',
      'page-configs/enquiries.ts:16:12 did you mean "{name}"?',
    ],
    fixed: {
      'page-configs/enquiries.ts': [
        ['{refrence}', '{reference}'],
        ['{nmae}', '{name}'],
      ],
    },
  },
  'a word that is like none': {
    files: { [page]: ['Welche Lampe soll', 'Welche {sonnenuhrwerk} soll'] },
    finds: `${page}:21:16 expected  {title}\nreceived  "{sonnenuhrwerk}"`,
  },
  'where nothing is filled in': {
    files: { 'page-configs/metadata.json': ['Lampen aus Berlin', '{title} aus Berlin'] },
    finds: 'page-configs/metadata.json:3:14 nothing is filled in here',
  },
  'the page’s name, and words at their places': {
    files: { [page]: ['Welche Lampe soll', '{title}: welche soll'] },
  },
}
