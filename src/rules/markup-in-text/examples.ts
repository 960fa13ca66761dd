import type { RuleExample } from '../rule.ts'

const file = 'content/api/bogen.json'

export const examples: RuleExample[] = [
  {
    name: 'Markdown in place of HTML',
    files: {
      [file]: (text) =>
        text.replace('"description"', '"description_html": "Ein **Bogen** aus Esche", "description"'),
    },
    finds: [{ at: `${file}:5:25`, says: 'Markdown, which is shown with its signs: write HTML' }],
  },
  {
    name: 'HTML in a plain text, and a sign as in HTML',
    files: {
      [file]: (text) =>
        text
          .replace('Ein Bogen aus Esche', 'Ein <b>Bogen</b> aus Esche')
          .replace('Achtzehn Kilogramm', 'Holz &amp; Stahl'),
    },
    finds: [
      { at: `${file}:5:20`, says: 'a tag in a plain text' },
      { at: `${file}:12:54`, says: 'received  "&amp;"' },
    ],
  },
  {
    name: 'a placeholder',
    files: {
      [file]: (text) => text.replace('Die Bogenlampe"', 'Die {product}"'),
    },
    finds: [{ at: `${file}:4:14`, says: 'a placeholder, which nobody fills in content' }],
  },
  {
    name: 'signs that mean themselves',
    files: {
      [file]: (text) =>
        text
          .replace('Ein Bogen aus Esche', 'Holz & Stahl, 3 * 4 < 13 und _so_ fort')
          .replace(
            '"description"',
            '"description_html": "<p><strong>Holz</strong> &amp; Stahl</p>", "description"',
          ),
    },
    finds: [],
  },
]
