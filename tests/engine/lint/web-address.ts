import type { RuleExamples } from '../../support/rule-example.ts'

const file = 'content/api/bogen.json'
const rich = (html: string) => (text: string) =>
  text.replace('"description"', `"description_html": ${JSON.stringify(html)}, "description"`)

export const examples: RuleExamples = {
  'an address in plain texts of content and configs, and a link without encryption': {
    files: {
      [file]: (text) =>
        rich('<p><a href="http://alt.example/x">Alt</a></p>')(text).replace(
          'Achtzehn Kilogramm',
          'Siehe http://alt.example, achtzehn Kilogramm',
        ),
      'page-configs/general/schreiben.ts': ['Was dürfen wir bauen?', 'Mehr auf https://hof7.example/licht'],
    },
    finds: [
      'page-configs/general/schreiben.ts:16:16 received  "https://hof7.example/licht"',
      `${file}:5:25 expected  a link that begins with https:`,
      `${file}:12:54 a web address in plain text, which visitors cannot press`,
    ],
  },
  'an encrypted link, and the name of a protocol': {
    files: {
      [file]: (text) =>
        rich('<p><a href="https://hof7.example/x">Hof</a></p>')(text).replace(
          'Achtzehn Kilogramm',
          'Ohne http und ohne https:// wiegt sie achtzehn Kilogramm',
        ),
    },
  },
}
