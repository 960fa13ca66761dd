import { claim } from './claim.ts'

export const hostile = [
  claim(
    'No HTML of the content service runs, loads or leads anywhere',
    'at least 350 vectors in every field, 400 of them collected by others: DOMPurify’s tests, html5sec.org, OWASP’s cheat sheet',
    {
      'unit/hostile-html.test.ts': [
        'those that others have published are among them, by name',
        'nothing of any vector is left that could run, load or go, also when it is read a second time',
      ],
      'browser/hostile.test.ts': ['%s nothing of any vector in any field runs, loads or goes anywhere'],
      'browser/development.test.ts': [
        'nothing of any hostile vector in any field runs, loads or goes anywhere, though no policy stands behind the sanitiser',
      ],
    },
  ),
  claim(
    'The published policy holds, and our own code keeps to it',
    'scripts, frames, styles, pictures from elsewhere',
    {
      'browser/policy.test.ts': [
        'the policy is in force: what it does not allow does not run, load or show',
        'every page keeps to the policy when the app draws it, rich text by the sanitiser included',
      ],
    },
  ),
  claim(
    'The server answers every request by the book, alone and behind nginx',
    'over 1,500 odd paths, methods, ranges, headers and bodies',
    {
      'unit/server-hostile.test.ts': ['the table is large enough, and holds nothing twice', '%s'],
    },
    ['nginx'],
  ),
  claim(
    'Nothing outside the published folder is served',
    'traversal, encodings, hidden files',
    {
      'unit/server.test.ts': [
        '%s is not found: it is no page and no file of one',
        '%s leads nowhere, and breaks nothing',
      ],
      'browser/serving.test.ts': ['nothing outside the published folder is answered'],
    },
    ['nginx'],
  ),
  claim('A slow client holds nobody up', 'headers and bodies byte by byte, silence', {
    'unit/server-slow-clients.test.ts': [
      'who sends headers byte by byte is told that it took too long; all others are served meanwhile',
    ],
  }),
  claim(
    'The mailbox takes only what the form sends, from this site, at a human pace',
    '50 MB, a flood, foreign sites, control characters',
    {
      'unit/server-mailbox.test.ts': [
        'fifty megabytes are refused before they are read',
        'one address sends so many entries in a while, and is told when it may again',
        'an entry arrives, and is told of in one line that no terminal obeys',
      ],
    },
  ),
  claim('Every answer carries the security headers', 'pages, content, errors, refusals', {
    'unit/server.test.ts': ['%s carries the site’s headers, asked with %s'],
  }),
]
