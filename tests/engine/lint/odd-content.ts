import { lampAnswer as file, lampPage as page, withBlock, withSection } from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

export const examples: RuleExamples = {
  'a question without its answer, and one that says nothing': {
    files: {
      [file]: [
        [/, "answer": "Achtzehn[^"]*"/, ''],
        ['Eine mit dem Sockel E27, bis zehn Watt.', ' '],
      ],
    },
    // Without a question the block is hidden, for the same cause.
    finds: [
      `${file}:12:7 faq_entries[0] is omitted: it has no "answer"`,
      `${file}:13:60 "answer" is empty, so faq_entries[1] is omitted`,
    ],
  },
  'a number as a title, a picture without a list, and a section twice': {
    files: {
      [file]: (text) =>
        `${text
          .replace('"Die Bogenlampe"', '2025')
          .replace(/\[(\{ "image": .*?\})\]/, '$1')
          .trimEnd()
          .slice(0, -1)}, { "section": "bogen_section1" }]`,
    },
    finds: [
      `${file}:4:14 title is number 2025\nexpected  a text in quotes`,
      `${file}:6:15 images is an object of another shape\nexpected  a list, [ … ], also of a single entry`,
      `${file}:16:16 section bogen_section1 came twice`,
    ],
  },
  'rich text that is nested deeper than is read, beside some that is not': {
    files: {
      [file]: (text) =>
        withSection({
          section: 'bogen_section2',
          description_html: `${'<b>'.repeat(31)}Licht${'</b>'.repeat(31)}`,
        })(text.replace('"images"', '"description_html": "<p>Esche</p>", "images"')),
      [page]: withBlock({ type: 'intro', section: 2, heading: 'Holz' }),
    },
    finds: `${file}:2:50 description_html has tags nested more than 30 deep`,
  },
  'a row of a table with too few cells': {
    files: {
      'content/api/notizen.json': [
        '[',
        '[{ "id": "esche", "table": { "title": "Holz", "columns": ["", "mm", "kg"], "rows": [["Esche", "9", "1"], ["Eiche", "8"]] } },',
      ],
    },
    finds: 'content/api/notizen.json:1:106 the row has 2 cells, and the table 3 columns',
  },
  'fields that are left out': {
    files: { [file]: [/"description": "[^"]*",/, '"description": null,'] },
  },
}
