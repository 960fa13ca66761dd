import type { RuleExample } from '../../support/rule-example.ts'

const file = 'content/api/bogen.json'
const rich = (html: string) => (text: string) =>
  text.replace('"description"', `"description_html": ${JSON.stringify(html)}, "description"`)

export const examples: RuleExample[] = [
  {
    name: 'an address in plain texts of content and configs, and a link without encryption',
    files: {
      [file]: (text) =>
        rich('<p><a href="http://alt.example/x">Alt</a></p>')(text).replace(
          'Achtzehn Kilogramm',
          'Siehe http://alt.example, achtzehn Kilogramm',
        ),
      'page-configs/general/schreiben.ts': (text) =>
        text.replace('Was dürfen wir bauen?', 'Mehr auf https://hof7.example/licht'),
    },
    finds: [
      { at: 'page-configs/general/schreiben.ts:16:16', says: 'received  "https://hof7.example/licht"' },
      { at: `${file}:5:25`, says: 'expected  a link that begins with https:' },
      { at: `${file}:12:54`, says: 'a web address in plain text, which visitors cannot press' },
    ],
  },
  {
    name: 'an encrypted link, and the name of a protocol',
    files: {
      [file]: (text) =>
        rich('<p><a href="https://hof7.example/x">Hof</a></p>')(text).replace(
          'Achtzehn Kilogramm',
          'Ohne http und ohne https:// wiegt sie achtzehn Kilogramm',
        ),
    },
    finds: [],
  },
]
