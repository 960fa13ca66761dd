import { claim } from './claim.ts'

export const published = [
  claim(
    'Published bit by bit is what is published at once',
    'a site edited at random, published after each edit',
    {
      'browser/edit-sequences.test.ts': [
        'a small site edited at random and published after each edit is what is published from nothing',
      ],
      'browser/publishing-again.test.ts': ['what was published bit by bit is what is published at once'],
    },
  ),
  claim('Publishing again under load fails no request', 'again and again, and two at once', {
    'unit/server-publishing.test.ts': [
      'the site is published again and again under load, and not one request fails',
      'a server that starts while the site is published anew starts with what is there then',
    ],
    'unit/publish-checks.test.ts': [
      'may be replaced twice at the same time: each is whole, and what is whole last stays',
    ],
  }),
  claim(
    'An endpoint that fails is named, and the last good answers stand in',
    'the content host down while publishing',
    {
      'unit/site-content.test.ts': [
        'every endpoint that fails is named, with its address and what came',
        'with the last good answers the site is whole, and it is said which pages are of when',
      ],
    },
  ),
  claim('A page that came out nearly empty is not published', 'content that lost its sections', {
    'unit/publish-checks.test.ts': ['is told from one that did not'],
  }),
  claim('Samples do not go online by accident', 'a deployed address', {
    'unit/samples.test.ts': ['is refused as long as there are samples'],
  }),
  claim(
    'React runs nothing of a published page but its islands; an island takes over the very elements, and loses and doubles nothing',
    'the source of every view; every element compared; typed and pressed before the script, while it hydrates, and again',
    {
      'unit/markup-alone.test.ts': [
        'no view uses a state, an effect or a reference, but in an island',
        'no view has a handler of React, but in an island',
      ],
      'pages/islands.test.tsx': [
        'stands as it was published until somebody turns to it, and then as the same elements',
        'what was typed before is there, is stored as the draft, and is not typed twice',
        'what is typed while it is hydrated is there',
        '%s before it is hydrated: the button says that it works, and it is done once',
      ],
      'browser/islands.test.ts': [
        'an enquiry that is filled in and sent, pressed twice, arrives once',
        'what is typed and chosen stays, and is stored, also what is typed while it is hydrated',
        'what is typed before even the first script comes stays',
      ],
    },
  ),
  claim('Every page keeps its budgets', 'script, HTML, fonts, first view', {
    'browser/budgets.test.ts': ['$page keeps its budgets'],
  }),
  claim(
    'What is published is valid HTML, names nothing that is not there, and its structured data can be read',
    'every example by html-validate, every page by the W3C’s checker where Java is; links, anchors, pictures, scripts of every page',
    {
      'blocks/every-example.test.tsx': ['is valid HTML'],
      'unit/html-by-vnu.test.ts': ['…the Nu HTML Checker has nothing against any published page'],
      'browser/published.test.ts': [
        'whatever a published page names is there, and its structured data can be read',
      ],
    },
  ),
]
