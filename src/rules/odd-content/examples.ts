import type { RuleExample } from '../rule.ts'

const file = 'content/api/bogen.json'
const page = 'page-configs/werke/bogen.json'

export const examples: RuleExample[] = [
  {
    name: 'a question without its answer, and one that says nothing',
    files: {
      [file]: (text) =>
        text
          .replace(/, "answer": "Achtzehn[^"]*"/, '')
          .replace('Eine mit dem Sockel E27, bis zehn Watt.', ' '),
    },
    // Then the block has no question left and is hidden, which is the same cause.
    finds: [
      { at: `${file}:12:7`, says: 'is left out: it has no "answer"' },
      { at: `${file}:13:60`, says: 'is empty: what it belongs to is left out' },
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
      { at: `${file}:4:14`, says: 'title is number 2025' },
      { at: `${file}:6:15`, says: 'images is an object of another shape' },
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
      { at: `${file}:1:2`, says: 'is left out: it has no "section"' },
      { at: `${file}:6:16`, says: 'is left out: it is of another shape' },
      { at: `${file}:6:33`, says: 'https://[ is no address' },
    ],
  },
  {
    name: 'an article without an id',
    files: { 'content/api/notizen.json': (text) => text.replace('[', '[{ "title": "Ohne" },') },
    finds: [{ at: 'content/api/notizen.json:1:2', says: 'is left out: it has no "id"' }],
  },
  {
    name: 'fields that are left out',
    files: { [file]: (text) => text.replace(/"description": "[^"]*",/, '"description": null,') },
    finds: [],
  },
]
