import type { RuleExample } from '../../support/rule-example.ts'

const file = 'content/api/bogen.json'

export const examples: RuleExample[] = [
  {
    name: 'Markdown in place of HTML',
    files: {
      [file]: (text) =>
        text.replace('"description"', '"description_html": "Ein **Bogen** aus Esche", "description"'),
    },
    finds: [{ at: `${file}:5:25`, says: 'Markdown, which visitors see as written: write HTML' }],
  },
  {
    name: 'HTML in a plain text, and a sign as in HTML',
    files: {
      [file]: (text) =>
        text
          .replace('Ein Bogen aus Esche', 'Ein <b>Bogen</b> aus Esche &amp; Eiche')
          .replace('Achtzehn Kilogramm', 'Holz &amp; Stahl'),
    },
    finds: [
      {
        at: `${file}:5:20`,
        says: 'a tag in plain text, which visitors see as written: only description_html takes HTML\nreceived  "<b>"',
      },
      { at: `${file}:5:20`, says: 'write the character itself\nreceived  "&amp;"' },
      { at: `${file}:12:54`, says: 'received  "&amp;"' },
    ],
  },
  {
    name: 'entities that are encoded twice, and such with digits in plain text',
    files: {
      [file]: (text) =>
        text
          .replace('"description"', '"description_html": "<p>Holz &amp;amp; Stahl</p>", "description"')
          .replace('Achtzehn Kilogramm', 'Holz&#x27;s &frac12;'),
    },
    finds: [
      { at: `${file}:5:25`, says: 'an HTML entity that is encoded twice' },
      { at: `${file}:12:54`, says: 'received  "&#x27;"' },
    ],
  },
  {
    name: 'each sign of Markdown and of HTML, in the plain texts of questions',
    files: {
      [file]: (text) =>
        text.replace(
          '"faq_entries": [',
          `"faq_entries": [
            { "question": "Aus **Esche**?", "answer": "Siehe [unser Holz](/schreiben)." },
            { "question": "Sonst?", "answer": "Ja:\\n### Aus Eiche" },
            { "question": "Und?", "answer": "Ja:\\n- Aus Buche" },
            { "question": "Geölt?", "answer": "Ja<br/>, mit <a href='x'>Leinöl</a>" },
            { "question": "Gebeizt?", "answer": "__N__" },
            { "question": "Gewachst?", "answer": "Ja</p>" },
            { "question": "Lackiert?", "answer": "Nein &#38; nie" },`,
        ),
    },
    finds: [
      { at: `${file}:12:27`, says: 'Markdown, which visitors see as written\nreceived  "**Esche**"' },
      { at: `${file}:12:55`, says: 'received  "[unser Holz](/schreiben)"' },
      { at: `${file}:13:47`, says: 'received  "### Aus Eiche"' },
      { at: `${file}:14:45`, says: 'received  "- Aus Buche"' },
      { at: `${file}:15:47`, says: 'received  "<br/>"' },
      { at: `${file}:16:49`, says: 'received  "__N__"' },
      { at: `${file}:17:50`, says: 'received  "</p>"' },
      { at: `${file}:18:50`, says: 'received  "&#38;"' },
    ],
  },
  {
    name: 'Markdown and a tag in the texts of articles',
    files: {
      'content/api/notizen.json': (text) =>
        text
          .replace('Esche für', '**Esche** für')
          .replace('biegt sich', 'biegt <i class=\\"a\\">sich</i>')
          .replace('"image"', '"readTime": "5 <b>Minuten</b>", "image"'),
    },
    finds: [
      { at: 'content/api/notizen.json:5:17', says: 'received  "<b>"' },
      { at: 'content/api/notizen.json:6:13', says: 'received  "**Esche**"' },
      { at: 'content/api/notizen.json:7:16', says: 'received  "<i class=' },
    ],
  },
  {
    name: 'a placeholder',
    files: {
      [file]: (text) => text.replace('Die Bogenlampe"', 'Die {title}"'),
    },
    finds: [{ at: `${file}:4:14`, says: 'a placeholder, which is not filled in content' }],
  },
  {
    name: 'in a config, in the settings, in a kind and in a head',
    files: {
      'page-configs/general/schreiben.ts': (text) =>
        text
          .replace('Was dürfen wir bauen?', 'Was <b>dürfen</b> wir bauen?')
          .replace('Senden', 'Senden &amp; warten')
          .replace('Schreiben Sie uns |', '**Schreiben** Sie uns |'),
      'page-configs/words.ts': (text) => text.replace("noPicture: '", "noPicture: '*Nur* "),
      'page-configs/kinds.ts': (text) =>
        text.replace(
          "seite: { metadata: 'werkstatt' }",
          "seite: { metadata: 'werkstatt', defaults: [{ block: { type: 'hero' }, options: { heading: '<i>Licht</i>' } }] }",
        ),
      'page-configs/metadata.json': (text) => text.replace('"title": "', '"title": "A &amp; B, '),
    },
    finds: [
      { at: 'page-configs/words.ts:11:16', says: 'received  "*Nur*"' },
      { at: 'page-configs/kinds.ts:4:93', says: 'received  "<i>"' },
      { at: 'page-configs/metadata.json:3:14', says: 'an HTML entity in plain text' },
      { at: 'page-configs/general/schreiben.ts:8:12', says: 'received  "**Schreiben**"' },
      { at: 'page-configs/general/schreiben.ts:16:16', says: 'a tag in plain text' },
      { at: 'page-configs/general/schreiben.ts:21:15', says: 'received  "&amp;"' },
    ],
  },
  {
    name: 'signs that mean themselves',
    files: {
      [file]: (text) =>
        text
          .replace(
            'Ein Bogen aus Esche',
            'Holz & Stahl, 3 * 4 < 13, 2*3*4, *a, *b, 2 ** 3, Nr. # 1 - [a] (b) {c d} und _so_ fort',
          )
          .replace(
            '"description"',
            '"description_html": "<p><strong>Holz</strong> &amp; Stahl</p>", "description"',
          ),
    },
    finds: [],
  },
]
