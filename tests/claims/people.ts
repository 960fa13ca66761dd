import { claim } from './claim.ts'

export const people = [
  claim(
    'axe-core has nothing against any example of any block, nor the shell, nor a failure',
    'WCAG 2.2 AA',
    {
      'blocks/every-example.test.tsx': ['is accessible as far as axe can tell'],
      'shell/landmarks.test.tsx': ['axe-core has nothing against the shell, the menu open or closed'],
      'pages/general-failures.test.tsx': ['the failure has nothing that axe-core objects to'],
    },
  ),
  claim(
    'What a screen reader speaks was reviewed',
    'the first example of each block; landmarks and headings of each kind of page',
    {
      'blocks/spoken.test.tsx': ['$type: $name is spoken as it was reviewed'],
      'pages/spoken-pages.test.tsx': ['%s is gone through by landmarks and headings as it was reviewed'],
    },
  ),
  claim(
    'A page that is opened is a document of its own, and begins at its top',
    'links, Back, Forward, the browser’s cache, anchors',
    {
      'pages/start-at-top.test.ts': [
        'Back and Forward begin at the top, also where the browser scrolls before the page is shown',
        'a page out of the browser’s cache begins at the top, each time',
        '%s to an anchor stays at the anchor',
      ],
      'browser/navigation.test.ts': [
        'the browser follows links: each is a document with its own title, and no list of addresses is loaded',
        'where the browser brings it back from its cache',
      ],
    },
  ),
  claim('Text of twice its size keeps every control', '200 % text on a phone', {
    'browser/reading-modes.test.ts': ['%s with text of twice its size on a phone keeps every control'],
  }),
  claim('Paper, and the visitor’s own colours', 'print, forced colours', {
    'browser/paper.test.ts': ['on paper it is black on white, with every answer, and nothing that floats'],
    'browser/reading-modes.test.ts': [
      'with the visitor’s own colours icons stand on a ground of theirs, and buttons have an edge',
    ],
  }),
  claim('What can be touched is at least 44 px each way', 'a phone', {
    'browser/behaviour.test.ts': ['what can be touched on a phone is at least 44 px each way'],
  }),
  claim(
    'Every page comes whole and answers, and axe-core finds nothing, whoever made the browser',
    'every route',
    {
      'engines/core.test.ts': [
        'every page comes whole, and axe finds nothing',
        'a press is answered as soon as the page has come',
      ],
    },
  ),
  claim('The keyboard alone leads from Home to an enquiry that is sent', 'no pointer', {
    'engines/core.test.ts': ['by the keyboard alone from Home to an enquiry that is sent'],
  }),
]
