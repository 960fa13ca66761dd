import { expect, test } from 'vitest'
import { hero, pageWith, problemsIn, smallestPage } from '../../support/config-problems.ts'

const page = (changed: object) => ({ ...smallestPage, ...changed })
const strip = (section: unknown) => pageWith({ type: 'strip', id: 'strip', section })
const grid = (options: object) =>
  pageWith({ type: 'features-grid', id: 'features', heading: 'Why?', ...options })
const banner = (button: object) => pageWith({ type: 'cta-banner', id: 'cta', heading: 'Ready?', button })
const faq = { type: 'faq', id: 'faq' }
const titles = ['Touch Response', 'Multi-Touch', 'High Brightness', 'Low Latency']
const many = [
  { type: 'strip', id: 'strip', section: 3, headng: 'Pixel Pitch' },
  { type: 'mosaics', id: 'mosaic' },
  { id: 'Faq', type: 'faq', heading: '', section: 0 },
]

test.each(
  Object.entries<[input: unknown, ...says: string[]]>({
    'a value that is not among the choices': [
      page({ content: { endpoint: 'blog', kind: 'article-list' } }),
      'content.kind [invalid-value] | expected  one of "sections", "gallery", "articles", "article" | received  "article-list" | did you mean "articles"?',
    ],
    'a choice that is not among the numbers': [
      pageWith({ type: 'cards', id: 'uses', section: 3, columns: 5 }),
      'blocks[1].columns (cards) [invalid-value] | expected  2, 3 or 4 | received  5',
    ],
    'numbers out of their range, and one that is not whole': [
      pageWith(
        { type: 'intro', id: 'intro', section: 2, picture: 0 },
        { type: 'showcase', id: 'showcase', section: 4, interval: 3000.5 },
        { type: 'features-grid', id: 'features', section: 5, heading: 'Why?', titleOnly: [2, 6] },
      ),
      'blocks[1].picture (intro) [invalid-value] | expected  a whole number of at least 1 | received  0',
      'blocks[2].interval (showcase) [invalid-value] | expected  a whole number of at least 1000 | received  3000.5',
      'blocks[3].titleOnly[1] (features-grid) [invalid-value] | expected  a whole number from 1 to 5 | received  6',
    ],
    'a section number above the last': [
      strip(120),
      'blocks[1].section (strip) [invalid-value] | expected  a whole number from 1 to 99, a name such as "faq_section" or { key } | received  120',
    ],
    'a section number as a text': [
      strip('3'),
      'blocks[1].section (strip) [invalid-value] | expected  a section number from 1 to 99, a name such as "faq_section", or { key } | received  "3"',
    ],
    'a features grid with a section and items': [
      grid({
        section: 5,
        items: [...titles, 'Durable Surface'].map((title) => ({ title })),
      }),
      'blocks[1] (features-grid) [invalid-value] | problem   a features grid takes either a "section" or "items" | received  { type, id, heading, section, items }',
    ],
    'a hero with neither section nor heading': [
      page({ blocks: [{ type: 'hero', id: 'hero' }] }),
      'blocks[0] (hero) [invalid-value] | problem   a hero needs a "section" or a "heading" | received  { type, id }',
    ],
    'an id of two blocks': [
      pageWith(faq, { ...faq, section: 6 }),
      'blocks[2].id (faq) [invalid-value] | problem   "faq" is also the id of blocks[1]: write another id | received  "faq"',
    ],
    'two blocks of a type that a page can have once': [
      pageWith(
        { type: 'search', heading: 'Search' },
        { type: 'search', id: 'second', heading: 'Search again' },
      ),
      'blocks[2].type (search) [invalid-value] | problem   the page has a block of this type already: remove one of them | received  "search"',
    ],
    'an id that is no anchor': [
      pageWith({ ...faq, id: 'FAQ 1' }),
      'blocks[1].id (faq) [invalid-value] | expected  lower case words joined by hyphens | received  "FAQ 1"',
    ],
    'a section on a page without content': [
      page({ blocks: [hero, faq] }),
      'content [invalid-value] | problem   is missing, but blocks[1] shows a section of the content service | received  nothing',
    ],
    'no blocks': [
      page({ blocks: [] }),
      'blocks [invalid-value] | problem   a page needs at least one block | received  a list of 0',
    ],
    'a text that is empty, and one with blank edges': [
      page({ name: '', title: ' LED Standee Display' }),
      'name [invalid-value] | problem   must not be empty | received  ""',
      'title [invalid-value] | problem   must not begin or end with a blank | received  " LED Standee Display"',
    ],
    'a content source that is misspelt': [
      page({
        content: { endpoint: '/api/retails', envelope: 'lst', prefix: 'Retail', imageField: 'href' },
      }),
      'content.endpoint [invalid-value] | expected  a path without leading slash | received  "/api/retails"',
      'content.envelope [invalid-value] | expected  one of "list", "data", "either" | received  "lst" | did you mean "list"?',
      'content.prefix [invalid-value] | expected  lower case words joined by _ | received  "Retail"',
      'content.imageField [invalid-value] | expected  one of "image", "url" | received  "href"',
    ],
    'an address without its slash': [
      banner({ label: 'Go', to: 'contact' }),
      'blocks[1].button.to (cta-banner) [invalid-value] | expected  a path of this site that begins with / | received  "contact" | did you mean "/contact"?',
    ],
    'an address without a protocol': [
      banner({ label: 'Go', to: '//example.com' }),
      'blocks[1].button.to (cta-banner) [invalid-value] | expected  a path of this site that begins with / | received  "//example.com"',
    ],
    'a picture of another site': [
      page({
        blocks: [{ ...hero, picture: { src: 'https://example.com/a.webp' } }],
      }),
      'blocks[0].picture.src (hero) [invalid-value] | expected  a file under /media/ | received  "https://example.com/a.webp"',
    ],
    'problems in the order of the document': [
      { ...pageWith(...many), noindx: true },
      'blocks[1].headng (strip) [unknown-key] | expected  one of the keys type, id, ground, lang, draft, from, until, section, heading, text, fallbackHeading, fallbackText, label | received  key "headng" | did you mean "heading"?',
      'blocks[2].type (mosaics) [invalid-value] | expected  one of the blocks | received  "mosaics" | did you mean "mosaic"?',
      'blocks[3].id (faq) [invalid-value] | expected  lower case words joined by hyphens | received  "Faq"',
      'blocks[3].heading (faq) [invalid-value] | problem   must not be empty | received  ""',
      'blocks[3].section (faq) [invalid-value] | expected  a whole number from 1 to 99, a name such as "faq_section" or { key } | received  0',
      'noindx [unknown-key] | expected  one of the keys kind, name, … | received  key "noindx" | did you mean "noindex"?',
    ],
  }),
)('%s', (_, [input, ...says]) => {
  expect(problemsIn(input)).toEqual(says)
})
