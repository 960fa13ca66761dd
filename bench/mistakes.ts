/**
 * A mistake of an author: its name, the file, the text to replace (`undefined`: the whole file), the text in its place
 * (`undefined` removes the file), parts of the finding that names cause and cure, and the number of findings if it is not 1.
 */
export type Mistake = readonly [
  name: string,
  file: string,
  from: string | RegExp | undefined,
  to: string | undefined,
  says: string | readonly string[],
  findings?: number,
]

const page = 'page-configs/industries/Retail.ts'
const answer = 'content/api/retails.json'
const json = 'page-configs/general/probe.json'
const redirects = 'page-configs/redirects.ts'
const html = /(?<="description_html": ")(?=<p>LED for windows)/

/** A page in JSON, which is added before the mistakes are made. */
export const probe = {
  file: json,
  text: `{
  "$schema": "../../schemas/generated/page.schema.json",
  "kind": "about",
  "title": "Probe",
  "blocks": [
    {
      "type": "hero",
      "heading": "A page in JSON",
      "text": "It has enough words for a page of its own, so that nothing else is wrong with it: a wall is planned, built, tested, handed over and looked after by one team."
    },
    { "type": "cta-banner", "heading": "Plan a wall", "button": { "label": "Ask for a plan" } }
  ]
}
`,
}

/** The 34 mistakes of the report on four kinds of new users, in its order, and those added since. */
export const mistakes: readonly Mistake[] = [
  ['a comma is missing', page, "title: 'Retail',", "title: 'Retail'", 'a comma is missing'],
  ['an option is misspelt', page, 'button:', 'buton:', 'did you mean "button"'],
  ['a type in capitals', page, "'hero'", "'Hero'", 'did you mean "hero"'],
  ['a section that does not exist', page, 'section: 6', 'section: 9', ['retail_section9', '/api/retails'], 2],
  [
    'a link to a missing page',
    page,
    '/led-standee-display',
    '/led-standee-displya',
    'did you mean "/products/led-standee-display"',
  ],
  [
    'a link without a slash',
    page,
    "'/products/led-standee-display",
    "'products/led-standee-display",
    'did you mean "/products/led-standee-display"',
  ],
  [
    'two commas in content',
    answer,
    '"retail_section1",',
    '"retail_section1",,',
    ['cannot be read as JSON', 'one of two commas is too many'],
  ],
  [
    'a misspelt picture',
    answer,
    'retail-window-4',
    'retail-windwo-4',
    'did you mean "pictures/retail-window-4.webp"',
  ],
  [
    'an object in place of a list',
    answer,
    /\[(\s*\{\s*"image": "pictures\/retail-window-4[^}]*\})\s*\]/,
    '$1',
    ['images', 'list'],
  ],
  [
    'a misspelt field beside the right one',
    answer,
    '"answer":',
    '"anwser": "Yes.", "answer":',
    'did you mean "answer"',
  ],
  ['a tag in a title', answer, 'Store screens', '<b>Store</b> screens', 'description_html'],
  ['a mark of byte order', json, /^/, '\uFEFF', 'byte'],
  [
    'a block twice',
    page,
    "{ type: 'intro', section: 2 },",
    "{ type: 'intro', section: 2 }, { type: 'intro', section: 2 },",
    ['"intro"', 'id'],
    2,
  ],
  ['a wrong prefix', page, "prefix: 'retail'", "prefix: 'retial'", 'did you mean "retail"', 2],
  [
    'export default forgotten',
    page,
    'export default definePage',
    'definePage',
    'write "export default definePage(',
  ],
  ['a misspelt package', page, "'pagework'", "'pagewrok'", 'did you mean "pagework"'],
  [
    'redirects in a circle',
    redirects,
    "{ from: '/home', to: '/' }",
    "{ from: '/home', to: '/house' }, { from: '/house', to: '/home' }",
    'circle',
    2,
  ],
  ['a redirect away from a page', redirects, "from: '/home', to: '/'", "from: '/about', to: '/'", '/about'],
  [
    'another title of a card',
    'content/api/industry.json',
    '"title": "Retail"',
    '"title": "Retail shops"',
    'Retail',
    2,
  ],
  [
    'a file name with blanks',
    'page-configs/industries/My Shops.ts',
    undefined,
    "import { definePage } from 'pagework'\n\nexport default definePage({ title: 'My Shops', blocks: [] })\n",
    'letters from a to z',
    5,
  ],
  ['a page deleted', page, undefined, undefined, 'Retail', 40],
  ['JSON: a comment', json, '"kind"', '// a comment\n"kind"', 'a comment, which JSON does not allow'],
  ['JSON: a section as a text', json, '"heading": "A page in JSON"', '"section": "3"', 'section', 2],
  ['JSON: blocks as an object', json, /"blocks": \[[^]*\]/, '"blocks": { "hero": {} }', 'a list'],
  ['JSON: cut off', json, /"heading": "Plan[^]*/, '', 'is not closed'],
  ['JSON: single quotes', json, '"Probe"', "'Probe'", 'no quotation mark of JSON'],
  [
    'JSON: a key twice',
    json,
    '"title": "Probe",',
    '"title": "Probe",\n"title": "Probe",',
    'is written twice',
  ],
  [
    'JSON beside TypeScript',
    'page-configs/industries/Retail.json',
    undefined,
    probe.text,
    ['/industry/Retail', 'address'],
    6,
  ],
  ['JSON: a text in place of a truth value', json, '"kind"', '"noindex": "yes", "kind"', 'true or false'],
  [
    'a telephone number as a number',
    'page-configs/site.ts',
    "phone: '+91 90000 00000'",
    'phone: 919000000000',
    ['expected', 'a text', '919000000000'],
  ],
  ['a word as a number', 'page-configs/words.ts', "'Image Error'", '7', ['common.brokenPicture', 'a text']],
  ['a misspelt kind', json, '"about"', '"abuot"', 'did you mean "about"'],
  ['an undefined variable', page, 'section: 6', 'section: SECTION', 'SECTION is not defined'],
  [
    'a heading of 3,000 letters',
    page,
    "'Screens for shops'",
    `'${'Screens for shops '.repeat(170).trim()}'`,
    'a heading of at most 200 characters',
  ],
  ['a question twice', answer, /("question": "[^"]*",\s*"answer": "[^"]*"\s*\},)/, '$1 { $1', 'question'],
  [
    'a malformed e-mail link',
    answer,
    html,
    "<a href='mailto:hello@xigi,example'>Write</a> ",
    'hello@xigi,example',
  ],
  ['a missing anchor', answer, html, "<a href='/contact#nowhere'>Contact</a> ", 'nowhere'],
  [
    'a telephone number of somebody else',
    answer,
    '"answer": "',
    '"answer": "Call +91 98400 12345. ',
    '+91 98400 12345',
  ],
  [
    'a web address in a text',
    answer,
    '"answer": "',
    '"answer": "See http://old.example here. ',
    'http://old.example',
  ],
  [
    'the opening of another page',
    json,
    /(?<="text": ")[^"]*/,
    'Four papers come with every screen. Read them before you order; print this page, and each begins on a sheet of its own.',
    'opens with the text of /',
  ],
  [
    'a number that contradicts the facts',
    answer,
    'west-facing windows need 3,500 to 5,500 nits',
    'Indoor panels are P9.9',
    'content/facts.json',
  ],
  ['American spelling', answer, 'sizes, colours and stock', 'sizes, colors and stock', 'colour'],
  ['a missing quotation mark', page, "'Retail',", "'Retail,", 'not closed'],
  ['a bracket too few', page, /\n {2}\],\n\}\)/, '\n})', 'a bracket'],
  [
    'a misspelt icon',
    'page-configs/site.ts',
    "icon: 'industry'",
    "icon: 'industri'",
    'one of home, industry',
  ],
  ['a misspelt endpoint', page, "'retails'", "'retail'", 'did you mean "retails"', 20],
  [
    'a misspelt set of questions',
    'page-configs/structured-data/custom-led-display.json',
    '"question"',
    '"qestion"',
    'did you mean "question"',
  ],
  ['a misspelt colour', 'page-configs/brand.tokens.json', /#[0-9a-f]{6}/, '#12345', '#'],
  ['a misspelt placeholder', page, "'Put your window to work'", "'{titel} for windows'", '{titel}'],
  ['typographic quotation marks', page, "'Screens for shops'", '‘Screens for shops’', 'quotation mark'],
  ['an answer without text', answer, /"answer": "[^"]*"/, '"answer": ""', 'answer'],
]
