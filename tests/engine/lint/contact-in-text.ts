import type { RuleExamples } from '../../support/rule-example.ts'

const file = 'content/api/bogen.json'
const rich = (html: string) => (text: string) =>
  text.replace('"description"', `"description_html": ${JSON.stringify(html)}, "description"`)

export const examples: RuleExamples = {
  'numbers that are not those of the settings, and a malformed address': {
    files: {
      [file]: (text) =>
        rich('<p><a href="tel:030-7654321">Anruf</a> <a href="mailto:licht@hof7,example">Brief</a></p>')(
          text,
        ).replace('Achtzehn Kilogramm', 'Rufen Sie +49 (0)30 7654321 an'),
      'page-configs/general/schreiben.ts': ['Was dürfen wir bauen?', 'Oder +49 170/111 22 33'],
    },
    finds: [
      'page-configs/general/schreiben.ts:16:16 received  "+49 170/111 22 33"',
      `${file}:5:25 no telephone number of page-configs/site.ts\nexpected  "+49 30 1234567"\nreceived  "030-7654321"`,
      `${file}:5:25 expected  an e-mail address such as "hello@site.example"\nreceived  "mailto:licht@hof7,example"`,
      `${file}:12:54 received  "+49 (0)30 7654321"`,
    ],
  },
  'the number of the settings in other spellings, two addresses, and figures': {
    files: {
      [file]: (text) =>
        rich(
          '<p><a href="tel:+49301234567">a</a> <a href="tel:030/1234567">b</a> <a href="mailto:licht@hof7.example,post@hof7.example?subject=Hallo">c</a></p>',
        )(text).replace(
          'Achtzehn Kilogramm',
          'Rufen Sie +49 (0)30 123 45 67 an. Von +5 bis +40 Grad, +1 000 000',
        ),
    },
  },
}
