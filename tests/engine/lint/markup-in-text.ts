import type { RuleExamples } from '../../support/rule-example.ts'

const file = 'content/api/bogen.json'

export const examples: RuleExamples = {
  'Markdown in place of HTML': {
    files: { [file]: ['"description"', '"description_html": "Ein **Bogen** aus Esche", "description"'] },
    finds: `${file}:5:25 Markdown, which visitors see as written: write HTML`,
  },
  'entities that are encoded twice, and such with digits in plain text': {
    files: {
      [file]: [
        ['"description"', '"description_html": "<p>Holz &amp;amp; Stahl</p>", "description"'],
        ['Achtzehn Kilogramm', 'Holz&#x27;s &frac12;'],
      ],
    },
    finds: [`${file}:5:25 an HTML entity that is encoded twice`, `${file}:12:54 received  "&#x27;"`],
  },
  'each sign of Markdown and of HTML, in the plain texts of questions': {
    files: {
      [file]: [
        '"faq_entries": [',
        `"faq_entries": [
            { "question": "Aus **Esche**?", "answer": "Siehe [unser Holz](/schreiben)." },
            { "question": "Sonst?", "answer": "Ja:\\n### Aus Eiche" },
            { "question": "Und?", "answer": "Ja:\\n- Aus Buche" },
            { "question": "Geölt?", "answer": "Ja<br/>, mit <a href='x'>Leinöl</a>" },
            { "question": "Gebeizt?", "answer": "__N__" },
            { "question": "Gewachst?", "answer": "Ja</p>" },
            { "question": "Lackiert?", "answer": "Nein &#38; nie" },`,
      ],
    },
    finds: [
      `${file}:12:27 Markdown, which visitors see as written\nreceived  "**Esche**"`,
      `${file}:12:55 received  "[unser Holz](/schreiben)"`,
      `${file}:13:47 received  "### Aus Eiche"`,
      `${file}:14:45 received  "- Aus Buche"`,
      `${file}:15:47 received  "<br/>"`,
      `${file}:16:49 received  "__N__"`,
      `${file}:17:50 received  "</p>"`,
      `${file}:18:50 received  "&#38;"`,
    ],
  },
  'leftovers of other programs': {
    files: {
      [file]: [
        '"faq_entries": [',
        `"faq_entries": [
            { "question": "undefined", "answer": "[object Object]" },
            { "question": "Siehe [gallery ids='1,2']", "answer": "{{ product.name }}" },
            { "question": "Siehe [/caption]", "answer": "{!! $text !!} {% if a %}" },
            { "question": "Woher? [hier]", "answer": "Vom Baum. :contentReference[oaicite:0]{index=0}" },
            { "question": "Wann【4†source】?", "answer": "Bald citeturn0search1" },`,
      ],
    },
    finds: [
      `${file}:12:27 the name of a value, which a program wrote in place of a text\nreceived  "undefined"`,
      `${file}:12:50 received  "[object Object]"`,
      `${file}:13:27 a shortcode, which visitors see as written: the host has to replace it\nreceived  "[gallery ids='1,2']"`,
      `${file}:13:66 a placeholder, which is not filled in content\nreceived  "{{ product.name }}"`,
      `${file}:14:27 received  "[/caption]"`,
      `${file}:14:57 received  "{!! $text !!}"`,
      `${file}:15:54 a mark of a chat program, which visitors see as written\nreceived  ":contentReference[oaicite:0]"`,
      `${file}:16:27 received  "【4†source】"`,
      `${file}:16:56 received  "citeturn0search1"`,
    ],
  },
  'HTML that was encoded': {
    files: {
      [file]: ['"description"', '"description_html": "&lt;p&gt;Ein Bogen&lt;/p&gt;", "description"'],
    },
    finds: `${file}:5:25 HTML whose tags are encoded, so visitors see them as written: send the tags themselves`,
  },
  'a tag that the words are about': {
    files: { [file]: ['"description"', '"description_html": "<p>Das Zeichen &lt;p&gt;</p>", "description"'] },
  },
  'Markdown and a tag in the texts of articles': {
    files: {
      'content/api/notizen.json': [
        ['Esche für', '**Esche** für'],
        ['biegt sich', 'biegt <i class=\\"a\\">sich</i>'],
        ['"image"', '"readTime": "5 <b>Minuten</b>", "image"'],
      ],
    },
    finds: [
      'content/api/notizen.json:5:17 received  "<b>"',
      'content/api/notizen.json:6:13 received  "**Esche**"',
      'content/api/notizen.json:7:16 received  "<i class=',
    ],
  },
  'in a config, in the settings, in a kind and in a head': {
    files: {
      'page-configs/general/schreiben.ts': [
        ['Was dürfen wir bauen?', 'Was <b>dürfen</b> wir bauen?'],
        ['Senden', 'Senden &amp; warten'],
        ['Schreiben Sie uns |', '**Schreiben** Sie uns |'],
      ],
      'page-configs/words.ts': ["noPicture: '", "noPicture: '*Nur* "],
      'page-configs/kinds.ts': [
        "seite: { metadata: 'werkstatt' }",
        "seite: { metadata: 'werkstatt', defaults: [{ block: { type: 'hero' }, options: { heading: '<i>Licht</i>' } }] }",
      ],
      'page-configs/metadata.json': ['"title": "', '"title": "A &amp; B, '],
    },
    finds: [
      'page-configs/words.ts:11:16 received  "*Nur*"',
      'page-configs/kinds.ts:4:93 received  "<i>"',
      'page-configs/metadata.json:3:14 an HTML entity in plain text',
      'page-configs/general/schreiben.ts:8:12 received  "**Schreiben**"',
      'page-configs/general/schreiben.ts:16:16 a tag in plain text',
      'page-configs/general/schreiben.ts:21:15 received  "&amp;"',
    ],
  },
  'signs that mean themselves': {
    files: {
      [file]: [
        [
          'Ein Bogen aus Esche',
          'Holz & Stahl, 3 * 4 < 13, 2*3*4, *a, *b, 2 ** 3, Nr. # 1 - [a] (b) {c d} und _so_ fort',
        ],
        ['"description"', '"description_html": "<p><strong>Holz</strong> &amp; Stahl</p>", "description"'],
      ],
    },
  },
}
