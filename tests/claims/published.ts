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
  claim('Publishing again under load fails no request', 'again and again', {
    'unit/server-publishing.test.ts': [
      'the site is published again and again under load, and not one request fails',
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
  claim('Hydration keeps every element of the published page', 'every element compared', {
    'browser/published.test.ts': ['hydration keeps every element of the published page'],
  }),
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
