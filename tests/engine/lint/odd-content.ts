import { lampAnswer as file, lampPage as page, withBlock, withSection } from '../../support/example-edits.ts'
import type { RuleExample } from '../../support/rule-example.ts'

export const examples: RuleExample[] = [
  {
    name: 'a question without its answer, and one that says nothing',
    files: {
      [file]: (text) =>
        text
          .replace(/, "answer": "Achtzehn[^"]*"/, '')
          .replace('Eine mit dem Sockel E27, bis zehn Watt.', ' '),
    },
    // Without a question the block is hidden, for the same cause.
    finds: [
      { at: `${file}:12:7`, says: 'faq_entries[0] is omitted: it has no "answer"' },
      { at: `${file}:13:60`, says: '"answer" is empty, so faq_entries[1] is omitted' },
    ],
  },
  {
    name: 'a number as a title, a picture without a list, and a section twice',
    files: {
      [file]: (text) =>
        `${text
          .replace('"Die Bogenlampe"', '2025')
          .replace(/\[(\{ "image": .*?\})\]/, '$1')
          .trimEnd()
          .slice(0, -1)}, { "section": "bogen_section1" }]`,
    },
    finds: [
      { at: `${file}:4:14`, says: 'title is number 2025\nexpected  a text in quotes' },
      {
        at: `${file}:6:15`,
        says: 'images is an object of another shape\nexpected  a list, [ … ], also of a single entry',
      },
      { at: `${file}:16:16`, says: 'section bogen_section1 came twice' },
    ],
  },
  {
    name: 'a section without its key, a picture that is none, and an address that is none',
    files: {
      [file]: (text) =>
        text
          .replace('[', '[{ "title": "Ohne" },')
          .replace('"images": [', '"images": [null, { "image": "https://[", "title": "Fort" }, '),
      [page]: (text) => text.replace('"hero"', '"cards"'),
    },
    finds: [
      { at: `${file}:1:2`, says: 'sections[0] is omitted: it has no "section"' },
      { at: `${file}:6:16`, says: 'images[0] is omitted: it is null' },
      { at: `${file}:6:33`, says: 'https://[ is no address' },
    ],
  },
  {
    name: 'questions that are none, or lack both or say that they have none',
    files: {
      [file]: (text) =>
        text
          .replace(
            '"faq_entries": [',
            '"faq_entries": ["Was?", null, {}, { "question": "Wie?", "answer": null },',
          )
          .replace('"title": "Die Bogenlampe am', '"faqs": [{}], "title": "Die Bogenlampe am'),
    },
    finds: [
      { at: `${file}:6:50`, says: 'faqs[0] is omitted: it has no "question" and no "answer"' },
      { at: `${file}:11:21`, says: 'faq_entries[0] is omitted: it is string "Was?"' },
      { at: `${file}:11:29`, says: 'faq_entries[1] is omitted: it is null' },
      { at: `${file}:11:35`, says: 'faq_entries[2] is omitted: it has no "question" and no "answer"' },
      { at: `${file}:11:71`, says: '"answer" is empty, so faq_entries[3] is omitted' },
    ],
  },
  {
    name: 'rich text that is nested deeper than is read, beside some that is not',
    files: {
      [file]: (text) =>
        withSection({
          section: 'bogen_section2',
          description_html: `${'<b>'.repeat(31)}Licht${'</b>'.repeat(31)}`,
        })(text.replace('"images"', '"description_html": "<p>Esche</p>", "images"')),
      [page]: withBlock({ type: 'intro', section: 2, heading: 'Holz' }),
    },
    finds: [{ at: `${file}:2:50`, says: 'description_html has tags nested more than 30 deep' }],
  },
  {
    name: 'an article without an id',
    files: { 'content/api/notizen.json': (text) => text.replace('[', '[{ "title": "Ohne" },') },
    finds: [{ at: 'content/api/notizen.json:1:2', says: 'articles[0] is omitted: it has no "id"' }],
  },
  {
    name: 'fields that are left out',
    files: { [file]: (text) => text.replace(/"description": "[^"]*",/, '"description": null,') },
    finds: [],
  },
]
