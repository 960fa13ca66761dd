import { lampAnswer as file, lampPage as page, withBlock, withSection } from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const withCards = withBlock({
  type: 'cards',
  section: 2,
  fallbackHeading: 'Lampen',
  links: { root: '/lampen', keys: 'hyphens' },
})

const rich = (html: string) => (text: string) =>
  text.replace('"description"', `"description_html": ${JSON.stringify(html)}, "description"`)

export const examples: RuleExamples = {
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
