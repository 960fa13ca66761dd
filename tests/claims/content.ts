import { claim } from './claim.ts'

export const content = [
  claim(
    'A published page stays as it was published, and asks once',
    'down, unreachable, cut, HTML, empty, 10 MB',
    {
      'faults/content.test.tsx': ['stays as it was published, without a word, and asks once'],
      'browser/newer-content.test.ts': ['a service that %s leaves what was published, and is reported'],
    },
  ),
  claim(
    'A page opened by a link says why there is nothing to show, with Retry',
    'status, no network, what is no content',
    {
      'pages/failures.test.tsx': [
        'status %i: shows its row of the catalogue, and Retry reloads',
        'no network: shows the raw message in the same frame',
        '%s: shows the error',
      ],
      'faults/content.test.tsx': ['says why, with Retry, and asks once'],
    },
  ),
  claim(
    'A slow service is waited for 15 s, and no longer',
    'just under and over, at the start and in the middle',
    {
      'faults/content.test.tsx': [
        'just under 15 s: the page loads until then, and shows the answer',
        'over 15 s, with an answer %s: the page says so, and asks once',
        'over 15 s on a published page: it stays as it was published, and asks once',
      ],
    },
  ),
  claim('No more than 4 MB of an answer are taken', '10 MB', {
    'faults/content.test.tsx': ['of 10 MB no more than the first four are taken'],
  }),
  claim('Redirects are followed to content, and no further', 'to content, to a login page', {
    'faults/content.test.tsx': [
      'to where the content is now: it is shown, and asked for once',
      'to a page where one signs in: the page says that it is no content',
    ],
  }),
  claim(
    'Each opening shows what it was told, and takes nothing from somebody who uses the page',
    'content that changes between calls; open questions, focus, a form in use',
    {
      'faults/content.test.tsx': [
        'before a published page asks: it shows what is newer, and asks once',
        'to fewer sections, and back: each opening shows what it was told, and asks once',
        'to an error, and back: the error is of that opening alone',
      ],
      'pages/newer-content.test.tsx': [
        'what is open stays open, the focus stays, and the page does not move, whatever its anchor',
        'somebody who fills in a form is not disturbed by newer content',
      ],
      'browser/newer-content.test.ts': [
        'newer content takes away nothing that somebody types',
        'newer content is drawn, and what the visitor opened, the focus and the place on the page stay',
      ],
    },
  ),
  claim(
    'What is partly wrong costs no more than its own part, and is counted',
    'nulls, numbers, lists, misspelt shapes',
    {
      'pages/odd-content.test.tsx': [
        'null items are left out',
        'a section that is %s is left out, and the rest stands',
      ],
      'unit/content-contract.test.ts': ['several oddities of one answer are all counted'],
    },
  ),
  claim(
    'No answer makes a page throw, go blank or show a value in place of words',
    'near-valid and arbitrary answers at random, 100,000 of them by `npm run fuzz`',
    {
      'unit/content-fuzz.test.ts': [
        'a page whose answer is nearly right stands (seed …)',
        'a page whose answer is anything at all stands, or says that it is no answer (seed …)',
      ],
    },
  ),
  claim('Content may be in any language, right to left too', 'Hindi, Tamil, Arabic', {
    'faults/languages.test.tsx': [
      'content in %s is said letter by letter, each text in its own direction, from one call',
      'an article in Arabic, and the list it stands in',
    ],
  }),
  claim('A block that crashes takes no other with it', 'a component and a behaviour that throw', {
    'pages/block-crash.test.tsx': [
      'a crash of one block leaves the rest of the page standing and reaches the sink once',
      'a visitor reads one quiet line, and nothing of the error',
    ],
    'pages/attach-behaviours.test.ts': ['may fail: that is reported, and leaves the others alone'],
  }),
  claim('A file that a deploy took away is found by one reload', 'it comes back, or stays away', {
    'pages/reload-once.test.ts': ['a file that is gone reloads the page, once, and is told of'],
    'browser/after-a-deploy.test.ts': [
      'settings that are gone are missed only by newer content, reload the page once, and it stays as it was published',
      'the form’s script that is gone is found by one reload, which loses nothing typed',
      'where it stays away there is one reload and no more, with storage %s',
      'a style sheet that is gone reloads the page, which finds the new one',
    ],
  }),
  claim('One content call per page opened, without query, body or headers of our own', 'every page', {
    'browser/behaviour.test.ts': [
      'one content call per page opened, without query, body or headers of our own',
    ],
    'pages/every-page.test.tsx': [
      'loads, with one plain GET, into everything it should say, sound from head to footer',
    ],
  }),
  claim('A page is read without a script', 'JavaScript off', {
    'browser/published.test.ts': ['is readable without a script, its links and questions work'],
  }),
]
